/** What a quiz of a book can hold, kept since the book was read. */
import { engineName } from '../../config.ts';
import { isHandbook } from '../../contract/handbook.ts';
import type { BookGives } from '../../contract/quiz.ts';
import { notFound } from '../../platform/errors.ts';
import { GIVES, readBookFile } from '../../stores/book-files.ts';
import { openDocument } from '../../stores/documents.ts';
import { storeRebuilt } from '../../stores/rebuilt.ts';
import { givesOf, packGives, unpackGives } from '../../study/quiz/gives.ts';
import { opened } from './guide.ts';

/**
 * What the book gives; nothing where a model writes, which is bound to no form.
 * @throws AppError `not_found`, `not_ready` while the book is being read
 */
export async function bookGives(uid: string, id: string): Promise<BookGives> {
  if (isHandbook(id)) throw notFound('book');
  const { status } = await openDocument(uid, id);
  if (engineName() !== 'embedded') return { gives: null };
  const stored = status === 'ready' ? await readBookFile(uid, id, GIVES) : null;
  const known = stored && unpackGives(stored);
  if (known) return { gives: known };
  const { book, knowledge } = await opened(uid, id);
  const gives = givesOf(book, await knowledge());
  await storeRebuilt(uid, id, GIVES, packGives(gives));
  return { gives };
}
