import { notFound } from '../../platform/errors.ts';
import { describeError, log } from '../../platform/log.ts';
import { deleteDocument, finishDeletion, isDeleted } from '../../stores/deletions.ts';

/**
 * Deletes a book and what hangs on it. It is gone for everyone with the first step; what a failure or a crash leaves of
 * the rest, another try or the sweep removes.
 * @throws AppError `not_found`
 */
export async function removeBook(uid: string, id: string): Promise<void> {
  const deleted = (await deleteDocument(uid, id)) || (await isDeleted(uid, id));
  if (!deleted) throw notFound('book');
  await finishDeletion(uid, id).catch((error) => log('WARNING', 'deletion left', describeError(error)));
}
