import { beforeAll, expect, it } from 'vitest';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { removeBookText } from './in-process.ts';

let ana: Student;
let book: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
});

const generate = (query: object = {}, headers: Record<string, string> = {}) =>
  ana.call('quiz.generate', { query: { pdf_id: book, mcq: '2', saq: '1', laq: '0', ...query }, headers });
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const reused = { status: 422, body: { error: { code: 'key_reused' } } };

it('a key that came with another request for a quiz is refused', async () => {
  const headers = key();
  const { body } = await generate({}, headers);
  expect(await generate({ mcq: '3' }, headers)).toMatchObject(reused);
  expect(await generate({ from: '2' }, headers)).toMatchObject(reused);
  const submitted = await ana.call('progress.submit', {
    body: { quiz_id: body.quiz_id, answers: { mcq: {}, saq: {}, laq: {} } },
  });
  const practise = { attempt_id: submitted.body.attempt_id, which: 'all' as const };
  expect(await ana.call('quiz.practise', { body: practise, headers })).toMatchObject(reused);
});

it('the same request many times at once is one quiz', async () => {
  const headers = key();
  const replies = await Promise.all(Array.from({ length: 8 }, () => generate({}, headers)));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
});

it.each(['', 'k'.repeat(10_000)])('a key that is none is refused', async (odd) => {
  expect((await generate({}, { 'Idempotency-Key': odd })).status).toBe(400);
});

it('pages whose questions were all asked begin again, and the quiz says so', async () => {
  const few = { mcq: '50', saq: '0', laq: '0', from: '5', to: '6' };
  const first = (await generate(few)).body;
  expect(first.questions.mcqs.length).toBeGreaterThan(0);
  const told = [];
  for (let i = 0; i < 3; i++) {
    const { status, body } = await generate(few);
    expect(status).toBe(200);
    told.push(body.notes?.some((note) => /begin again/.test(note)));
  }
  expect(told).toContain(true);
});

it('a book whose text was lost is read again before it is asked about', async () => {
  const [ben] = await enrol(1);
  const id = await withCoursebook(ben);
  await removeBookText(ben.uid, id);
  const { status, body } = await ben.call('quiz.generate', { query: { pdf_id: id, mcq: '1', saq: '0', laq: '0' } });
  expect(status === 200 ? body.questions.mcqs.length : body.error?.code).toEqual(status === 200 ? 1 : 'not_ready');
});

it('a book deleted while its quiz is written leaves no quiz, or one that can be opened', async () => {
  const [carl] = await enrol(1);
  const id = await withCoursebook(carl);
  const writing = carl.call('quiz.generate', { query: { pdf_id: id, mcq: '5', saq: '3', laq: '1' } });
  await carl.call('upload.delete', { params: { id } });
  const { status, body } = await writing;
  expect([200, 404]).toContain(status);
  const opened = status === 200 ? (await carl.call('quiz.get', { params: { id: body.quiz_id } })).status : 404;
  expect(opened).toBe(status);
});
