import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Questions, Quiz } from '../../src/contract/quiz.ts';
import { newId } from '../../src/platform/ids.ts';
import { createQuiz, openQuiz } from '../../src/stores/quizzes.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

let ana: Student;
let book: string;
let quiz: Quiz;
let written: Quiz;

async function newQuiz(student: Student, pdfId: string): Promise<Quiz> {
  const { body } = await student.call('quiz.generate', { query: { pdf_id: pdfId, mcq: '3', saq: '2', laq: '1' } });
  return body;
}

beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
  written = await newQuiz(ana, book);
});
// A quiz of its own for each test, but written once.
beforeEach(async () => {
  const quiz_id = newId();
  await createQuiz(ana.uid, quiz_id, await openQuiz(ana.uid, written.quiz_id), false);
  quiz = { ...written, quiz_id };
});

/** What a student writes who knows it all. */
const perfect = ({ questions }: Quiz) => ({
  mcq: Object.fromEntries(questions.mcqs.map(({ answer_index }, i) => [i, answer_index])),
  saq: Object.fromEntries(questions.saqs.map(({ answer }, i) => [i, answer])),
  laq: Object.fromEntries(questions.laqs.map(({ answer_outline }, i) => [i, answer_outline.join('\n')])),
});
const asked = ({ questions: { mcqs, saqs, laqs } }: Quiz) => mcqs.length + saqs.length + laqs.length;
const nothing = { mcq: {}, saq: {}, laq: {} };

const submit = (answers: object, headers: Record<string, string> = {}, student = ana) =>
  // Tests send what no typed client would.
  student.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers } as never, headers });
const summary = async (student = ana) => (await student.call('progress.get')).body;

describe('handing in', () => {
  it('marks what is right as right, and blanks as nothing', async () => {
    const full = (await submit(perfect(quiz))).body;
    expect(full).toMatchObject({ score: asked(quiz), total: asked(quiz), pct: 100 });
    expect(full.results.saq.every(({ points }) => points?.every(({ met }) => met))).toBe(true);
    const blank = (await submit(nothing)).body;
    expect(blank).toMatchObject({ score: 0, total: asked(quiz), pct: 0 });
  });

  it('marks from the server’s own copy, whatever the client claims', async () => {
    const forged = { ...nothing, score: 6, questions: { mcqs: [] }, mcq: { '0': 99, '7': 1 } };
    expect((await submit(forged)).body.score).toBe(0);
  });

  it('quotes the student’s own words, verbatim', async () => {
    const answers = perfect(quiz);
    const { results } = (await submit(answers)).body;
    const quoted = results.saq.flatMap(({ points }, i) =>
      (points ?? []).flatMap(({ student_words: words }) => (words === null ? [] : [{ i, words }])),
    );
    expect(quoted).not.toEqual([]);
    for (const { i, words } of quoted) expect(answers.saq[i]).toContain(words);
  });

  it('twice, from two tabs, or again after a lost reply is one attempt with the same marks', async () => {
    const before = (await summary()).attempts.length;
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const replies = await Promise.all(Array.from({ length: 4 }, () => submit(perfect(quiz), headers)));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect((await submit(perfect(quiz), headers)).body).toEqual(replies[0]?.body);
    expect((await summary()).attempts.length).toBe(before + 1);
  });

  it('without a key, the same answers are the same attempt and others are another', async () => {
    const first = (await submit(perfect(quiz))).body.attempt_id;
    expect((await submit(perfect(quiz))).body.attempt_id).toBe(first);
    expect((await submit(nothing)).body.attempt_id).not.toBe(first);
  });

  it('refuses other answers under the same key', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await submit(perfect(quiz), headers);
    expect(await submit(nothing, headers)).toMatchObject({ status: 422, body: { error: { code: 'key_reused' } } });
  });

  it('keeps how sure the student was, of what was answered only, and marks the same', async () => {
    const answers = { ...perfect(quiz), saq: { 0: '  ' } };
    const confidence = { mcq: { 0: 'sure', 1: 'guess' }, saq: { 0: 'sure', 1: 'think' }, laq: { 7: 'sure' } } as const;
    const body = { quiz_id: quiz.quiz_id, answers, confidence };
    const said = await ana.call('progress.submit', { body, headers: { 'Idempotency-Key': crypto.randomUUID() } });
    const silent = await submit(answers, { 'Idempotency-Key': crypto.randomUUID() });
    const { attempt_id, ...marks } = said.body;
    expect(marks).toEqual({ ...silent.body, attempt_id: undefined });
    const kept = await ana.call('progress.attempt', { params: { id: attempt_id } });
    expect(kept.body.confidence).toEqual({ mcq: { 0: 'sure', 1: 'guess' }, saq: {}, laq: {} });
    const without = await ana.call('progress.attempt', { params: { id: silent.body.attempt_id } });
    expect(without.body).not.toHaveProperty('confidence');
    const wrong = { ...body, confidence: { mcq: { 0: 'certain' }, saq: {}, laq: {} } } as never;
    expect((await ana.call('progress.submit', { body: wrong })).status).toBe(400);
  });

  it('a quiz that is another student’s, or none, is not found', async () => {
    const [ben] = await enrol(1);
    expect((await submit(nothing, {}, ben)).status).toBe(404);
    const body = { quiz_id: 'never-there', answers: nothing };
    expect((await ana.call('progress.submit', { body })).status).toBe(404);
  });
});

