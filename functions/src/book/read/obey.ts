/**
 * What the programs of children have in common (`looking-child.ts`, `reading-child.ts`, `drawing-child.ts`): each takes one `Job` from
 * its parent, reports, and ends. A PDF's content is only ever parsed there, so that a hostile one costs a process and nothing else.
 */
import { goOffline } from './confine.ts';
import { ReadError } from './failure.ts';
import type { Job, Report } from './protocol.ts';
import { keepWatch } from './watchdog.ts';

/** The child's own bound is looser than the parent's: it is for the case that the parent is gone or stuck. */
const SLACK_MS = 2_000;

/**
 * Settles when the message is on its way. Waiting for it is what gives the parent its turn: pdf.js runs from promise to
 * promise, so that without a wait nothing would leave this process until the book is read.
 */
export const report = (message: Report) =>
  new Promise<void>((resolve, reject) => {
    if (!process.send) throw new Error('Started without a parent');
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

/** Processor time that this process has used, in milliseconds. */
export const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** `maxRSS` is in kilobytes, on every system. */
export const peakBytes = () => process.resourceUsage().maxRSS * 1_024;

async function obey(job: Job, work: (job: Job) => Promise<void>): Promise<void> {
  const { memoryBytes, wallMs, cpuMs } = job.limits;
  keepWatch({ memoryBytes, wallMs: wallMs + SLACK_MS, ...(cpuMs !== undefined && { cpuMs }) });
  // The watch is a thread: no other can begin after this.
  goOffline();
  try {
    await work(job);
  } catch (error) {
    const failure = error instanceof ReadError ? error.failure : 'unusable';
    await report({ kind: 'failed', failure, message: error instanceof Error ? error.message : String(error) });
  }
}

/** Killed, not ended in order: threads of the canvas can keep a process that exits waiting for ever. */
const end = () => process.kill(process.pid, 'SIGKILL');

/** Takes this process's one job: watched and without network from before its file is opened. */
export function obeyParent(work: (job: Job) => Promise<void>): void {
  let isDone = false;
  // Without its parent it is nobody's.
  process.once('disconnect', () => (isDone ? process.exit(0) : end()));
  process.once('message', (job: Job) => {
    obey(job, work).then(() => {
      isDone = true;
      process.disconnect?.();
    }, end);
  });
}
