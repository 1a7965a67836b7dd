import type { IncomingRequest } from '../../contract/library.ts';
import { MAX_BOOK_BYTES } from '../../contract/limits.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { derivedId } from '../../platform/ids.ts';
import { describeError, log } from '../../platform/log.ts';
import { withPath } from '../../platform/with-path.ts';
import { removeBookFiles } from '../../stores/book-files.ts';
import { isDeleted } from '../../stores/deletions.ts';
import { findDocument, type Owned } from '../../stores/documents.ts';
import { adoptIncoming, downloadIncoming, removeIncoming, sizeOfIncoming } from '../../stores/incoming.ts';
import { addDocument } from '../../stores/new-documents.ts';
import { inChildSlot } from './child-slots.ts';
import { inspectFile } from './inspect.ts';
import { outlineEntries } from './outline.ts';
import { REFUSED } from './problems.ts';
import { chooseTitle, cleanFileName } from './title.ts';

/** A refusal that the same file would meet again: it need not wait any longer. */
const isFinal = (error: unknown) => error instanceof AppError && error.code !== 'unavailable';

/**
 * Takes a file that was sent straight to Storage into a student's library, as `addBook` takes one that came with a
 * request: looks what it is, moves its bytes, then document and reading job in one step. The same id again is the same
 * book; a crash at any point leaves what another try finishes, or the sweep removes.
 * @throws AppError `not_found` where no such file has arrived or its book was deleted since, `too_large`, and what the
 * file is instead of a readable PDF
 */
export async function takeIncoming(
  uid: string,
  { id: incoming, name }: IncomingRequest,
  signal: AbortSignal,
): Promise<Owned> {
  const upload_key = derivedId('incoming', uid, incoming);
  const id = derivedId(upload_key, 'book');
  const forget = () =>
    removeIncoming(uid, incoming).catch((error) => log('WARNING', 'incoming file left', describeError(error)));
  const known = async () => {
    const document = await findDocument(uid, id);
    if (document) await forget();
    return document;
  };
  const bytes = await sizeOfIncoming(uid, incoming);
  const already = await known();
  if (already) return already;
  if (bytes === null) throw notFound('upload');
  try {
    if (await isDeleted(uid, id)) throw notFound('book');
    if (bytes === 0) throw new AppError('empty_file', REFUSED.empty_file);
    if (bytes > MAX_BOOK_BYTES) throw new AppError('too_large', REFUSED.too_large);
    const { fingerprint, pages, outline, ...named } = await inChildSlot(
      () =>
        withPath(async (path) => ({
          fingerprint: await downloadIncoming(uid, incoming, path),
          ...(await inspectFile(path, bytes, signal)),
        })),
      { whole: true },
    );
    await adoptIncoming(uid, incoming, id);
    const document = await addDocument(uid, {
      id,
      title: chooseTitle(named, name),
      file_name: cleanFileName(name),
      bytes,
      fingerprint,
      upload_key,
      pages,
      outline: outlineEntries(outline, pages),
    }).catch(async (error) => {
      if (error instanceof AppError) await removeBookFiles(uid, id);
      throw error;
    });
    await forget();
    return document;
  } catch (error) {
    // Another call with the same id may have finished meanwhile, and taken the file.
    const done = await known();
    if (done) return done;
    if (isFinal(error)) await forget();
    throw error;
  }
}
