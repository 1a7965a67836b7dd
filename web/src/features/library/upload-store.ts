import type { Document } from '@contract/library.ts';
import { MAX_BOOK_BYTES, MAX_UPLOAD_BYTES } from '@contract/limits.ts';
import { create } from 'zustand';
import { library } from '@/config/texts/library.ts';
import { ApiError, type ApiErrorCode, messageOf, withoutPlea } from '@/lib/api/api-error.ts';
import { upload } from '@/lib/api/upload.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { formatBytes } from '@/lib/format.ts';
import { type Holdable, uploadBig } from './big-upload.ts';

/** A file on its way into the library. */
export interface Chosen {
  /** The `Idempotency-Key`: one chosen file is one upload, however often it is tried, and the server stores it once. */
  key: string;
  file: File;
  /** Fraction sent, 0–1; null while it is not its turn. At 1 the server is looking at the book. */
  sent: number | null;
  /** Why its last try failed, in words for the student. It stays chosen, so that nothing has to be found again. */
  problem: string | null;
  /** The same file would fail again (not a PDF, too large, locked): it is listed with its reason and not sent again. */
  hopeless: boolean;
  /** No answer came in time: it may have arrived all the same. */
  late: boolean;
  /** Present while a large file is being sent: it can be paused. */
  holdable: Holdable | null;
}

interface UploadState {
  /** The chosen files that are not in the library yet, in the order they are sent. */
  chosen: readonly Chosen[];
  running: boolean;
  /** The books that were added since files were chosen last, in their order. */
  added: readonly Document[];
  /** Takes these files and no others, as the file picker means it. Does nothing while an upload is running. */
  choose: (files: readonly File[]) => void;
  /** Takes these files as well, as dropping them means it; while an upload is running they are sent in their turn. */
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Sends the chosen files, but for those that can't work, one after the other; one that fails doesn't keep the others. Does nothing while running. */
  start: (onAdded: (book: Document) => void) => Promise<void>;
  /** What was added is known now: it is no longer marked. */
  seen: () => void;
  /** Stops; what has not arrived stays chosen. */
  cancel: () => void;
}

const idle = { chosen: [], running: false, added: [] };

/** Refusals that the same file meets every time; `unusable` may be a file that took too long this once. */
const FOR_GOOD: ReadonlySet<ApiErrorCode> = new Set([
  'too_large',
  'empty_file',
  'not_a_pdf',
  'truncated',
  'password_protected',
  'too_many_pages',
]);

const GATEWAY_TIMEOUT = 504;

const isHopeless = (error: unknown): boolean => error instanceof ApiError && FOR_GOOD.has(error.code);
let underWay = new AbortController();

/** What is wrong with a file before a byte of it is sent, or null. */
function refusalOf(file: File): string | null {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return library.upload.notPdf;
  if (file.size > MAX_BOOK_BYTES) {
    return library.upload.tooLarge(formatBytes(file.size), formatBytes(MAX_BOOK_BYTES));
  }
  return null;
}

const fresh = (file: File): Chosen => ({
  key: crypto.randomUUID(),
  file,
  sent: null,
  problem: null,
  hopeless: false,
  late: false,
  holdable: null,
});

/** Whether pressing Upload sends it. */
export const canBeSent = ({ hopeless }: Chosen): boolean => !hopeless;

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The upload goes on while the student looks at other screens. */
export const useUpload = create<UploadState>((set, get) => {
  const change = (key: string, change: Partial<Chosen>) =>
    set(({ chosen }) => ({ chosen: chosen.map((one) => (one.key === key ? { ...one, ...change } : one)) }));
  const drop = (key: string) => set(({ chosen }) => ({ chosen: chosen.filter((one) => one.key !== key) }));

  /** One try of one file. */
  async function send({ key, file }: Chosen, signal: AbortSignal, onAdded: (book: Document) => void): Promise<void> {
    const refusal = refusalOf(file);
    if (refusal) return change(key, { problem: refusal, hopeless: true });
    change(key, { sent: 0 });
    try {
      const onProgress = (sent: number) => change(key, { sent });
      const book =
        file.size > MAX_UPLOAD_BYTES
          ? await uploadBig(file, key, { signal, onProgress, onHold: (holdable) => change(key, { holdable }) })
          : await upload('upload.upload', file, { signal, headers: { 'Idempotency-Key': key }, onProgress });
      if (signal.aborted) return;
      onAdded(book);
      drop(key);
      set(({ added }) => ({ added: [...added, book] }));
    } catch (error) {
      if (signal.aborted) return;
      const late = error instanceof ApiError && error.status === GATEWAY_TIMEOUT;
      const problem = late ? library.upload.late : withoutPlea(messageOf(error));
      change(key, { sent: null, problem, hopeless: isHopeless(error), late });
    }
  }

  return {
    ...idle,

    choose: (files) => {
      if (!get().running) set({ chosen: files.map(fresh), added: [] });
    },

    add: (files) =>
      set(({ chosen, running, added }) => ({
        chosen: [...chosen, ...files.filter((file) => !chosen.some((one) => isSame(one.file, file))).map(fresh)],
        added: running ? added : [],
      })),

    remove: drop,

    seen: () => set({ added: [] }),

    start: async (onAdded) => {
      const { chosen, running } = get();
      if (running || !chosen.some(canBeSent)) return;
      underWay = new AbortController();
      const { signal } = underWay;
      set({
        running: true,
        added: [],
        chosen: chosen.map((one) => (one.hopeless ? one : { ...one, problem: null, late: false })),
      });
      for (;;) {
        const next = get().chosen.find(({ problem }) => problem === null);
        if (!next) break;
        await send(next, signal, onAdded);
        if (signal.aborted) return;
      }
      set({ running: false });
    },

    cancel: () => {
      underWay.abort();
      set(({ chosen }) => ({ running: false, chosen: chosen.map((one) => ({ ...one, sent: null })) }));
    },
  };
});

useAuth.subscribe(({ user }, before) => {
  if (user?.uid === before.user?.uid) return;
  underWay.abort();
  useUpload.setState(idle);
});

/** The browser asks before the page goes: what is not sent yet would have to be chosen again. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

useUpload.subscribe(({ running }, before) => {
  if (running === before.running) return;
  if (running) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
});
