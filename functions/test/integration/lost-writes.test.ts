/** Writes of which the reply is lost, or that all who clash are refused: nobody is kept waiting for himself. */
import { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { markAttempt, submit } from '../../src/features/progress/submit.ts';
import { attemptRef, openAttempt, packedAttempt } from '../../src/stores/attempts.ts';
import { withVideos } from '../../src/stores/videos.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

let ana: Student;
let book: string;
let quiz: string;
const nothing = { mcq: {}, saq: {}, laq: {} };
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
  const { body } = await ana.call('quiz.generate', { query: { pdf_id: book, mcq: '1', saq: '0', laq: '0' } });
  quiz = body.quiz_id;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const { commit } = WriteBatch.prototype;
const refused = (code: number) => Object.assign(new Error('refused'), { code });
/** As the client reports a write that it sent twice, since the first reply was lost: what it had read has changed. */
async function writtenTwice(this: WriteBatch): ReturnType<typeof commit> {
  await commit.call(this);
  throw refused(9);
}
const commits = () => vi.spyOn(WriteBatch.prototype, 'commit');

it('a call that took an attempt without hearing of it marks it', async () => {
  const { attempt_id: id } = await submit(ana.uid, quiz, nothing, 'taken');
  const unmarked = { status: 'unmarked' as const, results: null, correct: null, marking: null };
  await attemptRef(ana.uid, id).set(packedAttempt({ ...(await openAttempt(ana.uid, id)), ...unmarked }));
  commits().mockImplementationOnce(writtenTwice);
  expect(await markAttempt(ana.uid, id)).toMatchObject({ status: 'marked' });
});

it('a call that claimed the videos of a book without hearing of it has them', async () => {
  commits().mockImplementationOnce(writtenTwice);
  const work = async () => ({ topics: [] });
  expect(await withVideos(ana.uid, book, () => false, work, new AbortController().signal)).toEqual({ topics: [] });
});

it('a quiz that two hand in at once, both refused at first, is handed in by both', async () => {
  const once = commits();
  once.mockRejectedValueOnce(refused(10));
  // The other's second try comes first.
  once.mockImplementationOnce(async function (this: WriteBatch) {
    await commit.call(this);
    throw refused(6);
  });
  expect(await submit(ana.uid, quiz, nothing, 'both')).toMatchObject({ total: 1 });
});
