import { create } from 'zustand';
import { settings } from '@/config/texts/settings.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import type { Progress } from './archive/collect.ts';

interface TakeOutState {
  /** How far it is; null while nothing is under way. */
  progress: Progress | null;
  /** The archive that was put together last. */
  archive: { name: string; blob: Blob } | null;
  /** Why the last try failed, in words for the student. */
  problem: string | null;
  /** Puts the archive together and hands it to the browser. Does nothing while one is under way. */
  start: () => Promise<void>;
  stop: () => void;
}

const idle = { progress: null, archive: null, problem: null };
let underWay: AbortController | null = null;

/** A download needs its address for a moment after the click; Safari for longer than the others. */
const KEEP_ADDRESS_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_ADDRESS_MS);
}

/** The archive is put together while the student looks at other screens. */
export const useTakeOut = create<TakeOutState>((set, get) => ({
  ...idle,

  start: async () => {
    if (get().progress !== null) return;
    const controller = new AbortController();
    underWay = controller;
    set({ ...idle, progress: { done: 0, doing: settings.takeOut.doing.look } });
    try {
      const { makeArchive } = await import('./archive/make-archive.ts');
      const blob = await makeArchive(useAuth.getState().user?.email ?? null, controller.signal, (progress) => {
        if (!controller.signal.aborted) set({ progress });
      });
      if (controller.signal.aborted) return;
      const name = settings.archive.name(new Date().toISOString().slice(0, 10));
      set({ ...idle, archive: { name, blob } });
      save(name, blob);
    } catch (error) {
      if (!controller.signal.aborted) set({ ...idle, problem: messageOf(error) });
    }
  },

  stop: () => {
    underWay?.abort();
    set(idle);
  },
}));

useAuth.subscribe(({ user }, before) => {
  if (user?.uid !== before.user?.uid) useTakeOut.getState().stop();
});
