import { originAllowed } from '../../config.ts';
import { isHandbook } from '../../contract/handbook.ts';
import type { Document } from '../../contract/library.ts';
import type { Handler } from '../../http/route.ts';
import { serveGroup } from '../../http/serve.ts';
import { AppError } from '../../platform/errors.ts';
import { loadBook } from '../../stores/book-text.ts';
import {
  type Cursor,
  listDocuments,
  type Owned,
  openDocument,
  renameDocument,
  toDocument,
} from '../../stores/documents.ts';
import { openSession, sizeOfIncoming } from '../../stores/incoming.ts';
import { readOutline } from '../../stores/outlines.ts';
import { decidePictures, picturesStalled, restartPictures } from '../../stores/picture-jobs.ts';
import { isStalled, restartReading } from '../../stores/readings.ts';
import { addBook } from './add-book.ts';
import { findingsOf } from './findings.ts';
import { serveOpening } from './opening.ts';
import { UNREADABLE } from './problems.ts';
import { readSoon } from './readers.ts';
import { removeBook } from './remove-book.ts';
import { serveFile } from './serve-file.ts';
import { takeIncoming } from './take-incoming.ts';
import { cleanLine } from './title.ts';

const encodeCursor = ({ createdAt, id }: Cursor): string => `${createdAt}_${id}`;

function decodeCursor(text: string): Cursor {
  const [, createdAt, id] = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)_([\w-]{1,64})$/.exec(text) ?? [];
  if (!createdAt || !id) throw new AppError('invalid', 'The list cannot go on from there. Please reload it.');
  return { createdAt, id };
}

/** The document as it is shown; a reading that has stopped is begun again by whoever looks. */
async function shown(uid: string, document: Owned): Promise<Document> {
  if (picturesStalled(document)) return toDocument((await restartPictures(uid, document.id)) ?? document);
  if (!isStalled(document)) return toDocument(document);
  return toDocument((await restartReading(uid, document.id, UNREADABLE)) ?? document);
}

const list: Handler<'upload.list'> = async ({ student, query, replyHeaders }) => {
  const after = query.after === undefined ? undefined : decodeCursor(query.after);
  const { documents, next } = await listDocuments(student.uid, after);
  if (next) replyHeaders.set('X-Next-Cursor', encodeCursor(next));
  return Promise.all(documents.map((document) => shown(student.uid, document)));
};

/** A book that is in the library from now on: its reading begins before the reply is sent. */
async function added(uid: string, document: Owned): Promise<Document> {
  await readSoon(uid, document);
  return toDocument(document);
}

const info: Handler<'upload.info'> = async ({ student, params }) => {
  const document = await openDocument(student.uid, params.id);
  const outline = isHandbook(document.id)
    ? findingsOf((await loadBook(student.uid, document.id)).book).outline
    : await readOutline(student.uid, document.id);
  return { file_id: document.id, title: document.title, document: await shown(student.uid, document), outline };
};

const rename: Handler<'upload.rename'> = async ({ student, params, body }) => {
  const title = cleanLine(body.title);
  if (title === '') throw new AppError('invalid', 'Nothing of this title can be shown. Please write another.');
  return shown(student.uid, await renameDocument(student.uid, params.id, title));
};

const remove: Handler<'upload.delete'> = async ({ student, params }) => {
  await removeBook(student.uid, params.id);
  return { ok: true };
};

const session: Handler<'upload.session'> = async ({ student, body, header }) => {
  const arrived = await sizeOfIncoming(student.uid, body.id);
  if (arrived !== null) return { url: null };
  const origin = header('origin');
  return {
    url: await openSession(student.uid, body.id, body.bytes, origin && originAllowed(origin) ? origin : undefined),
  };
};

export const serve = serveGroup('upload', {
  'upload.session': session,
  'upload.list': list,
  'upload.upload': async ({ student, file, idempotencyKey, signal }) =>
    added(student.uid, await addBook(student.uid, file, idempotencyKey(), signal)),
  'upload.incoming': async ({ student, body, signal }) =>
    added(student.uid, await takeIncoming(student.uid, body, signal)),
  'upload.info': info,
  'upload.rename': rename,
  'upload.delete': remove,
  'upload.pictures': async ({ student, params, body }) =>
    toDocument(await decidePictures(student.uid, params.id, body)),
  'upload.opening': serveOpening,
  'upload.file': serveFile,
});
