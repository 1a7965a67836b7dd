/** The figures of all books in one. */
import { type BookFigures, summed } from './measure.ts';

/** A book of this many pages with at least this many sentences is a prose book: it must yield the default quiz. */
const PROSE_BOOK = { pages: 50, sentences: 100 };
/** Upper 1 % of the chi-square distribution with three degrees of freedom. */
const CHI_SQUARE_01 = 11.345;

const sum = (books: readonly BookFigures[], of: (book: BookFigures) => number) =>
  books.reduce((total, book) => total + of(book), 0);
const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 1000);

export function pooled(books: readonly BookFigures[]) {
  const mcqs = sum(books, (book) => book.mcqs);
  const positions = [0, 1, 2, 3].map((at) => sum(books, (book) => book.positions[at] ?? 0));
  const expected = positions.reduce((total, count) => total + count, 0) / 4;
  const chiSquare =
    expected === 0 ? 0 : positions.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const prose = books.filter((book) => book.pages >= PROSE_BOOK.pages && book.prose >= PROSE_BOOK.sentences);
  return {
    books: books.length,
    mcqs,
    evidenceVerified: share(
      sum(books, (book) => book.evidence.verified),
      sum(books, (book) => book.evidence.claimed),
    ),
    alike: sum(books, (book) => book.alike),
    trivia: sum(books, (book) => book.trivia),
    frontMatter: sum(books, (book) => book.evidence.frontMatter),
    longestIsRight: share(
      sum(books, (book) => book.longest),
      mcqs,
    ),
    positions,
    chiSquare: Math.round(chiSquare * 100) / 100,
    positionsEven: chiSquare < CHI_SQUARE_01,
    stemLeaks: share(
      sum(books, (book) => book.leaks),
      mcqs,
    ),
    keySupported: share(
      sum(books, (book) => book.supported),
      mcqs,
    ),
    distractorsSupported: sum(books, (book) => book.distractorsSupported),
    chaptersTouched: share(
      sum(books, (book) => book.chapters.touched),
      sum(books, (book) => book.chapters.could),
    ),
    leastChaptersTouched: Math.min(
      1,
      ...books.filter((book) => book.chapters.could > 0).map((book) => book.chapters.touched / book.chapters.could),
    ),
    proseBooks: prose.length,
    proseBooksWithDefault: prose.filter((book) => book.yields.default.join('/') === '5/3/1').length,
    yields: Object.fromEntries(
      books.map((book) => [book.name, `${book.yields.default.join('/')} ${book.yields.large.join('/')}`]),
    ),
    refused: summed(books.map((book) => book.refused)),
    levels: summed(books.map((book) => book.levels)),
    optionsWithPage: share(
      sum(books, (book) => book.optionPages.shown),
      sum(books, (book) => book.optionPages.all),
    ),
    msSlowest: Math.max(0, ...books.map((book) => book.ms)),
  };
}
