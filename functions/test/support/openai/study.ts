/** A study with a model that is stood in for: the sample coursebook, and an engine for one request. */
import { readFileSync } from 'node:fs';
import type { Book } from '../../../src/book/model.ts';
import { readPdf } from '../../../src/book/read/index.ts';
import { type BookIndex, buildIndex } from '../../../src/book/search/build.ts';

let opened: Promise<{ book: Book; index: BookIndex }> | undefined;

/** The project's own coursebook on memory, read once. */
export function readCoursebook(): Promise<{ book: Book; index: BookIndex }> {
  const file = new URL('../../../../tools/coursebook/how-memory-works.pdf', import.meta.url);
  opened ??= readPdf(new Uint8Array(readFileSync(file))).then((book) => ({ book, index: buildIndex(book) }));
  return opened;
}

/** A sentence of it, on page 14. */
export const SPACING_QUOTE =
  'The spacing effect is the finding that study spread over several sessions lasts longer than the same amount of study in one session.';
