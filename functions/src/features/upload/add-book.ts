import type { UploadedFile } from '../../http/route.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId, fingerprint, newId } from '../../platform/ids.ts';
import { PDF, removeBookFiles, writeBookFile } from '../../stores/book-files.ts';
import type { Owned } from '../../stores/documents.ts';
import { addDocument, findUpload } from '../../stores/new-documents.ts';
import { inspect } from './inspect.ts';
import { outlineEntries } from './outline.ts';
import { chooseTitle, cleanFileName } from './title.ts';

/** Where a book is put. A parameter, so that a test can let one of the two fail. */
export const LIBRARY = { writeBookFile, addDocument, removeBookFiles };

/**
 * Takes a file into a student's library: looks what it is, stores its bytes, then document and reading job in one step.
 * A crash before that step leaves bytes that the sweep removes; after it, the book is there. The same key with the same
 * file is the same book.
 * @throws AppError what the file is instead of a readable PDF; `key_reused`
 */
export async function addBook(
  uid: string,
  file: UploadedFile,
  key: string | undefined,
  signal: AbortSignal,
  library = LIBRARY,
): Promise<Owned> {
  const upload_key = key === undefined ? null : derivedId('upload', uid, key);
  const print = fingerprint(file.bytes);
  const earlier = upload_key && (await findUpload(uid, upload_key, print));
  if (earlier) return earlier;

  const { pages, outline, ...named } = await inspect(file.bytes, signal);
  const id = upload_key ? derivedId(upload_key, print) : newId();
  await library.writeBookFile(uid, id, PDF, file.bytes);
  try {
    return await library.addDocument(uid, {
      id,
      title: chooseTitle(named, file.name),
      file_name: cleanFileName(file.name),
      bytes: file.bytes.length,
      fingerprint: print,
      upload_key,
      pages,
      outline: outlineEntries(outline, pages),
    });
  } catch (error) {
    // Refused for sure. After any other failure the document may exist all the same: the sweep looks later.
    if (error instanceof AppError) await library.removeBookFiles(uid, id);
    throw error;
  }
}
