/** Coverage: how surely each chapter of a book is known. */
import type { BookCoverage, Coverage } from '../../contract/coverage.ts';
import { semaphore } from '../../platform/semaphore.ts';
import { type Owned, openDocument, ownedOf } from '../../stores/documents.ts';
import { readChapters } from '../../stores/outlines.ts';
import { type BookTotals, readBookTotals, readTotalsOf } from '../../stores/score-totals.ts';
import { standingsOf } from '../../study/coverage/standing.ts';

/** Outlines that are read at once in a process: each may be a document of nearly a megabyte, of which only the chapters are kept. */
const reading = semaphore(8);

/** How one book stands. */
async function bookCoverage(uid: string, book: Owned, totals: BookTotals | undefined): Promise<BookCoverage> {
  const { chapters, outline } = await reading(() => readChapters(uid, book.id, book.pages));
  return { pdf_id: book.id, title: book.title, chapters: standingsOf(chapters, totals?.chapters ?? {}, outline) };
}

/** How these books stand, in their order: nothing is read of any other. */
export async function coverageOfBooks(uid: string, books: readonly Owned[]): Promise<BookCoverage[]> {
  const totals = await readTotalsOf(
    uid,
    books.map(({ id }) => id),
  );
  return Promise.all(
    books.map((book) =>
      bookCoverage(
        uid,
        book,
        totals.find(({ pdf_id }) => pdf_id === book.id),
      ),
    ),
  );
}

const lastDay = ({ days }: BookTotals) => Object.keys(days).toSorted().at(-1) ?? '';

/**
 * How the books stand that were asked about and are still there, the latest first; or one book.
 * @throws AppError `not_found` where that one is not there
 */
export async function coverageOf(uid: string, pdfId?: string): Promise<Coverage> {
  if (pdfId !== undefined) return { books: await coverageOfBooks(uid, [await openDocument(uid, pdfId)]) };
  const totals = await readBookTotals(uid);
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
