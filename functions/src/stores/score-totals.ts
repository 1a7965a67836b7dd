/** `users/{uid}/tallies/…`: running sums of what was attempted and correct, so that no view reads every attempt. */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from '../platform/firestore.ts';
import { derivedId } from '../platform/ids.ts';

const Sum = z.object({ attempted: z.int(), correct: z.int() });
const Days = z.record(z.string(), Sum);
/** `decided`: how many of the correct ones the student counted as that; left out where none was. */
const Overall = z.object({ ...Sum.shape, decided: z.optional(z.int()), days: Days });
const BookTotals = z.object({
  ...Sum.shape,
  pdf_id: z.string(),
  title: z.string(),
  days: Days,
  /** Keyed by the chapter's first page. */
  chapters: z.record(
    z.string(),
    z.object({
      ...Sum.shape,
      title: z.string(),
      /** The latest answers, oldest first, `1` for a right one, and when the last was given; former versions kept neither. */
      recent: z.optional(z.string()),
      last: z.optional(z.string()),
    }),
  ),
});
export type Overall = z.infer<typeof Overall>;
export type BookTotals = z.infer<typeof BookTotals>;

/**
 * One question's contribution: `attempted` and `correct` are 0 or 1, or what a second marking adds; `attempted` is -1 where a wrong
 * answer leaves its chapter, and then another gain counts it under none.
 */
export interface ScoreGain {
  attempted: number;
  correct: number;
  chapter: { title: string; from: number } | null;
  /** It counts by the student's own decision. */
  decided?: boolean;
}

const totalsOf = (uid: string) => firestore().collection('users').doc(uid).collection('tallies');
const overallRef = (uid: string) => totalsOf(uid).doc('overall');
const bookRef = (uid: string, pdfId: string) => totalsOf(uid).doc(derivedId('book', pdfId));

const sum = (items: readonly ScoreGain[]) => ({
  attempted: FieldValue.increment(items.reduce((total, { attempted }) => total + attempted, 0)),
  correct: FieldValue.increment(items.reduce((total, { correct }) => total + correct, 0)),
});

/** So many of the latest answers of a chapter are kept one by one. */
const KEPT_ANSWERS = 20;

/** The latest answers after one more, or after a mark that changed: the last one that was otherwise is now this. */
function withAnswer(recent: string, { attempted, correct }: Pick<ScoreGain, 'attempted' | 'correct'>): string {
  if (attempted < 0) return without(recent, '0');
  if (attempted > 0) return `${recent}${correct > 0 ? '1' : '0'}`.slice(-KEPT_ANSWERS);
  const [from, to] = correct > 0 ? ['0', '1'] : ['1', '0'];
  const at = recent.lastIndexOf(from);
  return at < 0 ? recent : `${recent.slice(0, at)}${to}${recent.slice(at + 1)}`;
}

/** The latest of these answers is taken out. */
function without(recent: string, answer: string): string {
  const at = recent.lastIndexOf(answer);
  return at < 0 ? recent : recent.slice(0, at) + recent.slice(at + 1);
}

/** The sums of a book as they are before a transaction's writes; null where there are none yet. */
export async function totalsBefore(transaction: Transaction, uid: string, pdfId: string): Promise<BookTotals | null> {
  const snapshot = await transaction.get(bookRef(uid, pdfId));
  return snapshot.exists ? BookTotals.parse(snapshot.data()) : null;
}

/**
 * Adds questions to the sums, as part of the transaction that marks them: each counts once.
 * @param before as `totalsBefore` read them in this transaction
 * @param at when the attempt was handed in, ISO 8601; its UTC day is the one they count for
 */
export function addToTotals(
  transaction: Transaction,
  uid: string,
  { pdf_id, title }: { pdf_id: string; title: string },
  at: string,
  items: readonly ScoreGain[],
  before: BookTotals | null,
): void {
  const day = at.slice(0, 10);
  const sums = { ...sum(items), days: { [day]: sum(items) } };
  const decided = items.filter((item) => item.decided).length;
  transaction.set(
    overallRef(uid),
    { ...sums, ...(decided > 0 && { decided: FieldValue.increment(decided) }) },
    { merge: true },
  );
  const chapters = Object.fromEntries(
    [...Map.groupBy(items, ({ chapter }) => chapter?.from)].flatMap(([from, those]) => {
      const chapter = those[0]?.chapter;
      if (!chapter) return [];
      const known = before?.chapters[String(from)];
      const recent = those.reduce(withAnswer, known?.recent ?? '');
      const answered = those.some(({ attempted }) => attempted > 0);
      const last = answered && at > (known?.last ?? '') ? { last: at } : {};
      return [[String(from), { ...sum(those), title: chapter.title, recent, ...last }]];
    }),
  );
  // Merging an empty map would put it in the place of the chapters that are there.
  const changed = before && Object.keys(chapters).length === 0 ? {} : { chapters };
  transaction.set(bookRef(uid, pdf_id), { pdf_id, title, ...sums, ...changed }, { merge: true });
}

/** Everything this student attempted. */
export async function readOverallTotals(uid: string): Promise<Overall> {
  const snapshot = await overallRef(uid).get();
  return snapshot.exists ? Overall.parse(snapshot.data()) : { attempted: 0, correct: 0, days: {} };
}

/** The sums of these books, without those that were never asked about. */
export async function readTotalsOf(uid: string, pdfIds: readonly string[]): Promise<BookTotals[]> {
  if (pdfIds.length === 0) return [];
  const found = await firestore().getAll(...pdfIds.map((id) => bookRef(uid, id)));
  return found.flatMap((doc) => (doc.exists ? [BookTotals.parse(doc.data())] : []));
}

/** The sums of each book, those deleted included. */
export async function readBookTotals(uid: string): Promise<BookTotals[]> {
  const { docs } = await totalsOf(uid).where('pdf_id', '>', '').get();
  return docs.map((doc) => BookTotals.parse(doc.data()));
}
