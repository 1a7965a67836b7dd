/** Which language a text is in, as far as finding its words depends on it. */
import type { Book } from '../model.ts';

const ENGLISH = new Set(
  'the of and to in is that it was for as with on are be this by from or an at which not'.split(' '),
);
/** English text has a third of such words; German and French, which share some of them, under a tenth. */
const ENGLISH_SHARE = 0.15;
const SAMPLE_PAGES = 40;
const SAMPLE_WORDS = 4_000;

/** Whether words of this text are to be stemmed as English ones. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return false;
  return words.filter((word) => ENGLISH.has(word)).length >= ENGLISH_SHARE * words.length;
}

/** As the file says, else as forty pages spread over the book read. */
export function isEnglishBook(book: Book): boolean {
  if (book.language) return /^en\b/i.test(book.language);
  const step = Math.max(1, Math.floor(book.pages.length / SAMPLE_PAGES));
  const sample = book.pages.filter((_, index) => index % step === 0).map((page) => page.text.slice(0, 2_000));
  return isEnglish(sample.join(' ').slice(0, SAMPLE_WORDS * 7));
}
