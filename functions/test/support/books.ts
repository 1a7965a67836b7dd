/** Books for tests of asking, quizzes and marking: read by the product once, then copied to whoever else needs them. */
import { readFileSync } from 'node:fs';
import { fingerprint, newId } from '../../src/platform/ids.ts';
import { FACTS, INDEX, PDF, readBookFile, TEXT, writeBookFile } from '../../src/stores/book-files.ts';
import { documentsOf } from '../../src/stores/documents.ts';
import { outlineRef } from '../../src/stores/outlines.ts';
import '../integration/in-process.ts';
import type { Student } from './students.ts';

/** The project's own coursebook on memory: 16 pages of prose with chapters, terms and numbers. */
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
 * Puts a book into a student's library, read and ready: by way of the product the first time that this process asks for it,
 * as a copy from then on, since reading takes seconds and is tested elsewhere.
 * @returns its id
 */
export async function withBook(student: Student, bytes: Uint8Array, name: string): Promise<string> {
  const key = `${fingerprint(bytes)} ${name}`;
  const read = readBooks.get(key);
  if (read) return copied(await read, student.uid);
  const first = readByProduct(student, bytes, name);
  const kept = first.then((id) => storedOf(student.uid, id));
  readBooks.set(key, kept);
  await kept.catch((error: unknown) => {
    readBooks.delete(key);
    throw error;
  });
  return first;
}

/** The coursebook in this student's library, read. @returns its id */
export const withCoursebook = (student: Student): Promise<string> =>
  withBook(student, coursebook(), 'how-memory-works.pdf');

async function readByProduct(student: Student, bytes: Uint8Array, name: string): Promise<string> {
  const { status, body } = await student.uploads(bytes, name);
  if (status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(body)}`);
  await student.sees(body.id, ({ status }) => status === 'ready');
  return body.id;
}

async function storedOf(uid: string, id: string): Promise<ReadBook> {
  const files = await Promise.all(
    [PDF, TEXT, INDEX, FACTS].map(async (name): Promise<[string, Buffer]> => {
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