describe('progress', () => {
  it('counts every marked question once, and lists the newest attempt first', async () => {
    const [ben] = await enrol(1);
    const id = await withCoursebook(ben);
    expect(await summary(ben)).toEqual({
      overall_summary: {
        total_questions_attempted: 0,
        total_correct_answers: 0,
        overall_accuracy_percentage: 0,
      },
      attempts: [],
      more: false,
    });
    quiz = await newQuiz(ben, id);
    const all = asked(quiz);
    await submit(perfect(quiz), {}, ben);
    await submit(nothing, {}, ben);
    const { overall_summary, attempts } = await summary(ben);
    expect(overall_summary).toEqual({
      total_questions_attempted: 2 * all,
      total_correct_answers: all,
      overall_accuracy_percentage: 50,
    });
    expect(attempts.map(({ overall_score }) => overall_score)).toEqual([0, all]);
    expect(attempts[1]).toMatchObject({ mcq_score: 3, saq_score: 2, overall_total: all, quiz_id: quiz.quiz_id });

    const chart = (await ben.call('progress.chart')).body;
    expect(chart.days).toMatchObject([{ attempted: 2 * all, correct: all }]);
    expect(chart.books).toMatchObject([{ pdf_id: id, attempted: 2 * all, correct: all }]);
    const byChapter = chart.books[0]?.chapters.reduce((sum, { attempted }) => sum + attempted, 0);
    expect(byChapter).toBe(2 * all);

    await ben.call('upload.rename', { params: { id }, body: { title: 'My reader' } });
    const renamed = (await summary(ben)).attempts;
    expect(renamed.map(({ title }) => title)).toEqual(['My reader', 'My reader']);
    expect((await ben.call('progress.chart')).body.books[0]?.title).toBe('My reader');
    const last = { id: renamed[0]?.attempt_id ?? '' };
    expect((await ben.call('progress.attempt', { params: last })).body.title).toBe('My reader');

    await ben.call('upload.delete', { params: { id } });
    expect((await summary(ben)).attempts.length).toBe(2);
  });

  it('shows an attempt in full, to its student alone', async () => {
    const answers = perfect(quiz);
    const { attempt_id, results } = (await submit(answers)).body;
    const detail = await ana.call('progress.attempt', { params: { id: attempt_id } });
    expect(detail.body).toMatchObject({ quiz_id: quiz.quiz_id, status: 'marked', user_answers: answers, results });
    expect(detail.body.questions).toEqual(quiz.questions);
    const [ben] = await enrol(1);
    expect((await ben.call('progress.attempt', { params: { id: attempt_id } })).status).toBe(404);
    expect((await ben.call('progress.mark', { params: { id: attempt_id } })).status).toBe(404);
    const body = { kind: 'saq' as const, index: 0 };
    expect((await ben.call('progress.second', { params: { id: attempt_id }, body })).status).toBe(404);
  });

  it('a quiz that was handed in says which attempt it became', async () => {
    const { attempt_id } = (await submit(nothing)).body;
    expect((await ana.call('quiz.get', { params: { id: quiz.quiz_id } })).body.attempt_id).toBe(attempt_id);
  });
});

describe('a second marking', () => {
  it('stands beside the first, once, and counts where it accepts', async () => {
    const answers = { ...nothing, saq: { '0': 'I do not know' } };
    const { attempt_id, score } = (await submit(answers)).body;
    const again = () => ana.call('progress.second', { params: { id: attempt_id }, body: { kind: 'saq', index: 0 } });
    const { status, body } = await again();
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_correct: false, second: { is_correct: false } });
    expect((await again()).body).toEqual(body);
    const listed = (await summary()).attempts.find((attempt) => attempt.attempt_id === attempt_id);
    expect(listed?.overall_score).toBe(score);
  });

  it('is not for what was marked as correct, nor for what is not there', async () => {
    const { attempt_id } = (await submit(perfect(quiz))).body;
    const second = (index: number) =>
      ana.call('progress.second', { params: { id: attempt_id }, body: { kind: 'saq', index } });
    expect((await second(0)).status).toBe(400);
    expect((await second(50)).status).toBe(404);
  });
});

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
    expect([missed.saqs.length, missed.laqs.length]).toEqual([quiz.questions.saqs.length, quiz.questions.laqs.length]);
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
    const sums = (await summary()).overall_summary;
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
    expect((await summary()).overall_summary).toEqual(sums);
    expect((await submit(wrongAnswers(quiz))).body.score).toBe(score);
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
    const handIn = (quiz_id: string) =>
      ana.call('progress.submit', {
        body: {
          ...{ quiz_id, answers: { mcq: {}, saq: { 0: 'No idea.' }, laq: {} } },
          helped: { mcq: {}, saq: { 0: 2, 40: 1 }, laq: {} },
        },
      });
    const practised = (await handIn(again.quiz_id)).body.attempt_id;
    expect((await attemptOf(practised)).helped).toEqual({ mcq: {}, saq: { 0: 2 }, laq: {} });
    expect((await attemptOf((await handIn(quiz.quiz_id)).body.attempt_id)).helped).toBeUndefined();
  });

  it.each([
    ['a blank answer', { kind: 'saq', index: 0, answer: '  ', hints: 0 }, 400],
    ['a question that is not there', { kind: 'laq', index: 40, answer: 'Something.', hints: 0 }, 404],
    ['more than a paragraph', { kind: 'saq', index: 0, answer: 'x'.repeat(2_001), hints: 0 }, 400],
  ] as const)('cannot be said again with %s', async (_, body, status) => {
    const { attempt_id: id } = (await submit(wrongAnswers(quiz))).body;
    expect((await ana.call('progress.retell', { params: { id }, body })).status).toBe(status);
    expect((await attemptOf(id)).retold).toBeUndefined();
  });
});
