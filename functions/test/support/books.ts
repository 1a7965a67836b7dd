/**
 * Books for tests of what is done with a book: read in this process and stored as the product stores them, with no upload, no
 * child and no event, which take seconds of processor time for each book. Whoever else needs the same book gets a copy. That
 * nothing differs from a book that the product read is held by `integration/upload.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { type Inspection, inspectBytes } from '../../src/book/read/inspect-pdf.ts';
import { readPdf } from '../../src/book/read/read-pdf.ts';
import { keepPictures } from '../../src/features/upload/keep-pictures.ts';
import { outlineEntries } from '../../src/features/upload/outline.ts';
import { chooseTitle, cleanFileName } from '../../src/features/upload/title.ts';
import { fingerprint, newId } from '../../src/platform/ids.ts';
import {
  FACTS,
  GIVES,
  GUIDE,
  INDEX,
  PDF,
  QUIZ,
  readBookFile,
  SUMMARY,
  TEXT,
  writeBookFile,
} from '../../src/stores/book-files.ts';
import { documentsOf, type StoredDocument } from '../../src/stores/documents.ts';
import { outlineRef, storedOutline } from '../../src/stores/outlines.ts';
import { factsOf } from '../../src/stores/readings.ts';
import '../integration/in-process.ts';
import type { Student } from './students.ts';

/** The project's own coursebook on memory: 22 pages of prose with chapters, terms and numbers. */
export const coursebook = (): Uint8Array =>
  readFileSync(new URL('../../../tools/coursebook/how-memory-works.pdf', import.meta.url));

/** All that is stored of a book that was read. */
interface ReadBook {
  document: object;
  outline: object;
  files: [name: string, bytes: Buffer][];
}

const readBooks = new Map<string, Promise<ReadBook>>();

/**
 * Puts a book into a student's library, read and ready. Pages that are pictures stay without text: nobody reads them meanwhile.
 * @returns its id
 */
export async function withBook(student: Pick<Student, 'uid'>, bytes: Uint8Array, name = 'book.pdf'): Promise<string> {
  const key = `${fingerprint(bytes)} ${name}`;
  const read = readBooks.get(key);
  if (read) return copied(await read, student.uid);
  const first = readHere(student, bytes, name);
  const kept = first.then((id) => storedOf(student.uid, id));
  readBooks.set(key, kept);
  await kept.catch((error: unknown) => {
    readBooks.delete(key);
    throw error;
  });
  return first;
}

/** The coursebook in this student's library, read. @returns its id */
export const withCoursebook = (student: Pick<Student, 'uid'>): Promise<string> =>
  withBook(student, coursebook(), 'how-memory-works.pdf');

/**
 * Puts a book into a student's library that is still to be read, with no job that would have it read.
 * @param more what its document says besides, such as the reading that has begun
 * @returns its id
 */
export async function unreadBook(
  { uid }: Pick<Student, 'uid'>,
  bytes: Uint8Array,
  { file_name = 'book.pdf', ...more }: Partial<StoredDocument> = {},
): Promise<string> {
  const id = newId();
  // The reader takes bytes over.
  let inspection: Inspection | undefined;
  for await (const told of inspectBytes(Uint8Array.from(bytes))) inspection = told;
  if (!inspection) throw new Error('Nothing was told of it.');
  const { pages, outline, ...named } = inspection;
  await writeBookFile(uid, id, PDF, bytes);
  await outlineRef(uid, id).set(storedOutline(outlineEntries(outline, pages)));
  const document: StoredDocument = {
    title: chooseTitle(named, file_name),
    created_at: new Date().toISOString(),
    file_name: cleanFileName(file_name),
    bytes: bytes.length,
    fingerprint: fingerprint(bytes),
    upload_key: null,
    pages,
    status: 'reading',
    pages_read: 0,
    pages_without_text: [],
    language: null,
    reading: null,
    ...more,
  };
  await documentsOf(uid).doc(id).create(document);
  return id;
}

async function readHere(student: Pick<Student, 'uid'>, bytes: Uint8Array, file_name: string): Promise<string> {
  const id = await unreadBook(student, bytes, { file_name });
  const book = await readPdf(Uint8Array.from(bytes));
  const found = await keepPictures(student.uid, id, book, { readings: new Map(), transcripts: new Map() });
  await outlineRef(student.uid, id).set(storedOutline(found.outline));
  await documentsOf(student.uid)
    .doc(id)
    .update({ status: 'ready', pages_read: book.pages.length, ...factsOf(found) });
  return id;
}

async function storedOf(uid: string, id: string): Promise<ReadBook> {
  const files = await Promise.all(
    [PDF, TEXT, INDEX, FACTS, GIVES, GUIDE, QUIZ, SUMMARY].map(async (name): Promise<[string, Buffer]> => {
      const bytes = await readBookFile(uid, id, name);
      if (!bytes) throw new Error(`A book that was read has no ${name}.`);
      return [name, bytes];
    }),
  );
  const [document, outline] = await Promise.all([documentsOf(uid).doc(id).get(), outlineRef(uid, id).get()]);
  return { document: document.data() ?? {}, outline: outline.data() ?? {}, files };
}

async function copied({ document, outline, files }: ReadBook, uid: string): Promise<string> {
  const id = newId();
  await Promise.all(files.map(([name, bytes]) => writeBookFile(uid, id, name, bytes)));
  await outlineRef(uid, id).set(outline);
  await documentsOf(uid)
    .doc(id)
    .create({ ...document, created_at: new Date().toISOString() });
  return id;
}
