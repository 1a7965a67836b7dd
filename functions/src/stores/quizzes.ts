/** `users/{uid}/quizzes/{id}`: quizzes as they were written, with their keys and evidence. They outlive their book. */
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { Questions, StoredQuiz as Shown } from '../contract/quiz.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { fingerprint, isId } from '../platform/ids.ts';
import { documentRef } from './documents.ts';

/** Where a chapter begins, so that progress can be told by chapter when the book is gone. */
export const Chapter = z.object({ title: z.string(), from: z.int() });
export type Chapter = z.infer<typeof Chapter>;

const { quiz_id: _, ...shown } = Shown.shape;
const StoredQuiz = z.object({
  ...shown,
  chapters: z.array(Chapter),
  /** SHA-256 of the request that it was made for, hex: the same key with another request is refused. */
  made_for: z.string(),
});
export type StoredQuiz = z.infer<typeof StoredQuiz>;

/** What identifies a request to make a quiz. */
export const madeFor = (request: object): string => fingerprint(Buffer.from(JSON.stringify(request)));

/** Whole quizzes in one reply: the longest, with its evidence, is about 0.2 MB. */
const PAGE = 50;

/** How many of the latest quizzes on a book a new one must not repeat. */
const REMEMBERED = 5;

const quizzesOf = (uid: string) => firestore().collection('users').doc(uid).collection('quizzes');

const quizRef = (uid: string, id: string) => {
  if (!isId(id)) throw notFound('quiz');
  return quizzesOf(uid).doc(id);
};

/** The quiz, or null where this student has none of that id. */
async function findQuiz(uid: string, id: string): Promise<StoredQuiz | null> {
  const snapshot = await quizRef(uid, id).get();
  return snapshot.exists ? StoredQuiz.parse(snapshot.data()) : null;
}

function sameRequest(quiz: StoredQuiz, made_for: string): StoredQuiz {
  if (quiz.made_for === made_for) return quiz;
  throw new AppError('key_reused', 'Another quiz was asked for in the same request before. Please try once more.');
}

/** The quiz of that id if it was made before, for a retry. @throws AppError `key_reused` where it was for another request */
export async function madeBefore(uid: string, id: string, made_for: string): Promise<StoredQuiz | null> {
  const quiz = await findQuiz(uid, id);
  return quiz && sameRequest(quiz, made_for);
}

/** The quiz. @throws AppError `not_found` */
export async function openQuiz(uid: string, id: string): Promise<StoredQuiz> {
  const quiz = await findQuiz(uid, id);
  if (!quiz) throw notFound('quiz');
  return quiz;
}

/**
 * Stores a new quiz, once: a second call with the same id keeps the first.
 * @param onlyWithBook the book must still be there, else nothing is stored and it is `not_found`
 * @throws AppError `not_found`, `key_reused` where the id was made for another request
 */
export async function createQuiz(
  uid: string,
  id: string,
  quiz: StoredQuiz,
  onlyWithBook: boolean,
): Promise<StoredQuiz> {
  const book = documentRef(uid, quiz.pdf_id);
  return firestore().runTransaction(async (transaction) => {
    const known = await transaction.get(quizRef(uid, id));
    if (known.exists) return sameRequest(StoredQuiz.parse(known.data()), quiz.made_for);
    if (onlyWithBook && !(book && (await transaction.get(book)).exists)) throw notFound('book');
    transaction.create(quizRef(uid, id), quiz);
    return quiz;
  });
}

/** Notes that an attempt was handed in, so that the quiz is no longer an unfinished one. */
export function finishQuiz(transaction: Transaction, uid: string, id: string, attemptId: string): void {
  transaction.set(quizRef(uid, id), { attempt_id: attemptId }, { merge: true });
}

/** How the questions of the latest quizzes on a book were worded. */
export async function earlierQuestions(uid: string, pdfId: string): Promise<string[]> {
  const { docs } = await quizzesOf(uid)
    .where('pdf_id', '==', pdfId)
    .orderBy('created_at', 'desc')
    .limit(REMEMBERED)
    .select('questions')
    .get();
  return docs.flatMap((doc) => {
    const { mcqs, saqs, laqs } = Questions.parse(doc.get('questions'));
    return [...mcqs, ...saqs, ...laqs].map(({ question }) => question);
  });
}

/** Up to 50 whole quizzes, oldest first, behind the quiz `after` where it is given. @throws AppError `not_found` */
export async function listQuizzes(uid: string, after?: string): Promise<{ quizzes: Shown[]; more: boolean }> {
  const ordered = quizzesOf(uid).orderBy('created_at').orderBy('__name__');
  const last = after === undefined ? undefined : await quizRef(uid, after).get();
  if (last && !last.exists) throw notFound('quiz');
  const from = last ? ordered.startAfter(last.get('created_at'), last.id) : ordered;
  const { docs } = await from.limit(PAGE + 1).get();
  const quizzes = docs.slice(0, PAGE).map((doc) => ({ quiz_id: doc.id, ...StoredQuiz.parse(doc.data()) }));
  return { quizzes, more: docs.length > PAGE };
}
