/** Coverage: how surely each chapter of a book is known. */
import type { BookCoverage, Coverage } from '../../contract/coverage.ts';
import { type Owned, openDocument, ownedOf } from '../../stores/documents.ts';
import { readChapters } from '../../stores/outlines.ts';
import { type BookTotals, readBookTotals } from '../../stores/score-totals.ts';
import { standingsOf } from '../../study/coverage/standing.ts';

/** How one book stands. */
async function bookCoverage(uid: string, book: Owned, totals: BookTotals | undefined): Promise<BookCoverage> {
  const { chapters, outline } = await readChapters(uid, book.id, book.pages);
  return { pdf_id: book.id, title: book.title, chapters: standingsOf(chapters, totals?.chapters ?? {}, outline) };
}

const lastDay = ({ days }: BookTotals) => Object.keys(days).toSorted().at(-1) ?? '';

/**
 * How the books stand that were asked about and are still there, the latest first; or one book.
 * @throws AppError `not_found` where that one is not there
 */
export async function coverageOf(uid: string, pdfId?: string): Promise<Coverage> {
  const totals = await readBookTotals(uid);
  if (pdfId !== undefined) {
    const book = await openDocument(uid, pdfId);
    const own = totals.find(({ pdf_id }) => pdf_id === pdfId);
    return { books: [await bookCoverage(uid, book, own)] };
  }
  const asked = totals.toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)));
  const there = await ownedOf(
    uid,
    asked.map(({ pdf_id }) => pdf_id),
  );
  const books = asked.flatMap((own) => {
    const book = there.get(own.pdf_id);
    return book ? [bookCoverage(uid, book, own)] : [];
  });
  return { books: await Promise.all(books) };
}
