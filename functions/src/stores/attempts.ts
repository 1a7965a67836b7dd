/** `users/{uid}/attempts/{id}`: what a student handed in, and how it was marked. Attempts outlive their book. */
import * as z from 'zod/mini';
import { LIST_PAGE } from '../contract/limits.ts';
import { AttemptStatus, Retellings } from '../contract/progress.ts';
import { Answers, Confidences, Helped, ItemResult, Questions, Results } from '../contract/quiz.ts';
import { type AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { isId } from '../platform/ids.ts';
import { Lease } from '../platform/lease.ts';
import { pack, unpack } from './packed.ts';
import { Chapter, finishQuiz } from './quizzes.ts';
import { addToTotals, type ScoreGain, totalsBefore } from './score-totals.ts';

const Counts = z.object({ mcq: z.int(), saq: z.int(), laq: z.int() });
export type Counts = z.infer<typeof Counts>;

/** What is kept as fields; what a list shows is among them, so that a list reads nothing more. */
const Fields = z.object({
  quiz_id: z.string(),
  pdf_id: z.string(),
  title: z.string(),
  created_at: z.string(),
  status: AttemptStatus,
  /** SHA-256 of the answers, hex: the same key with other answers is refused. */
  answers_hash: z.string(),
  /** Correct answers by kind; null while unmarked. */
  correct: z.nullable(Counts),
  total: Counts,
  /** How many the student has decided; left out where none was. */
  decided: z.optional(z.int()),
  /** Which call is marking it. Left out in what older versions stored, which had other fields for it. */
  marking: z._default(z.nullable(Lease), null),
});

/** What is kept packed: 45 answers of 10,000 characters, and marks that quote them, outgrow a document otherwise. */
const Content = z.object({
  questions: Questions,
  chapters: z.array(Chapter),
  answers: Answers,
  /** How sure the student was; left out where nothing was said, and in what older versions stored. */
  confidence: z.optional(Confidences),
  /** The hints that were taken before answering; left out where none was. */
  helped: z.optional(Helped),
  /** What was said again afterwards; left out where nothing was. */
  retold: z.optional(Retellings),
  /** Null while unmarked. */
  results: z.nullable(Results),
  /** What came of a marking that failed in part, by the number of the question; left out once it is whole. */
  came: z.optional(z.object({ saq: z.record(z.string(), ItemResult), laq: z.record(z.string(), ItemResult) })),
});

export type StoredAttempt = z.infer<typeof Fields> & z.infer<typeof Content>;
export type Attempt = StoredAttempt & { id: string };

const LISTED = ['quiz_id', 'pdf_id', 'title', 'created_at', 'status', 'correct', 'total', 'decided'] as const;
const Listed = z.pick(Fields, {
  quiz_id: true,
  pdf_id: true,
  title: true,
  created_at: true,
  status: true,
  correct: true,
  total: true,
  decided: true,
});
export type ListedAttempt = z.infer<typeof Listed> & { id: string };

const attemptsOf = (uid: string) => firestore().collection('users').doc(uid).collection('attempts');

/** Where an attempt is. @throws AppError `not_found` where `id` cannot be one */
export const attemptRef = (uid: string, id: string) => {
  if (!isId(id)) throw notFound('attempt');
  return attemptsOf(uid).doc(id);
};

/** An attempt as it is stored. */
export function packedAttempt({
  questions,
  chapters,
  answers,
  confidence,
  helped,
  retold,
  results,
  came,
  ...fields
}: StoredAttempt) {
  const content = {
    ...{ questions, chapters, answers, results },
    ...(confidence && { confidence }),
    ...(helped && { helped }),
    ...(retold && { retold }),
    ...(came && { came }),
  };
  return { ...Fields.parse(fields), content: pack(content) };
}

const Stored = z.extend(Fields, { content: z.instanceof(Uint8Array) });

/** Reads a stored attempt. */
export function parseAttempt(id: string, data: unknown): Attempt {
  const { content, ...fields } = Stored.parse(data);
  return { id, ...fields, ...unpack(Content, content) };
}

/** The attempt, or null where this student has none of that id. */
export async function findAttempt(uid: string, id: string): Promise<Attempt | null> {
  const snapshot = await attemptRef(uid, id).get();
  return snapshot.exists ? parseAttempt(id, snapshot.data()) : null;
}

/** The attempt. @throws AppError `not_found` */
export async function openAttempt(uid: string, id: string): Promise<Attempt> {
  const attempt = await findAttempt(uid, id);
  if (!attempt) throw notFound('attempt');
  return attempt;
}

/** What a change makes of an attempt; without `attempt` nothing is written. */
export interface AttemptChange<T> {
  result: T;
  attempt?: StoredAttempt;
  /** It adds what may be left out, and is refused with this where the document would have no room for marks any more. */
  refusedWhenFull?: AppError;
  /** What changes in the sums of Progress with it. */
  gains?: readonly ScoreGain[];
  /** It was marked just now: its quiz is finished. */
  marked?: boolean;
}

/**
 * Content of a document that may still grow: Firestore takes 1 MiB, and second marks and decisions, which quote what stands there, need some
 * of it. Forty-five answers and 95 that were said again, all as long and as hard to pack as can be, pass it.
 */
const ROOMY_BYTES = 850_000;

/**
 * Changes an attempt, and with it the sums of Progress and its quiz, all or none.
 * @param change may run several times: it must have no effect
 * @returns its result
 * @throws AppError `not_found`; what `change` throws; its `refusedWhenFull`
 */
export async function changeAttempt<T>(
  uid: string,
  id: string,
  change: (attempt: Attempt) => AttemptChange<T>,
): Promise<T> {
  const ref = attemptRef(uid, id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists) throw notFound('attempt');
    const { result, attempt, gains = [], marked = false, refusedWhenFull } = change(parseAttempt(id, snapshot.data()));
    if (!attempt) return result;
    const packed = packedAttempt(attempt);
    if (refusedWhenFull && packed.content.length > ROOMY_BYTES) throw refusedWhenFull;
    const before = gains.length > 0 ? await totalsBefore(transaction, uid, attempt.pdf_id) : null;
    transaction.set(ref, packed);
    if (marked) finishQuiz(transaction, uid, attempt.quiz_id, id);
    if (gains.length > 0) addToTotals(transaction, uid, attempt, attempt.created_at, gains, before);
    return result;
  });
}

