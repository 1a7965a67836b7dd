/**
 * `users/{uid}/incoming/{id}` in the bucket: large PDFs that a browser has sent straight to Storage, through a session that the
 * server opened for it, and that wait to be looked at. Nobody can read one, and it has no token by which it could be fetched.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { bucket } from '../platform/bucket.ts';
import { isMissing, pdfFile } from './book-files.ts';

const file = (uid: string, id: string) => bucket().file(`users/${uid}/incoming/${id}`);

/** How many bytes a waiting file has, or null where there is none. */
export async function sizeOfIncoming(uid: string, id: string): Promise<number | null> {
  try {
    const [{ size }] = await file(uid, id).getMetadata();
    return Number(size);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Opens a place for one file of that many bytes, which whoever has the address may write once.
 * @param origin of the page that will write; Storage then lets that page's browser do it
 */
export async function openSession(uid: string, id: string, bytes: number, origin: string | undefined): Promise<string> {
  const [url] = await file(uid, id).createResumableUpload({
    ...(origin && { origin }),
    metadata: { contentType: 'application/pdf', contentLength: bytes, cacheControl: 'private, no-store' },
    preconditionOpts: { ifGenerationMatch: 0 },
  });
  return url;
}

/** Copies a waiting file to a path on this machine, a little at a time. @returns the SHA-256 of its bytes, hex */
export async function downloadIncoming(uid: string, id: string, destination: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    file(uid, id).createReadStream({ decompress: false, validation: 'crc32c' }),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(destination, { mode: 0o600 }),
  );
  return hash.digest('hex');
}

/**
 * Makes a waiting file the PDF of a book, in the bucket itself. Nothing of its own metadata comes along: no type, no
 * encoding, no token by which it could be fetched past our rules.
 */
export async function adoptIncoming(uid: string, id: string, book: string): Promise<void> {
  await file(uid, id).copy(pdfFile(uid, book), {
    contentType: 'application/pdf',
    cacheControl: 'private, no-store',
    // Storage takes the old metadata over where there is none of the new.
    metadata: { came: 'straight' },
  });
}

/** Removes a waiting file; nothing there is fine. */
export async function removeIncoming(uid: string, id: string): Promise<void> {
  await file(uid, id).delete({ ignoreNotFound: true });
}
