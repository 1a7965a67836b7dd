import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Questions, Quiz } from '../../src/contract/quiz.ts';
import { attemptRef, openAttempt, packedAttempt } from '../../src/stores/attempts.ts';
import type { Student } from '../support/students.ts';
import './in-process.ts';
import { handIn, perfect, studentWithQuiz, summaryOf } from './written-quiz.ts';

let ana: Student;
let quiz: Quiz;
beforeEach(async () => {
  ({ student: ana, quiz } = await studentWithQuiz());
});

const submit = (answers: object) => handIn(ana, quiz, answers);

describe('practising', () => {
  it('makes a new quiz of all questions, or of those that were missed', async () => {
    const answers = { ...perfect(quiz), saq: {}, laq: {} };
    const { attempt_id } = (await submit(answers)).body;
    const practise = (which: 'all' | 'missed') => ana.call('quiz.practise', { body: { attempt_id, which } });
    const all = (await practise('all')).body;
    const rightOf = ({ mcqs }: Questions) => mcqs.map(({ options, answer_index }) => options[answer_index]);
    const sorted = ({ mcqs }: Questions) => mcqs.map(({ options }) => options.toSorted());
    expect(all.questions).toMatchObject({ saqs: quiz.questions.saqs, laqs: quiz.questions.laqs });
    expect(rightOf(all.questions)).toEqual(rightOf(quiz.questions));
    expect(sorted(all.questions)).toEqual(sorted(quiz.questions));
    expect(all.questions.mcqs.map(({ options }) => options)).not.toEqual(
      quiz.questions.mcqs.map(({ options }) => options),
    );
    expect(all.quiz_id).not.toBe(quiz.quiz_id);
    const missed = (await practise('missed')).body.questions;
    expect(missed.mcqs).toEqual([]);
    // The missed questions themselves, and nothing else.
    expect(missed.saqs.map(({ question }) => question).sort()).toEqual(
      quiz.questions.saqs.map(({ question }) => question).sort(),
    );
    expect(missed.laqs).toEqual(quiz.questions.laqs);
  });

  it('says so where nothing was missed', async () => {
    const { attempt_id } = (await submit(perfect(quiz))).body;
    const reply = await ana.call('quiz.practise', { body: { attempt_id, which: 'missed' } });
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
  });
});

