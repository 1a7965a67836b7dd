/** How long a student is here. What is done for one must end with them, and never go on as the next. */
import { useAuth } from './auth-store.ts';

export interface Presence {
  /** Undefined where nobody is signed in. */
  uid: string | undefined;
  /** Aborts when the student leaves, or another takes their place. */
  signal: AbortSignal;
}

let leaving = new AbortController();

useAuth.subscribe(({ user }, before) => {
  if (before.user === null || user?.uid === before.user.uid) return;
  leaving.abort();
  leaving = new AbortController();
});

/** Who is here now. */
export const presence = (): Presence => ({ uid: useAuth.getState().user?.uid, signal: leaving.signal });

/**
 * What sends a student's waiting work: one run at a time, which ends with the student; the next student has a run of their own. What is
 * asked for during a run follows it: the run may have passed what has changed since.
 * @param send never throws; is to touch nothing once the signal has aborted
 */
export function sender(send: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  let running: { signal: AbortSignal; again: boolean; done: Promise<void> } | null = null;
  return () => {
    const { uid, signal } = presence();
    if (uid === undefined) return Promise.resolve();
    if (running?.signal === signal) {
      running.again = true;
      return running.done;
    }
    const run = { signal, again: false, done: Promise.resolve() };
    running = run;
    const rounds = async () => {
      do {
        run.again = false;
        await send(signal);
      } while (run.again && !signal.aborted);
    };
    run.done = rounds().finally(() => {
      if (running === run) running = null;
    });
    return run.done;
  };
}
