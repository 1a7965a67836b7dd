import { beforeEach, describe, expect, it } from 'vitest';
import type { Quiz } from '../../src/contract/quiz.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';
import { handIn, newQuiz, perfect, studentWithQuiz, summaryOf } from './written-quiz.ts';

let ana: Student;
let quiz: Quiz;
beforeEach(async () => {
  ({ student: ana, quiz } = await studentWithQuiz());
});

const asked = ({ questions: { mcqs, saqs, laqs } }: Quiz) => mcqs.length + saqs.length + laqs.length;
const nothing = { mcq: {}, saq: {}, laq: {} };

const submit = (answers: object, headers: Record<string, string> = {}, student = ana) =>
  handIn(student, quiz, answers, headers);
const summary = (student = ana) => summaryOf(student);

describe('handing in', () => {
  it('marks what is right as right, and blanks as nothing', async () => {
    const full = (await submit(perfect(quiz))).body;
    expect(full).toMatchObject({ score: asked(quiz), total: asked(quiz), pct: 100 });
    expect(full.results.saq.every(({ points }) => points?.every(({ met }) => met))).toBe(true);
    const blank = (await submit(nothing)).body;
    expect(blank).toMatchObject({ score: 0, total: asked(quiz), pct: 0 });
  });

  it('marks from the server’s own copy, whatever the client claims', async () => {
    const forged = { ...nothing, score: 6, questions: { mcqs: [] } };
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
    const confidence = { mcq: { 0: 'sure', 1: 'guess' }, saq: { 0: 'sure', 1: 'think' }, laq: {} } as const;
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

  it('leaves to the student what the first found missing, under no chapter', async () => {
    const answers = { ...nothing, saq: { '0': 'The weather.' } };
    const { attempt_id, score, results } = (await submit(answers)).body;
    expect(results.saq[0]?.unsure).toBeUndefined();
    const inChapters = async () => {
      const chapters = (await ana.call('progress.chart')).body.books[0]?.chapters ?? [];
      const sum = (name: 'attempted' | 'correct') => chapters.reduce((all, chapter) => all + chapter[name], 0);
      return { attempted: sum('attempted'), correct: sum('correct') };
    };
    const before = await inChapters();
    const item = { kind: 'saq' as const, index: 0 };
    const { body } = await ana.call('progress.second', { params: { id: attempt_id }, body: item });
    expect(body).toMatchObject({ is_correct: false, second: { is_correct: false, unsure: true } });
    const decided = await ana.call('progress.decide', { params: { id: attempt_id }, body: { ...item, correct: true } });
    expect(decided.body).toMatchObject({ decided_by: 'student', decided_correct: true });
    const { overall_summary, attempts } = await summary();
    expect(overall_summary.decided_as_correct).toBe(1);
    const listed = attempts.find((attempt) => attempt.attempt_id === attempt_id);
    expect(listed).toMatchObject({ overall_score: score + 1, decided: 1 });
    expect(await inChapters()).toEqual({ ...before, attempted: before.attempted - 1 });
  });

  it('is not for what was marked as correct, nor for what is not there', async () => {
    const { attempt_id } = (await submit(perfect(quiz))).body;
    const second = (index: number) =>
      ana.call('progress.second', { params: { id: attempt_id }, body: { kind: 'saq', index } });
    expect((await second(0)).status).toBe(400);
    expect((await second(50)).status).toBe(400);
  });
});
