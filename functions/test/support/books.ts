/** Books for tests of asking, quizzes and marking: uploaded and read through the product. */
import { readFileSync } from 'node:fs';
import type { Student } from './students.ts';

/** The project's own coursebook on memory: 16 pages of prose with chapters, terms and numbers. */
export const coursebook = (): Uint8Array =>
  readFileSync(new URL('../../../tools/coursebook/how-memory-works.pdf', import.meta.url));

/** Uploads the coursebook and waits until it is read. @returns its id */
export async function withCoursebook(student: Student): Promise<string> {
  const { body } = await student.uploads(coursebook(), 'how-memory-works.pdf');
  await student.sees(body.id, ({ status }) => status === 'ready');
  return body.id;
}
