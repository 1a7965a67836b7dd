/** The book's words that a fact rests on. */
import type { Book } from '../book/model.ts';
import { quotable, type Sentence } from '../book/sentences.ts';
import type { FactPlaces } from './model.ts';

export interface FactQuote {
  /** Number of the page in the file. */
  page: number;
  /** Characters `[start, end)` of the page's text. */
  start: number;
  end: number;
  quote: string;
}

/** A sentence as it can be quoted: the part on its page and, where it goes on on the next, the part there. */
export function quotesOf(book: Book, sentence: Sentence): FactQuote[] {
  const { page, start, end, rest } = sentence;
  if (!rest) return [{ ...quotable(book, sentence), start, end }];
  const longer = quotable(book, sentence);
  const place = longer.page === page ? { start, end } : { start: rest.start, end: rest.end };
  return [{ ...longer, ...place }];
}

/** Indices of the sentences that a fact takes words from, in order. */
export function sentencesIn({ subject, object, items, first, last }: FactPlaces): number[] {
  const places = [subject, object, ...items].flatMap((wording) => wording?.sentence ?? []);
  return [...new Set([first, ...places, last])].sort((a, b) => a - b);
}
