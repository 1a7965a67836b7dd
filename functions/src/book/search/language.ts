/** Which language's pack a book's words are found by. */

import type { PackCode } from '../../language/codes.ts';
import { languageOfMost } from '../../language/detect.ts';
import { packCodeOf } from '../../language/packs/index.ts';
import type { Book } from '../model.ts';

const SAMPLE_PAGES = 40;
const PAGE_CHARS = 2_000;

/** As the book says, else as forty pages spread over it read; `und` where it has no pack or cannot be told. */
export function packCodeOfBook(book: Book): PackCode {
  if (book.language) return packCodeOf(book.language);
  const step = Math.max(1, Math.floor(book.pages.length / SAMPLE_PAGES));
  const sample = book.pages.filter((_, index) => index % step === 0).map((page) => page.text.slice(0, PAGE_CHARS));
  return packCodeOf(languageOfMost(sample));
}