/** Up to `LIST_PAGE` attempts, newest first, behind the attempt `after` where it is given. */
export async function listAttempts(uid: string, after?: string): Promise<{ attempts: ListedAttempt[]; more: boolean }> {
  const ordered = attemptsOf(uid).orderBy('created_at', 'desc').orderBy('__name__', 'desc');
  const last = after === undefined ? undefined : await attemptRef(uid, after).get();
  if (last && !last.exists) throw notFound('attempt');
  const from = last ? ordered.startAfter(last.get('created_at'), last.id) : ordered;
  const { docs } = await from
    .limit(LIST_PAGE + 1)
    .select(...LISTED)
    .get();
  const attempts = docs.slice(0, LIST_PAGE).map((doc) => ({ id: doc.id, ...Listed.parse(doc.data()) }));
  return { attempts, more: docs.length > LIST_PAGE };
}

/** The latest attempts at one book that are marked, whole, newest first; looks at `limit` attempts. */
export async function latestMarkedOn(uid: string, pdfId: string, limit: number): Promise<Attempt[]> {
  const { docs } = await attemptsOf(uid).where('pdf_id', '==', pdfId).orderBy('created_at', 'desc').limit(limit).get();
  return docs.map((doc) => parseAttempt(doc.id, doc.data())).filter(({ status }) => status === 'marked');
}

/** The latest attempts that are marked, whole, newest first; looks at `limit` attempts. */
export async function latestMarked(uid: string, limit: number): Promise<Attempt[]> {
  const { docs } = await attemptsOf(uid).orderBy('created_at', 'desc').limit(limit).get();
  return docs.map((doc) => parseAttempt(doc.id, doc.data())).filter(({ status }) => status === 'marked');
}
