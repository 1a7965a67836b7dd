/** `users/{uid}/exams/{id}`: the exams a student has set. Their plans are not stored: they follow from how things stand. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ExamRequest } from '../contract/exam.ts';
import { MAX_EXAMS } from '../contract/limits.ts';
import { before, now } from '../platform/clock.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { derivedId, isId, newId } from '../platform/ids.ts';
import { describeError, log } from '../platform/log.ts';

const StoredExam = z.object({ ...ExamRequest.shape, created_at: z.string() });
export type StoredExam = z.infer<typeof StoredExam> & { id: string };

/**
 * What stays of an exam that was removed: a late retry of the call that set it finds that it is gone. It has no date, so no list has it.
 * `removed_at`: left out in what an earlier version wrote.
 */
const Removed = z.object({ removed: z.literal(true), removed_at: z.optional(z.string()) });

/** How long that is remembered, as a deletion of a book is: then the next exam that is removed takes it away. */
const REMEMBER_MS = 24 * 60 * 60_000;

const isThere = (snapshot: DocumentSnapshot): boolean => snapshot.exists && snapshot.data()?.removed !== true;

const examsOf = (uid: string) => firestore().collection('users').doc(uid).collection('exams');

/** All of them, by their dates; there are at most `MAX_EXAMS`. */
export async function listExams(uid: string): Promise<StoredExam[]> {
  const { docs } = await examsOf(uid).orderBy('date').get();
  return docs.map((doc) => ({ id: doc.id, ...StoredExam.parse(doc.data()) }));
}

const isSame = (exam: ExamRequest, wanted: ExamRequest): boolean =>
  isDeepStrictEqual(ExamRequest.parse(exam), ExamRequest.parse(wanted));

/**
 * Keeps a new exam; the same key is the same exam.
 * @throws AppError `not_found` where the key's exam was removed since, `limit` where there are too many, `key_reused` where the key has made another exam
 */
export async function createExam(uid: string, wanted: ExamRequest, key: string | undefined): Promise<StoredExam> {
  const id = key === undefined ? newId() : derivedId('exam', uid, key);
  const ref = examsOf(uid).doc(id);
  // No transaction: one that asks for a list holds up everybody's in the emulator (fifty students at once: 48 were refused).
  const known = await ref.get();
  if (known.exists) return sameExam(known, wanted);
  if ((await listed(uid).get()).size >= MAX_EXAMS) throw tooMany();
  const exam = { ...wanted, created_at: now() };
  try {
    await ref.create(exam);
  } catch (error) {
    // Another call of the same key was quicker.
    const there = await ref.get();
    if (!there.exists) throw error;
    return sameExam(there, wanted);
  }
  // Of several that were set at once the last ones go, by the service's own time: whoever is last sees all that were before.
  const { docs } = await listed(uid).get();
  const inOrder = docs.toSorted(
    (a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()) || (a.id < b.id ? -1 : 1),
  );
  if (inOrder.findIndex((one) => one.id === id) >= MAX_EXAMS) {
    await ref.delete();
    throw tooMany();
  }
  return { id, ...exam };
}

/** The exam that a key has made, if it is the one that is wanted. */
function sameExam(known: DocumentSnapshot, wanted: ExamRequest): StoredExam {
  if (!isThere(known)) throw notFound('exam');
  const exam = StoredExam.parse(known.data());
  if (!isSame(exam, wanted))
    throw new AppError('key_reused', 'This exam was set before, and otherwise. Reload the page.');
  return { id: known.id, ...exam };
}

/** Her exams without what they hold; one that was removed has no date. */
const listed = (uid: string) => examsOf(uid).orderBy('date').select();

const tooMany = () =>
  new AppError('limit', `You have set ${MAX_EXAMS} exams, as many as there can be. Remove one first.`);

/** Sets an exam otherwise. @throws AppError `not_found` */
export async function changeExam(uid: string, id: string, wanted: ExamRequest): Promise<StoredExam> {
  if (!isId(id)) throw notFound('exam');
  const ref = examsOf(uid).doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (!isThere(snapshot)) throw notFound('exam');
    const { created_at } = StoredExam.parse(snapshot.data());
    transaction.set(ref, { ...wanted, created_at });
    return { id, ...wanted, created_at };
  });
}

/** Removes an exam, and forgets those that were removed long ago, which the next one does where this cannot. @throws AppError `not_found` */
export async function removeExam(uid: string, id: string): Promise<void> {
  if (!isId(id)) throw notFound('exam');
  const ref = examsOf(uid).doc(id);
  await firestore().runTransaction(async (transaction) => {
    if (!isThere(await transaction.get(ref))) throw notFound('exam');
    transaction.set(ref, { removed: true, removed_at: now() } satisfies z.infer<typeof Removed>);
  });
  await forgetRemoved(uid).catch((error) => log('WARNING', 'removed exams not forgotten', describeError(error)));
}

async function forgetRemoved(uid: string): Promise<void> {
  const long = before(REMEMBER_MS);
  const { docs } = await examsOf(uid).where('removed', '==', true).get();
  // One whose time cannot be read is nothing that was written here lately: it goes with the old ones, and keeps none of them.
  const old = docs.filter((doc) => (Removed.safeParse(doc.data()).data?.removed_at ?? '') < long);
  await Promise.all(old.map((doc) => doc.ref.delete()));
}
