/** `users/{uid}/tallies/…`: running sums of what was attempted and correct, so that no view reads every attempt. */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from '../platform/firestore.ts';
import { derivedId } from '../platform/ids.ts';

const Sum = z.object({ attempted: z.int(), correct: z.int() });
const Days = z.record(z.string(), Sum);
const Overall = z.object({ ...Sum.shape, days: Days });
const BookTotals = z.object({
  ...Sum.shape,
  pdf_id: z.string(),
  title: z.string(),
  days: Days,
  /** Keyed by the chapter's first page. */
  chapters: z.record(z.string(), z.object({ ...Sum.shape, title: z.string() })),
});
export type Overall = z.infer<typeof Overall>;
export type BookTotals = z.infer<typeof BookTotals>;

/** One question's contribution: `attempted` and `correct` are 0 or 1, or what a second marking adds. */
export interface ScoreGain {
  attempted: number;
  correct: number;
  chapter: { title: string; from: number } | null;
}

const totalsOf = (uid: string) => firestore().collection('users').doc(uid).collection('tallies');
const overallRef = (uid: string) => totalsOf(uid).doc('overall');
const bookRef = (uid: string, pdfId: string) => totalsOf(uid).doc(derivedId('book', pdfId));

const sum = (items: readonly ScoreGain[]) => ({
  attempted: FieldValue.increment(items.reduce((total, { attempted }) => total + attempted, 0)),
  correct: FieldValue.increment(items.reduce((total, { correct }) => total + correct, 0)),
});

/**
 * Adds questions to the sums, as part of the transaction that marks them: each counts once.
 * @param at when the attempt was handed in, ISO 8601; its UTC day is the one they count for
 */
export function addToTotals(
  transaction: Transaction,
  uid: string,
  { pdf_id, title }: { pdf_id: string; title: string },
  at: string,
  items: readonly ScoreGain[],
): void {
  const day = at.slice(0, 10);
  const sums = { ...sum(items), days: { [day]: sum(items) } };
  transaction.set(overallRef(uid), sums, { merge: true });
  const chapters = Object.fromEntries(
    [...Map.groupBy(items, ({ chapter }) => chapter?.from)].flatMap(([from, those]) => {
      const chapter = those[0]?.chapter;
      return chapter ? [[String(from), { ...sum(those), title: chapter.title }]] : [];
    }),
  );
  transaction.set(bookRef(uid, pdf_id), { pdf_id, title, ...sums, chapters }, { merge: true });
}

/** Everything this student attempted. */
export async function readOverallTotals(uid: string): Promise<Overall> {
  const snapshot = await overallRef(uid).get();
  return snapshot.exists ? Overall.parse(snapshot.data()) : { attempted: 0, correct: 0, days: {} };
}

/** The sums of each book, those deleted included. */
export async function readBookTotals(uid: string): Promise<BookTotals[]> {
  const { docs } = await totalsOf(uid).where('pdf_id', '>', '').get();
  return docs.map((doc) => BookTotals.parse(doc.data()));
}