describe('a mistake', () => {
  const wrongAnswers = ({ questions }: Quiz) => ({
    mcq: { 0: ((questions.mcqs[0]?.answer_index ?? 0) + 1) % 2 },
    saq: { 0: 'I do not know' },
    laq: {},
  });
  const attemptOf = async (id: string, student = ana) =>
    (await student.call('progress.attempt', { params: { id } })).body;

  it('is said again in the student’s own words, marked with a reason and kept; marks and sums stay', async () => {
    const { attempt_id: id, score } = (await submit(wrongAnswers(quiz))).body;
    const sums = (await summaryOf(ana)).overall_summary;
    const said = quiz.questions.saqs[0]?.answer ?? '';
    const body = { kind: 'saq' as const, index: 0, answer: said, hints: 2 };
    const first = await ana.call('progress.retell', { params: { id }, body });
    expect(first).toMatchObject({ status: 200, body: { answer: said, hints: 2, result: { is_correct: true } } });
    expect(first.body.result.reason).toBeTruthy();
    const worse = await ana.call('progress.retell', {
      params: { id },
      body: { ...body, answer: 'Bananas.', hints: 0 },
    });
    expect(worse.body.result.is_correct).toBe(false);
    const choice = quiz.questions.mcqs[0];
    const right = choice?.options[choice.answer_index] ?? '';
    await ana.call('progress.retell', { params: { id }, body: { kind: 'mcq', index: 0, answer: right, hints: 0 } });
    const kept = await attemptOf(id);
    expect(kept.retold).toMatchObject({
      mcq: { 0: { answer: right, result: { is_correct: true } } },
      saq: { 0: { answer: 'Bananas.', hints: 0 } },
    });
    expect(kept.results?.saq[0]?.is_correct).toBe(false);
    expect((await summaryOf(ana)).overall_summary).toEqual(sums);
    expect((await submit(wrongAnswers(quiz))).body.score).toBe(score);
  });

  it('is said again only where the attempt has room for it; what is there stays, and can be marked again', async () => {
    const { attempt_id: id } = (await submit({ ...wrongAnswers(quiz), saq: { 0: 'I do not know', 1: 'Nor this' } }))
      .body;
    const answer = quiz.questions.saqs[0]?.answer ?? '';
    const said = (index: number) =>
      ana.call('progress.retell', { params: { id }, body: { kind: 'saq', index, answer, hints: 0 } });
    expect((await said(0)).status).toBe(200);
    const { id: _, ...attempt } = await openAttempt(ana.uid, id);
    // Bytes that nothing packs, in answers as long as they may be.
    const long = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 5, randomBytes(7_400).toString('base64')]));
    const filled = (count: number) => {
      const { mcq, saq, laq } = attempt.answers;
      const answers = { mcq, saq: { ...saq, ...long(count) }, laq: { ...laq, ...long(count) } };
      return attemptRef(ana.uid, id).set(packedAttempt({ ...attempt, answers }));
    };
    await filled(58);
    expect(await said(1)).toMatchObject({ status: 429, body: { error: { code: 'limit' } } });
    const kept = await openAttempt(ana.uid, id);
    expect(Object.keys(kept.retold?.saq ?? {})).toEqual(['0']);
    const second = await ana.call('progress.second', { params: { id }, body: { kind: 'saq', index: 1 } });
    expect(second).toMatchObject({ status: 200 });
    await filled(20);
    expect((await said(1)).status).toBe(200);
  });

  it('has hints that name its place and not its answer', async () => {
    const { attempt_id: id } = (await submit(wrongAnswers(quiz))).body;
    const { status, body } = await ana.call('progress.hints', { params: { id }, query: { kind: 'mcq', index: '0' } });
    expect(status).toBe(200);
    const { evidence, options = [], answer_index = 0 } = quiz.questions.mcqs[0] ?? {};
    const pages = body.hints.flatMap((hint) => (hint.kind === 'pages' ? hint.pages.map(({ page }) => page) : []));
    // A page whose number is the answer is not told.
    const told = new RegExp(`\\b${evidence?.page}\\b`).test(options[answer_index] ?? '');
    expect(told || pages.includes(evidence?.page ?? 0), JSON.stringify(body.hints)).toBe(true);
    const none = { kind: 'mcq' as const, index: '40' };
    expect((await ana.call('progress.hints', { params: { id }, query: none })).status).toBe(400);
  });

  it('is practised with hints, which are kept beside the answers; a quiz has none', async () => {
    const { attempt_id } = (await submit(wrongAnswers(quiz))).body;
    const query = { kind: 'saq' as const, index: '0' };
    expect((await ana.call('progress.quizHints', { params: { id: quiz.quiz_id }, query })).status).toBe(400);
    const { body: again } = await ana.call('quiz.practise', { body: { attempt_id, which: 'missed' } });
    expect(again.practice).toBe(true);
    expect((await ana.call('quiz.get', { params: { id: again.quiz_id } })).body.practice).toBe(true);
    const { status, body } = await ana.call('progress.quizHints', { params: { id: again.quiz_id }, query });
    expect(status).toBe(200);
    expect(body.hints.length).toBeGreaterThan(0);
    const none = { kind: 'laq' as const, index: '14' };
    expect((await ana.call('progress.quizHints', { params: { id: again.quiz_id }, query: none })).status).toBe(400);
    const helped = (quiz_id: string) =>
      ana.call('progress.submit', {
        body: {
          ...{ quiz_id, answers: { mcq: {}, saq: { 0: 'No idea.' }, laq: {} } },
          helped: { mcq: {}, saq: { 0: 2 }, laq: {} },
        },
      });
    const practised = (await helped(again.quiz_id)).body.attempt_id;
    expect((await attemptOf(practised)).helped).toEqual({ mcq: {}, saq: { 0: 2 }, laq: {} });
    expect((await attemptOf((await helped(quiz.quiz_id)).body.attempt_id)).helped).toBeUndefined();
  });

  it.each([
    ['a blank answer', { kind: 'saq', index: 0, answer: '  ', hints: 0 }, 400],
    ['a question that is not there', { kind: 'laq', index: 40, answer: 'Something.', hints: 0 }, 400],
    ['more than a paragraph', { kind: 'saq', index: 0, answer: 'x'.repeat(2_001), hints: 0 }, 400],
  ] as const)('cannot be said again with %s', async (_, body, status) => {
    const { attempt_id: id } = (await submit(wrongAnswers(quiz))).body;
    expect((await ana.call('progress.retell', { params: { id }, body })).status).toBe(status);
    expect((await attemptOf(id)).retold).toBeUndefined();
  });
});
