/** Students who work with the compiled functions for a while. */
import type { Document } from '../../../functions/src/contract/library.ts';
import { enrol, type Student } from '../../../functions/test/support/students.ts';
import type { Weight } from '../../testing/functions-apart.ts';
import { startFunctions, weightsOf } from '../../testing/functions-service.ts';
import { Ledger, percentile } from './ledger.ts';
import { live } from './student-life.ts';

export interface Load {
  students: number;
  /** How long they work, in milliseconds. */
  forMs: number;
  /** Mean time between two deeds of one student, in milliseconds. */
  thinkMs: number;
  /** Each function in a process of its own, within its own memory, as deployed; else all of them in one instance's. */
  apart?: boolean;
}

export interface Outcome {
  /** The first call of each function, which starts its process where they are apart. */
  first: Ledger;
  ledger: Ledger;
  /** The highest resident memory there was, in bytes. */
  peak: number;
  /** Resident memory of the process that serves, in bytes, from the beginning to the end. */
  memory: number[];
  /** What each function took; none where all were in one process. */
  weights: Record<string, Weight>;
}

const SAMPLES = 60;
/** What an instance has (`functions/src/index.ts`), and how much of it may be JavaScript's: the rest is code, buffers and the system's. */
export const INSTANCE_MIB = 1_024;
const HEAP_MIB = 640;

/** A book for each, read once and copied: fifty readings took longer than the trial. */
async function withBooks(students: readonly Student[]): Promise<[Student, Document][]> {
  // It looks for the emulators as it is loaded.
  const { withCoursebook } = await import('../../../functions/test/support/books.ts');
  const done: [Student, Document][] = [];
  for (const student of students) {
    const id = await withCoursebook(student);
    done.push([student, await student.sees(id, ({ status }) => status === 'ready')]);
  }
  return done;
}

/** One call of each function, one after another. */
async function callEach(student: Student, { id }: Document, ledger: Ledger): Promise<void> {
  const query = { offset: '0' };
  await ledger.timed('upload.list', () => student.call('upload.list'));
  await ledger.timed('book.marks', () => student.call('book.marks', { params: { id } }));
  await ledger.timed('chat.list', () => student.call('chat.list', { query: { pdf_id: id } }));
  await ledger.timed('quiz.get', () => student.call('quiz.get', { params: { id: 'none' } }));
  await ledger.timed('progress.get', () => student.call('progress.get'));
  await ledger.timed('review.today', () => student.call('review.today', { query }));
  await ledger.timed('exam.list', () => student.call('exam.list', { query }));
  await ledger.timed('revise.history', () => student.call('revise.history'));
}

/**
 * @param functionsDir the compiled functions
 * @param suite environment of the emulators that they and the students use
 */
export async function runLoad(functionsDir: string, suite: Record<string, string>, load: Load): Promise<Outcome> {
  const { apart = false } = load;
  const execArgv = apart ? [] : [`--max-old-space-size=${HEAP_MIB}`];
  const service = await startFunctions(functionsDir, suite, { execArgv, apart });
  try {
    Object.assign(process.env, suite, service.env);
    const settled = await withBooks(await enrol(load.students));
    const first = new Ledger();
    for (const [student, book] of settled.slice(0, 1)) await callEach(student, book, first);
    const ledger = new Ledger();
    const memory: number[] = [];
    const sampling = setInterval(() => service.process.send('how much?'), load.forMs / SAMPLES);
    let peak = 0;
    service.process.on('message', (told: { rss: number; peak: number }) => {
      memory.push(told.rss);
      peak = told.peak;
    });
    const end = Date.now() + load.forMs;
    await Promise.all(settled.map(([student, book]) => live(student, book, ledger, end, load.thinkMs)));
    clearInterval(sampling);
    service.process.removeAllListeners('message');
    const weights = apart ? await weightsOf(service) : {};
    return { first, ledger, memory, peak, weights };
  } finally {
    service.stop();
  }
}

/** By how much the memory of the last third is over that of the middle one, as a ratio of medians: 1 is flat. */
export function growth(memory: readonly number[]): number {
  const third = Math.floor(memory.length / 3);
  return percentile(memory.slice(2 * third), 0.5) / percentile(memory.slice(third, 2 * third), 0.5);
}
