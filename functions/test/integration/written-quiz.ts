/** A student with a book and a quiz on it, written once for all files of a worker; each test hands in a copy of its own. */
import type { Quiz } from '../../src/contract/quiz.ts';
import { newId } from '../../src/platform/ids.ts';
import { createQuiz, openQuiz } from '../../src/stores/quizzes.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';

/** Of three, two and one question, of the book of that id. */
export async function newQuiz(student: Student, pdfId: string): Promise<Quiz> {
  const { body } = await student.call('quiz.generate', { query: { pdf_id: pdfId, mcq: '3', saq: '2', laq: '1' } });
  return body;
}

async function write(): Promise<{ student: Student; written: Quiz }> {
  const [student] = await enrol(1);
  return { student, written: await newQuiz(student, await withCoursebook(student)) };
}

let once: ReturnType<typeof write> | undefined;

/** The student, and a quiz that nobody else hands in. */
export async function studentWithQuiz(): Promise<{ student: Student; quiz: Quiz }> {
  once ??= write();
  const { student, written } = await once;
  const quiz_id = newId();
  await createQuiz(student.uid, quiz_id, await openQuiz(student.uid, written.quiz_id), false);
  return { student, quiz: { ...written, quiz_id } };
}

/** What a student writes who knows it all. */
export const perfect = ({ questions }: Quiz) => ({
  mcq: Object.fromEntries(questions.mcqs.map(({ answer_index }, i) => [i, answer_index])),
  saq: Object.fromEntries(questions.saqs.map(({ answer }, i) => [i, answer])),
  laq: Object.fromEntries(questions.laqs.map(({ answer_outline }, i) => [i, answer_outline.join('\n')])),
});

export const handIn = (student: Student, { quiz_id }: Quiz, answers: object, headers: Record<string, string> = {}) =>
  // Tests send what no typed client would.
  student.call('progress.submit', { body: { quiz_id, answers } as never, headers });

export const summaryOf = async (student: Student) => (await student.call('progress.get')).body;
