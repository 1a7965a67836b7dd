import { Missing } from './prepare.mjs';

/**
 * Runs a tool that goes on until it is told to stop: Ctrl-C, SIGTERM, a closed window, or the death of its starter (see
 * guard.mjs) abort the signal that `work` is given. The process ends when `work` has, with 1 if that failed on its own.
 */
export async function runUntilStopped(work: (stopped: AbortSignal) => Promise<void>): Promise<never> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  try {
    await work(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) {
      console.error(
        `\n${error instanceof Missing ? error.message : (error instanceof Error && error.stack) || error}\n`,
      );
      process.exit(1);
    }
  }
  process.exit(0);
}
