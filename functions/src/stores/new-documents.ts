/** Adding a document: the book, its outline and its reading job appear together, or not at all. */
import type { OutlineEntry } from '../contract/library.ts';
import { now } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { newId } from '../platform/ids.ts';
import { closureRef } from './closures.ts';
import { deletionRef } from './deletions.ts';
import { documentsOf, type Owned, parseDocument, type StoredDocument } from './documents.ts';
import { outlineRef, storedOutline } from './outlines.ts';
import { queuedReading, readingJobs } from './readings.ts';

export type NewDocument = Pick<
  StoredDocument,
  'title' | 'file_name' | 'bytes' | 'fingerprint' | 'upload_key' | 'pages'
> & { id: string; outline: OutlineEntry[] };

/**
 * The document that an upload key made before, if any.
 * @throws AppError `key_reused` where it came with another file
 */
function sameUpload(earlier: Owned | undefined, fingerprint: string): Owned | undefined {
  if (earlier && earlier.fingerprint !== fingerprint) {
    throw new AppError('key_reused', 'This upload was begun with another file. Please choose the file again.');
  }
  return earlier;
}

/** What an upload key made before, for a retry. @throws AppError `key_reused` */
export async function findUpload(uid: string, key: string, fingerprint: string): Promise<Owned | undefined> {
  const { docs } = await documentsOf(uid).where('upload_key', '==', key).limit(1).get();
  return sameUpload(docs.map((doc) => parseDocument(doc.id, doc.data()))[0], fingerprint);
}

/**
 * Makes the document, begins its reading, and returns it; the same upload again returns the first one's.
 * Its PDF must be in the bucket already.
 * @throws AppError `key_reused`; `not_found` where it was deleted since (a late retry brings nothing back);
 *   `unauthenticated` where the account was
 */
export async function addDocument(uid: string, { id, outline, ...given }: NewDocument): Promise<Owned> {
  // Outside of the transaction: the emulator locks all collections of a queried name for every student, and goes on when the
  // process that asked is dead. The price: two different files sent with one key within milliseconds are two books.
  const earlier = given.upload_key ? await findUpload(uid, given.upload_key, given.fingerprint) : undefined;
  if (earlier) return earlier;
  return firestore().runTransaction(async (transaction) => {
    const ref = documentsOf(uid).doc(id);
    const [mine, deletion, closure] = await transaction.getAll(ref, deletionRef(uid, id), closureRef(uid));
    if (closure?.exists) throw new AppError('unauthenticated', 'This account was deleted.');
    if (deletion?.exists) throw new AppError('not_found', 'This book was deleted.');
    if (mine?.exists) return parseDocument(id, mine.data());
    const job = newId();
    const document: StoredDocument = {
      ...given,
      created_at: now(),
      status: 'reading',
      pages_read: 0,
      pages_without_text: [],
      language: null,
      reading: queuedReading(job, 0),
    };
    transaction.create(ref, document);
    transaction.set(outlineRef(uid, id), storedOutline(outline));
    readingJobs.add(transaction, uid, job, id);
    return { id, ...document };
  });
}
