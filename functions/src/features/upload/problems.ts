import type { ReadFailure } from '../../book/read/failure.ts';
import { MAX_BOOK_BYTES, MAX_PAGES } from '../../contract/limits.ts';

/** What a student is told about a file that cannot be taken: what is wrong, and what helps. */
export const REFUSED: Record<ReadFailure | 'too_large', string> = {
  too_large: `This file is too large. A PDF can have up to ${MAX_BOOK_BYTES / 2 ** 20} MB.`,
  empty_file: 'This file is empty. Please choose another one, or export it again.',
  not_a_pdf: 'This file is not a PDF, whatever its name says. Please export or save it as a PDF first.',
  truncated: 'This PDF is cut off: its end is missing. Please download it again, then upload it.',
  password_protected: 'This PDF is locked with a password. Save a copy without the password, then upload that.',
  too_many_pages: `This PDF has too many pages: up to ${MAX_PAGES.toLocaleString('en')} can be read. Please split it.`,
  unusable: 'This PDF is damaged, or too complex to be opened safely. Saving it anew with another program may help.',
};

/** What a student is told about a book whose pages could not be read. */
export const UNREADABLE = 'The text of this book could not be read. You can still open and look at it.';
