import { beforeAll, describe, expect, it } from 'vitest';
import type { Quiz } from '../../src/contract/quiz.ts';
import { submit as handIn } from '../../src/features/progress/submit.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { attemptRef, openAttempt, packedAttempt } from '../../src/stores/attempts.ts';
import { createQuiz, openQuiz } from '../../src/stores/quizzes.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

let ana: Student;
let quiz: Quiz;
const nothing = { mcq: {}, saq: {}, laq: {} };

beforeAll(async () => {
  [ana] = await enrol(1);
  const book = await withCoursebook(ana);
  quiz = (await ana.call('quiz.generate', { query: { pdf_id: book, mcq: '2', saq: '2', laq: '0' } })).body;
});

const submit = (answers: object, headers: Record<string, string> = {}, quiz_id = quiz.quiz_id) =>
  // Tests send what no typed client would.
  ana.call('progress.submit', { body: { quiz_id, answers } as never, headers });
const detail = async (id: string) => (await ana.call('progress.attempt', { params: { id } })).body;

/** Another quiz with the short questions of the first, as often as told, as short and as long ones. */
async function copied(saqs: number, laqs: number): Promise<string> {
  const { questions, ...rest } = await openQuiz(ana.uid, quiz.quiz_id);
  const some = (count: number) => Array.from({ length: count }, (_, i) => questions.saqs[i % questions.saqs.length]!);
  const long = some(laqs).map(({ question, answer }) => ({ question, answer_outline: [answer, answer, answer] }));
  const id = newId();
  await createQuiz(ana.uid, id, { ...rest, questions: { mcqs: [], saqs: some(saqs), laqs: long } }, false);
  return id;
}

describe('handing in', () => {
  it('the longest answers of the largest quiz are kept whole and marked', async () => {
    const id = await copied(30, 15);
    const words = ['память', 'забывание', 'retrieval', 'encoding', 'spacing', '记忆', '練習'];
    const text = (seed: number) =>
      Array.from({ length: 3_000 }, (_, i) => words[(i * (seed + 3) + ((i * i) >> 3)) % words.length])
        .join(' ')
        .slice(0, 10_000);
    const all = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [i, text(i)]));
    const answers = { mcq: {}, saq: all(30), laq: all(15) };
    const { status, body } = await submit(answers, {}, id);
    expect([status, body.error]).toEqual([200, undefined]);
    expect((await detail(body.attempt_id)).user_answers).toEqual(answers);
  });

  it('nothing of what was answered goes into the sums of its book', async () => {
    const [ben] = await enrol(1);
    const book = await withCoursebook(ben);
    const asked = (await ben.call('quiz.generate', { query: { pdf_id: book, mcq: '1', saq: '0', laq: '0' } })).body;
    await handIn(ben.uid, asked.quiz_id, nothing, undefined);
    const { docs } = await firestore().collection(`users/${ben.uid}/tallies`).where('pdf_id', '==', book).get();
    const sums = ['attempted', 'chapters', 'correct', 'days', 'pdf_id', 'title'];
    expect(docs.map((doc) => Object.keys(doc.data()).toSorted())).toEqual([sums]);
  });

  it('one key is one quiz: with another quiz it is refused', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await submit(nothing, headers)).status).toBe(200);
    const other = await copied(1, 0);
    expect(await submit(nothing, headers, other)).toMatchObject({
      status: 422,
      body: { error: { code: 'key_reused' } },
    });
  });

  it.each(['', 'k'.repeat(10_000)])('a key that is none is refused', async (odd) => {
    expect((await submit(nothing, { 'Idempotency-Key': odd })).status).toBe(400);
  });

  it.each([
    ['an option', { answers: { ...nothing, mcq: { '0': 99 } } }],
    ['a question of options', { answers: { ...nothing, mcq: { '49': 0 } } }],
    ['a short question', { answers: { ...nothing, saq: { '0': 'A guess.', '29': 'Beyond.' } } }],
    ['a long question', { answers: { ...nothing, laq: { '14': 'Beyond.' } } }],
    ['another way to write a question', { answers: { ...nothing, saq: { '00': 'Another.' } } }],
    ['how sure one is of a question', { answers: nothing, confidence: { ...nothing, saq: { '29': 'sure' } } }],
    ['hints of a question', { answers: nothing, helped: { ...nothing, laq: { '14': 1 } } }],
  ])('refuses %s that does not exist, and stores nothing', async (_, sent) => {
    const stored = async () => (await ana.call('progress.get')).body.attempts.map(({ attempt_id }) => attempt_id);
    const before = await stored();
    const reply = await ana.call('progress.submit', { body: { quiz_id: quiz.quiz_id, ...sent } as never });
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
    expect(await stored()).toEqual(before);
  });

  it.each([
    '{"mcq":{"__proto__":1},"saq":{},"laq":{}}',
    '{"mcq":{"constructor":1},"saq":{"toString":"x"},"laq":{}}',
    `{"mcq":{"${'9'.repeat(5_000)}":1},"saq":{},"laq":{}}`,
    '{"mcq":{"0":1e99},"saq":{},"laq":{}}',
    '{"mcq":[1],"saq":{},"laq":{}}',
    '{"mcq":{},"saq":{"0":"half \\ud83d a character"},"laq":{}}',
    '{"mcq":{},"saq":{"0":"\\u0000\\u202e"},"laq":{"0":"\\ufffe"}}',
  ])('odd answers are kept or refused, and break nothing: %s', async (answers) => {
    const body = `{"quiz_id":${JSON.stringify(quiz.quiz_id)},"answers":${answers}}`;
    const headers = { 'content-type': 'application/json' };
    const reply = await ana.fetch('/api/progress/submit', { method: 'POST', body, headers });
    expect([200, 400]).toContain(reply.status);
    expect(({} as Record<string, unknown>)['0']).toBeUndefined();
  });

  it('an attempt whose marking died is marked by whoever asks next', async () => {
    const { attempt_id } = (await submit({ ...nothing, saq: { '0': 'It died.' } })).body;
    const before = (await ana.call('progress.get')).body.overall_summary;
    const marking = { call: 'dead', until: Date.now() - 1 };
    const attempt = await openAttempt(ana.uid, attempt_id);
    const died = { ...attempt, status: 'unmarked' as const, results: null, correct: null, marking };
    await attemptRef(ana.uid, attempt_id).set(packedAttempt(died));
    expect(await detail(attempt_id)).toMatchObject({ status: 'unmarked', results: null });
    const { status, body } = await ana.call('progress.mark', { params: { id: attempt_id } });
    expect([status, body.status]).toEqual([200, 'marked']);
    const after = (await ana.call('progress.get')).body.overall_summary;
    expect(after.total_questions_attempted).toBe(before.total_questions_attempted + 4);
    await ana.call('progress.mark', { params: { id: attempt_id } });
    expect((await ana.call('progress.get')).body.overall_summary).toEqual(after);
  });
});

