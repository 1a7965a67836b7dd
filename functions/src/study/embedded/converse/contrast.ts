/** Books of a shelf compared with one another, as far as a question tells them apart. */
import { idf } from '../../../book/search/bm25.ts';

/** How often a book has the terms of a question: how many of its passages hold each. */
export interface Holding {
  terms: ReadonlyMap<string, number>;
  passages: number;
}

/**
 * How much the terms of a question belong to each book rather than to the others: for each term this book's part of the rates
 * at which all books have it, and of these the mean, a term weighing as much as it is rare on the shelf.
 * @returns 0 to 1 for each book; 0 where no book has any
 */
export function sharesOf(books: readonly Holding[]): number[] {
  const passages = books.reduce((sum, book) => sum + book.passages, 0);
  const everywhere = new Map<string, { found: number; rates: number }>();
  for (const book of books) {
    for (const [term, found] of book.terms) {
      const known = everywhere.get(term) ?? { found: 0, rates: 0 };
      everywhere.set(term, { found: known.found + found, rates: known.rates + rateOf(found, book) });
    }
  }
  return books.map((book) => {
    let weights = 0;
    let share = 0;
    for (const [term, found] of book.terms) {
      const { found: all, rates } = everywhere.get(term) ?? { found: 0, rates: 0 };
      const weight = idf(passages, all);
      weights += weight;
      if (rates > 0) share += (weight * rateOf(found, book)) / rates;
    }
    return weights > 0 ? share / weights : 0;
  });
}

const rateOf = (found: number, { passages }: Holding): number => (passages > 0 ? found / passages : 0);
