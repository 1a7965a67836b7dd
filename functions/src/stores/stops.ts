/** `users/{uid}/stops/{book}`: the page at which a student stopped in a book, of all devices the latest. Goes with the book. */
import * as z from 'zod/mini';
import type { StoppedAt } from '../contract/book.ts';
import { before, msSince } from '../platform/clock.ts';
import { notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { documentRef, noSuchPage, parseDocument } from './documents.ts';

/** `at`: ISO 8601, by our own clock. */
const StoredStop = z.object({ page: z.int(), at: z.string() });

const stopRef = (uid: string, pdfId: string) => firestore().collection('users').doc(uid).collection('stops').doc(pdfId);

const told = ({ page, at }: z.infer<typeof StoredStop>): StoppedAt => ({ page, ago: Math.max(0, msSince(at)) });

/** Where the student stopped; null where that is not known. @throws AppError `not_found` where there is no such book */
export async function stopIn(uid: string, pdfId: string): Promise<StoppedAt | null> {
  const book = documentRef(uid, pdfId);
  if (!book) throw notFound('book');
  const [owner, known] = await firestore().getAll(book, stopRef(uid, pdfId));
  if (!owner?.exists) throw notFound('book');
  return known?.exists ? told(StoredStop.parse(known.data())) : null;
}

/**
 * Keeps a stop unless a later one is known.
 * @returns the one that stands
 * @throws AppError `not_found`; `invalid` for a page that the book has not
 */
export async function keepStop(uid: string, pdfId: string, { page, ago }: StoppedAt): Promise<StoppedAt> {
  const book = documentRef(uid, pdfId);
  if (!book) throw notFound('book');
  const stop = { page, at: before(ago) };
  return firestore().runTransaction(async (transaction) => {
    const [owner, known] = await transaction.getAll(book, stopRef(uid, pdfId));
    if (!owner?.exists) throw notFound('book');
    if (page > parseDocument(pdfId, owner.data()).pages) throw noSuchPage();
    const there = known?.exists ? StoredStop.parse(known.data()) : null;
    if (there && there.at > stop.at) return told(there);
    transaction.set(stopRef(uid, pdfId), stop);
    return told(stop);
  });
}

/** Forgets where the student stopped in a book that is gone. Can be repeated. */
export async function forgetStop(uid: string, pdfId: string): Promise<void> {
  await stopRef(uid, pdfId).delete();
}
