/** Reading PDFs for the evaluation, each bounded in time: some files are made to be unreadable. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Book } from '../../../functions/src/book/model.ts';
import { readPdf } from '../../../functions/src/book/read/read-pdf.ts';

const READING_MS = 120_000;

export type Read = { name: string; book: Book } | { name: string; failure: string };

/** The books of these files one after another; a file that is no book says why. */
export async function* readBooks(files: readonly string[]): AsyncGenerator<Read> {
  for (const file of files) {
    const name = basename(file, '.pdf');
    try {
      const bytes = new Uint8Array(await readFile(file));
      yield { name, book: await readPdf(bytes, { signal: AbortSignal.timeout(READING_MS) }) };
    } catch (error) {
      yield { name, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}
