/**
 * The files of Folio's own handbook: they stand beside the deployed code, made when that was built, and in no bucket. Run from its
 * sources, the code reads the book when it is first asked for. An instance keeps what it has read; nothing is ever stored.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HANDBOOK_ID, HANDBOOK_TITLE } from '../contract/handbook.ts';
import { fingerprint } from '../platform/ids.ts';
import { PDF, TEXT } from './file-names.ts';

/** The folder beside the bundle that the build writes the handbook's PDF, text and index to. */
export const HANDBOOK_FOLDER = 'handbook';
const SHIPPED = join(dirname(fileURLToPath(import.meta.url)), HANDBOOK_FOLDER);
const SOURCE = fileURLToPath(new URL('../../../tools/coursebook/how-memory-works.pdf', import.meta.url));
/** It is older than any library. */
const MADE = '2026-01-01T00:00:00.000Z';

const kept = new Map<string, Promise<Buffer | null>>();

/** One file of the handbook, or null where there is none of that name. */
export function handbookFile(name: string): Promise<Buffer | null> {
  const known = kept.get(name);
  if (known) return known;
  const file = shipped(name);
  kept.set(name, file);
  file.catch(() => kept.delete(name));
  return file;
}

/** Keeps a file that had to be made, for as long as this instance lives. */
export function keepHandbookFile(name: string, bytes: Buffer): void {
  kept.set(name, Promise.resolve(bytes));
}

async function shipped(name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(SHIPPED, name));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  if (name === PDF) return readFile(SOURCE);
  return name === TEXT ? readNow() : null;
}

async function readNow(): Promise<Buffer> {
  const [{ readBookInChild }, { packBook }] = await Promise.all([
    import('../book/read/index.ts'),
    import('./book-codec.ts'),
  ]);
  const read = await readBookInChild(SOURCE);
  if (!read.ok) throw new Error(`The handbook could not be read: ${read.failure}`);
  return packBook(read.book);
}

/** What the document of an uploaded book says, said of the handbook. Few calls ask for it: what opens books is loaded then. */
export async function handbookDocument() {
  const [pdf, text, { unpackBook }] = await Promise.all([
    handbookFile(PDF),
    handbookFile(TEXT),
    import('./book-codec.ts'),
  ]);
  const book = text && unpackBook(text);
  if (!pdf || !book) throw new Error('The handbook does not stand beside the code: build it again.');
  return {
    id: HANDBOOK_ID,
    title: HANDBOOK_TITLE,
    created_at: MADE,
    file_name: `${HANDBOOK_TITLE}.pdf`,
    bytes: pdf.length,
    fingerprint: fingerprint(pdf),
    upload_key: null,
    pages: book.pages.length,
    status: 'ready' as const,
    pages_read: book.pages.length,
    pages_without_text: [],
    language: book.language,
    reading: null,
  };
}
