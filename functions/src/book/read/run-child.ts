/** One reading child from fork to end: bounded, silent, without the parent's secrets, files and network. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readable } from './confine.ts';
import type { Job, Report } from './protocol.ts';

/** The programs: as source, and where they start as shipped, which two of them do in one place (`start.cjs`). */
const PROGRAMS = {
  looking: { source: './looking-child.ts', shipped: './reading-child.cjs' },
  reading: { source: './reading-child.ts', shipped: './reading-child.cjs' },
  /** The only one that needs the native canvas. */
  drawing: { source: './drawing-child.ts', shipped: './drawing-child.js' },
};

const PROGRAM_OF = { inspect: 'looking', read: 'reading', draw: 'drawing', pictures: 'drawing' } as const;

function programFor({ kind }: Job): string {
  const { source, shipped } = PROGRAMS[PROGRAM_OF[kind]];
  return fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? source : shipped, import.meta.url));
}

/**
 * Room for young objects (MiB), most of which are gone with their page: with V8's own 32 it collects so seldom that 1,158 pages
 * held 384 MB, with 4 they hold 287, in the same time. A page that is drawn lies outside of the heap.
 */
const YOUNG = { reading: ['--max-semi-space-size=4'], drawing: ['--max-semi-space-size=2', '--optimize-for-size'] };

/** Old objects are collected once they have grown by half, and not only once they have doubled or more: a fifth less memory. */
const OLD = '--heap-growing-percent=50';

/** What Node is started with for a child that reads, besides what confines it. */
export const READING_FLAGS: readonly string[] = [...YOUNG.reading, OLD];

/**
 * The permission model takes writing, native add-ons, further processes and all files but the program and the PDF from the
 * child (so also `/proc`, where its parent's environment stands); `env: {}` takes the keys. Only a child that draws is given
 * add-ons, for the canvas, which is one. Its heap may not outgrow its memory bound, so that V8 collects before the watchdog
 * strikes.
 */
const execArgv = (job: Job, program: string) => [
  '--permission',
  ...(PROGRAM_OF[job.kind] === 'drawing' ? ['--allow-addons', ...YOUNG.drawing] : READING_FLAGS),
  ...[...readable(program), job.path].map((allowed) => `--allow-fs-read=${allowed}`),
  '--allow-worker',
  '--no-warnings',
  `--max-old-space-size=${Math.round((job.limits.memoryBytes / 2 ** 20) * 0.7)}`,
];

const GRACE_MS = 250;

export type ChildEnd =
  | { how: 'ended' }
  /** No report within `stepMs`, or not done within `wallMs`. */
  | { how: 'timeout' }
  /** Killed by its own watchdog, or crashed. */
  | { how: 'died'; detail: string };

/**
 * Runs one job. Always settles, and the child is gone when it does.
 * @param onReport called in order; what it throws ends the child and rejects.
 * @param program what the child runs; the reader unless a test wants to know what it could reach
 * @throws the signal's reason when aborted
 */
export function runChild(
  job: Job,
  onReport: (report: Report) => void,
  signal?: AbortSignal,
  program = programFor(job),
): Promise<ChildEnd> {
  signal?.throwIfAborted();
  const child = fork(program, [PROGRAM_OF[job.kind]], {
    execArgv: execArgv(job, program),
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<ChildEnd>((resolve, reject) => {
    let outcome: () => void = () => resolve({ how: 'ended' });
    const end = (after: () => void) => {
      outcome = after;
      child.kill('SIGKILL');
    };
    const onTimeout = () => end(() => resolve({ how: 'timeout' }));
    const onAbort = () => end(() => reject(signal?.reason));
    const wall = setTimeout(onTimeout, job.limits.wallMs);
    // A parent that was busy itself sees its timers before its messages: reports that wait get their chance first.
    const onStepOver = () => {
      step = setTimeout(onTimeout, GRACE_MS);
    };
    let step = setTimeout(onStepOver, job.limits.stepMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    const settle = (after: () => void) => {
      clearTimeout(wall);
      clearTimeout(step);
      signal?.removeEventListener('abort', onAbort);
      after();
    };
    child.on('message', (report: Report) => {
      clearTimeout(step);
      step = setTimeout(onStepOver, job.limits.stepMs);
      try {
        onReport(report);
      } catch (error) {
        end(() => reject(error));
      }
    });
    child.once('error', (error) => settle(() => resolve({ how: 'died', detail: error.message })));
    child.once('close', (code, by) => {
      const wasKilled = child.killed;
      if (!wasKilled && (code !== 0 || by !== null))
        outcome = () => resolve({ how: 'died', detail: by ?? `exit ${code}` });
      settle(outcome);
    });
    child.send(job, (error) => error && !child.killed && end(() => resolve({ how: 'died', detail: error.message })));
  });
}
