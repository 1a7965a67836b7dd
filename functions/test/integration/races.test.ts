import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SubmitResponse } from '../../src/contract/quiz.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import type { Submitting } from './submitter.ts';

/** How many times over; `npm run trial -- races` sets it to fifty. */
const ROUNDS = Number(process.env.FOLIO_RACES ?? 1);
const PROCESSES = 2;
const EACH = 10;
const MOST_MS = 900_000;

let processes: ChildProcess[];
let ana: Student;
let book: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
  const program = fileURLToPath(new URL('./submitter.ts', import.meta.url));
  processes = Array.from({ length: PROCESSES }, () => fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  await Promise.all(processes.map((child) => once(child, 'message')));
});
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
});

it(
  `the same quiz handed in twenty times at once, in ${PROCESSES} processes, is one attempt and counts once`,
  async () => {
    const { body: quiz } = await ana.call('quiz.generate', { query: { pdf_id: book, mcq: '2', saq: '1', laq: '0' } });
    const asked = quiz.questions.mcqs.length + quiz.questions.saqs.length;
    for (let round = 1; round <= ROUNDS; round++) {
      const answers = { mcq: { 0: round % 4 }, saq: { 0: quiz.questions.saqs[0]?.answer ?? '' }, laq: {} };
      const work: Submitting = {
        uid: ana.uid,
        quizId: quiz.quiz_id,
        answers,
        key: `round-${round}`,
        times: EACH,
      };
      const replies = await Promise.all(
        processes.map(async (child) => {
          child.send(work);
          const [some]: SubmitResponse[][] = await once(child, 'message');
          return some ?? [];
        }),
      );
      const all = replies.flat().map((reply) => JSON.stringify(reply));
      expect([all.length, new Set(all).size]).toEqual([PROCESSES * EACH, 1]);
    }
    const { body } = await ana.call('progress.get');
    expect(body.attempts.length).toBe(Math.min(ROUNDS, 100));
    expect(body.overall_summary.total_questions_attempted).toBe(ROUNDS * asked);
  },
  MOST_MS,
);
