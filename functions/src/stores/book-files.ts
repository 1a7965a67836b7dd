/** `users/{uid}/books/{id}/` in the bucket: the PDF, and beside it what was read from it. */
import { PassThrough, Readable } from 'node:stream';
import { isHandbook } from '../contract/handbook.ts';
import { bucket, removeFiles } from '../platform/bucket.ts';
import { notFound } from '../platform/errors.ts';
import { PDF } from './file-names.ts';
import { handbookFile, keepHandbookFile } from './handbook.ts';

const folder = (uid: string, id: string) => `users/${uid}/books/${id}/`;
const file = (uid: string, id: string, name: string) => bucket().file(`${folder(uid, id)}${name}`);

export * from './file-names.ts';
/** Where a book's PDF is. */
export const pdfFile = (uid: string, id: string) => file(uid, id, PDF);
/** The parts that a run has read so far, numbered from 1. */
export const partName = (run: string, part: number) => `parts/${run}/${String(part).padStart(4, '0')}.json.gz`;

const CONTENT_TYPE = { pdf: 'application/pdf', other: 'application/octet-stream' } as const;

/** Writes one file of a book, whole, checked by its checksum. */
export async function writeBookFile(uid: string, id: string, name: string, bytes: Uint8Array): Promise<void> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isHandbook(id)) return keepHandbookFile(name, whole);
  await file(uid, id, name).save(whole, {
    resumable: false,
    contentType: name === PDF ? CONTENT_TYPE.pdf : CONTENT_TYPE.other,
    metadata: { cacheControl: 'private, no-store' },
  });
}

/** Whether this is how Storage says that there is no such file. */
export const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 404;

/** One file of a book, or null where it is not there. */
export async function readBookFile(uid: string, id: string, name: string): Promise<Buffer | null> {
  if (isHandbook(id)) return handbookFile(name);
  try {
    const [bytes] = await file(uid, id, name).download({ decompress: false });
    return bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Names of a book's files that begin so. */
export async function bookFilesIn(uid: string, id: string, prefix: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: `${folder(uid, id)}${prefix}` });
  return files.map(({ name }) => name.slice(folder(uid, id).length));
}

/** Removes one file of a book; that it is gone already is fine. */
export async function removeBookFile(uid: string, id: string, name: string): Promise<void> {
  await file(uid, id, name).delete({ ignoreNotFound: true });
}

/** Streams the PDF, or its bytes `start` to `end`, both included. The stream fails with `not_found` where it is gone. */
export function streamPdf(uid: string, id: string, range?: { start: number; end: number }): Readable {
  if (isHandbook(id)) return Readable.from(handbookBytes(range));
  const validation = range ? false : 'crc32c';
  const source = file(uid, id, PDF).createReadStream({ ...range, decompress: false, validation });
  const bytes = new PassThrough();
  source.once('error', (error) => bytes.destroy(isMissing(error) ? notFound('book') : error));
  bytes.once('close', () => source.destroy());
  return source.pipe(bytes);
}

async function* handbookBytes(range?: { start: number; end: number }): AsyncGenerator<Buffer> {
  const pdf = await handbookFile(PDF);
  if (!pdf) throw notFound('book');
  yield range ? pdf.subarray(range.start, range.end + 1) : pdf;
}

/** Copies the PDF to a path on this machine. */
export async function downloadPdf(uid: string, id: string, destination: string): Promise<void> {
  await file(uid, id, PDF).download({ destination, decompress: false });
}

/** Removes everything of a book; nothing there is fine. */
export async function removeBookFiles(uid: string, id: string): Promise<void> {
  await removeFiles(folder(uid, id));
}

/** Removes what runs have left of parts, or what one run has. */
export async function removeParts(uid: string, id: string, run?: string): Promise<void> {
  await removeFiles(`${folder(uid, id)}parts/${run ? `${run}/` : ''}`);
}

export interface StoredFile {
  uid: string;
  /** Of the book, or of the file that waits to become one. */
  id: string;
  /** Inside the book's folder; null for a file that waits in `incoming/`. */
  name: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** Every file of every book and every waiting one, of one student or of all, a page at a time. */
export async function* allFiles(uid?: string): AsyncGenerator<StoredFile[]> {
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket().getFiles({
      prefix: uid === undefined ? 'users/' : `users/${uid}/`,
      autoPaginate: false,
      maxResults: 1_000,
      pageToken,
    });
    yield files.flatMap(({ name, metadata }) => {
      const [, uid, folder, id, inside] = /^users\/([^/]+)\/(books|incoming)\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
      if (!uid || !id || (folder === 'books' && !inside)) return [];
      return [{ uid, id, name: inside ?? null, createdAt: String(metadata.timeCreated) }];
    });
    pageToken = next && 'pageToken' in next && typeof next.pageToken === 'string' ? next.pageToken : undefined;
  } while (pageToken);
}
