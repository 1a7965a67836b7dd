import type { Document } from '@contract/library.ts';
import { MAX_UPLOAD_BYTES } from '@contract/limits.ts';
import { create } from 'zustand';
import { library } from '@/config/texts/library.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { upload } from '@/lib/api/upload.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { formatBytes } from '@/lib/format.ts';

interface UploadState {
  /** The chosen file. It stays chosen when an upload fails, so that nothing has to be found again. */
  file: File | null;
  /** Fraction sent, 0–1; null while nothing is under way. At 1 the server is looking at the book. */
  sent: number | null;
  /** Why the last try failed, in words for the student. */
  problem: string | null;
  /** The title of the book that was added last. */
  added: string | null;
  choose: (file: File | null) => void;
  /** Sends the chosen file. Does nothing while one is under way. */
  start: (onAdded: (book: Document) => void) => Promise<void>;
  cancel: () => void;
}

const idle = { file: null, sent: null, problem: null, added: null };
let underWay: AbortController | null = null;
/** One chosen file is one upload, however often it is tried: the server stores it once. */
let key = '';

/** What is wrong with a file before a byte of it is sent, or null. */
export function refusalOf(file: File): string | null {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return library.upload.notPdf;
  if (file.size > MAX_UPLOAD_BYTES) {
    return library.upload.tooLarge(formatBytes(file.size), formatBytes(MAX_UPLOAD_BYTES));
  }
  return null;
}

/** The upload goes on while the student looks at other screens. */
export const useUpload = create<UploadState>((set, get) => ({
  ...idle,

  choose: (file) => {
    if (get().sent !== null) return;
    key = crypto.randomUUID();
    set({ file, problem: null, added: null });
  },

  start: async (onAdded) => {
    const { file, sent } = get();
    if (!file || sent !== null) return;
    const problem = refusalOf(file);
    if (problem) return set({ problem, added: null });
    const controller = new AbortController();
    underWay = controller;
    set({ sent: 0, problem: null, added: null });
    try {
      const book = await upload('upload.upload', file, {
        signal: controller.signal,
        headers: { 'Idempotency-Key': key },
        onProgress: (fraction) => set({ sent: fraction }),
      });
      if (controller.signal.aborted) return;
      onAdded(book);
      set({ ...idle, added: book.title });
    } catch (error) {
      if (controller.signal.aborted) return;
      set({ sent: null, problem: messageOf(error) });
    }
  },

  cancel: () => {
    underWay?.abort();
    set({ sent: null });
  },
}));

useAuth.subscribe(({ user }, before) => {
  if (user?.uid === before.user?.uid) return;
  underWay?.abort();
  useUpload.setState(idle);
});