it('a second marking asked for many times at once is one, and counts once', async () => {
  const { attempt_id } = (await submit({ ...nothing, saq: { '1': 'Perhaps it helps to repeat things.' } })).body;
  const again = () => ana.call('progress.second', { params: { id: attempt_id }, body: { kind: 'saq', index: 1 } });
  const replies = await Promise.all([again(), again(), again()]);
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { attempts, overall_summary } = (await ana.call('progress.get')).body;
  const counted = attempts.reduce((sum, { overall_score }) => sum + (overall_score ?? 0), 0);
  expect(overall_summary.total_correct_answers).toBe(counted);
});

it('a thousand attempts come newest first, a hundred at a time, and the view stays quick', async () => {
  const [ben] = await enrol(1);
  const { attempt_id } = (await submit(nothing)).body;
  const stored = packedAttempt(await openAttempt(ana.uid, attempt_id));
  const at = (i: number) => new Date(Date.UTC(2030, 0, 1) + (i >> 1)).toISOString();
  for (let from = 0; from < 1_000; from += 250) {
    const batch = firestore().batch();
    for (let i = from; i < from + 250; i++) batch.set(attemptRef(ben.uid, newId()), { ...stored, created_at: at(i) });
    await batch.commit();
  }
  const seen: { attempt_id: string; created_at: string }[] = [];
  let more = true;
  while (more) {
    const after = seen.at(-1)?.attempt_id;
    const { body } = await ben.call('progress.get', { query: after === undefined ? {} : { after } });
    expect(body.attempts.length).toBe(100);
    seen.push(...body.attempts);
    more = body.more;
  }
  expect(new Set(seen.map(({ attempt_id: id }) => id)).size).toBe(1_000);
  expect(seen.map(({ created_at }) => created_at)).toEqual(
    seen
      .map(({ created_at }) => created_at)
      .toSorted()
      .reverse(),
  );
  for (const after of ['never-there', 'a/b', '..', '__x__', attempt_id]) {
    expect((await ben.call('progress.get', { query: { after } })).status).toBe(404);
  }
});
