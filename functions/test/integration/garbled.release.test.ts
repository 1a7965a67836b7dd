import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/model.ts';
import { readPdf } from '../../src/book/read/read-pdf.ts';
import { GARBLINGS, garbledFonts } from '../fixtures/garbled.ts';

/** Real books that lie beside the project where it is worked on: see its README. */
const DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const found = (pattern: string) => globSync(pattern, { cwd: DATA }).toSorted();
const books = found('{books,answers,sociology,xquad/*}/*.pdf');
/** Made to be broken: what a fuzzer left of it is no text. */
const REALLY_GARBLED: Readonly<Record<string, number[]>> = { 'broken-poppler-90.pdf': [6] };
const TIME = 300_000;

const read = (bytes: Uint8Array) => readPdf(bytes).catch((): Book | null => null);
const garbledIn = (book: Book | null) =>
  book?.pages.filter(({ quality }) => quality === 'garbled').map(({ number }) => number) ?? [];

describe.skipIf(!existsSync(DATA))('in real books', () => {
  it.each(books)(
    '%s has no good page taken for garbage',
    async (name) => {
      const book = await read(new Uint8Array(readFileSync(join(DATA, name))));
      expect(garbledIn(book)).toEqual(REALLY_GARBLED[basename(name)] ?? []);
    },
    TIME,
  );

  const inPlainTables = found('xquad/{de,en,es,ru,ar,zh}/book.pdf');
  /** Three letters on, an Arabic letter is often one that looks and follows others like it. */
  const LIKE_ARABIC = 'xquad/ar/book.pdf shifted';
  it.each(
    inPlainTables
      .flatMap((name) => GARBLINGS.map((garbling) => [name, garbling] as const))
      .filter((each) => each.join(' ') !== LIKE_ARABIC),
  )(
    '%s, %s: its pages are found to be no text',
    async (name, garbling) => {
      const book = await read(await garbledFonts(new Uint8Array(readFileSync(join(DATA, name))), garbling));
      expect(garbledIn(book).length).toBeGreaterThanOrEqual(0.97 * (book?.pages.length ?? 1));
    },
    TIME,
  );
});
