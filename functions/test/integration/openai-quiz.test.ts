import { beforeAll, describe, expect, it } from 'vitest';
import { markSecond } from '../../src/features/progress/second.ts';
import { submit } from '../../src/features/progress/submit.ts';
import { generateQuiz } from '../../src/features/quiz/generate.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { openQuiz } from '../../src/stores/quizzes.ts';
import { withCoursebook } from '../support/books.ts';
import { configuredModel } from '../support/openai/configured.ts';
import { enrol, type Student } from '../support/students.ts';
import { nobodyLeaves } from './in-process.ts';

const server = configuredModel();
let ana: Student;
let ben: Student;
let book: string;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
  book = await withCoursebook(ana);
});

const quizOf = (counts: object, key = crypto.randomUUID(), uid = ana.uid, id = book) =>
  generateQuiz(uid, { pdf_id: id, mcq: 0, saq: 0, laq: 0, ...counts }, key, nobodyLeaves());
const underway = async () => (await firestore().collection(`users/${ana.uid}/underway`).get()).size;

describe('a quiz', () => {
  it('is written by the model over the whole book, stored, and asked for once by one key', async () => {
    const key = crypto.randomUUID();
    const quiz = await quizOf({ mcq: 5, saq: 3, laq: 1 }, key);
    const { mcqs, saqs, laqs } = quiz.questions;
    // The gate may leave out one of the stand-in's simple questions.
    expect(mcqs.length + saqs.length + laqs.length).toBeGreaterThanOrEqual(8);
    const calls = server.received.length;
    expect((await quizOf({ mcq: 5, saq: 3, laq: 1 }, key)).questions).toEqual(quiz.questions);
    expect(server.received).toHaveLength(calls);
    expect((await openQuiz(ana.uid, quiz.id)).questions).toEqual(quiz.questions);
  });

  it('that is sent again while it is written is one quiz, paid for once', async () => {
    const key = crypto.randomUUID();
    const held = server.hold();
    const first = quizOf({ mcq: 3 }, key);
    await held.arrived();
    const again = [quizOf({ mcq: 3 }, key), quizOf({ mcq: 3 }, key)];
    held.letGo();
    const quizzes = await Promise.all([first, ...again]);
    expect(new Set(quizzes.map(({ questions }) => JSON.stringify(questions))).size).toBe(1);
    // Once for the questions, and at most once more for what the gate left out of them.
    expect(server.received.length).toBeLessThanOrEqual(2);
    expect(new Set(server.received.map(({ text }) => text)).size).toBe(server.received.length);
    expect(await underway()).toBe(0);
  });

  it('that could not be written can be asked for again at once', async () => {
    const key = crypto.randomUUID();
    server.next({ status: 400, message: 'No.' });
    await expect(quizOf({ mcq: 3 }, key)).rejects.toMatchObject({ code: 'unavailable' });
    // The gate may leave out one of the stand-in's simple questions.
    expect((await quizOf({ mcq: 3 }, key)).questions.mcqs.length).toBeGreaterThanOrEqual(2);
  });

  it('of a book that is deleted meanwhile is not stored, and nothing of the book comes back', async () => {
    const id = await withCoursebook(ben);
    const key = crypto.randomUUID();
    const held = server.hold();
    const writing = quizOf({ mcq: 3 }, key, ben.uid, id);
    await held.arrived();
    await ben.call('upload.delete', { params: { id } });
    held.letGo();
    await expect(writing).rejects.toMatchObject({ code: 'not_found' });
    expect((await firestore().collection(`users/${ben.uid}/quizzes`).get()).size).toBe(0);
    expect((await ben.call('upload.info', { params: { id } })).status).toBe(404);
  });
});

describe('marks', () => {
  it('are the model’s points with the student’s words, and can be looked at a second time', async () => {
    // The gate may leave out one of the stand-in's simple questions.
    const quiz = await quizOf({ saq: 3 });
    const [right] = quiz.questions.saqs;
    const handedIn = await submit(
      ana.uid,
      quiz.id,
      { mcq: {}, saq: { 0: right?.answer ?? '', 1: 'It is about the weather in spring.' }, laq: {} },
      undefined,
    );
    expect(handedIn.results.saq.slice(0, 2).map(({ is_correct }) => is_correct)).toEqual([true, false]);
    expect(handedIn.results.saq[0]?.points?.[0]?.student_words).toBeTruthy();
    const again = await markSecond(ana.uid, handedIn.attempt_id, 'saq', 1);
    expect(again.second?.is_correct).toBe(false);
    expect(server.received.at(-1)?.text).toContain('second examiner');
  });

  it('are looked at a second time once, by however many calls at once, and paid for once', async () => {
    const quiz = await quizOf({ saq: 1 });
    const answers = { mcq: {}, saq: { 0: 'It is about the weather in spring.' }, laq: {} };
    const { attempt_id } = await submit(ana.uid, quiz.id, answers, undefined);
    const handedIn = server.received.length;
    const held = server.hold();
    const looks = Array.from({ length: 3 }, () => markSecond(ana.uid, attempt_id, 'saq', 0));
    await held.arrived();
    held.letGo();
    const [first, ...others] = await Promise.all(looks);
    expect(first?.second).toMatchObject({ is_correct: false });
    expect(others).toEqual([first, first]);
    expect(server.received).toHaveLength(handedIn + 1);
    expect(await underway()).toBe(0);
  });

  it('that come to nothing too late leave the attempt to the call that has taken over', async () => {
    const quiz = await quizOf({ saq: 1 });
    const answers = { mcq: {}, saq: { 0: 'It is about the weather in spring.' }, laq: {} };
    server.always({ refusal: 'No.' }, 'mark');
    const held = server.hold();
    const late = submit(ana.uid, quiz.id, answers, undefined);
    await held.arrived();
    const { docs } = await firestore().collection(`users/${ana.uid}/attempts`).where('quiz_id', '==', quiz.id).get();
    const takeOver = { marking: { call: 'another', until: Date.now() + 60_000 } };
    await docs[0]?.ref.update(takeOver);
    held.letGo();
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    expect((await docs[0]?.ref.get())?.data()).toMatchObject(takeOver);
  });

  it('that the model cannot make leave the attempt stored, to be marked later', async () => {
    const quiz = await quizOf({ saq: 1 });
    const answers = { mcq: {}, saq: { 0: 'It is about the weather in spring.' }, laq: {} };
    server.always({ refusal: 'No.' }, 'mark');
    await expect(submit(ana.uid, quiz.id, answers, undefined)).rejects.toMatchObject({ code: 'unavailable' });
    server.always(undefined);
    expect((await submit(ana.uid, quiz.id, answers, undefined)).results.saq).toHaveLength(1);
  });
});
