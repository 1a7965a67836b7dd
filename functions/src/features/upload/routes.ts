import { originAllowed } from '../../config.ts';
import { isHandbook } from '../../contract/handbook.ts';
import type { Document, OutlineEntry } from '../../contract/library.ts';
import type { Handler } from '../../http/route.ts';
import { serveGroup } from '../../http/serve.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type Cursor,
  listDocuments,
  type Owned,
  openDocument,
  renameDocument,
  toDocument,
} from '../../stores/documents.ts';
import { readOutline } from '../../stores/outlines.ts';
import { decidePictures, picturesStalled, restartPictures } from '../../stores/picture-jobs.ts';
import { isStalled, restartReading } from '../../stores/readings.ts';
import { UNREADABLE } from './problems.ts';
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
  await (await import('./readers.ts')).readSoon(uid, document);
  return toDocument(document);
}

/** The chapters of a book: kept since it was read; the handbook's, which nobody uploaded, are found now. */
async function outlineOf(uid: string, id: string): Promise<OutlineEntry[]> {
  if (!isHandbook(id)) return readOutline(uid, id);
  const [{ findingsOf }, { loadBook }] = await Promise.all([
    import('./findings.ts'),
    import('../../stores/book-text.ts'),
  ]);
  return findingsOf((await loadBook(uid, id)).book).outline;
}

const info: Handler<'upload.info'> = async ({ student, params }) => {
  const document = await openDocument(student.uid, params.id);
  const outline = await outlineOf(student.uid, document.id);
  return { file_id: document.id, title: document.title, document: await shown(student.uid, document), outline };
};

const rename: Handler<'upload.rename'> = async ({ student, params, body }) => {
  const title = cleanLine(body.title);
  if (title === '') throw new AppError('invalid', 'Nothing of this title can be shown. Please write another.');
  return shown(student.uid, await renameDocument(student.uid, params.id, title));
};

const remove: Handler<'upload.delete'> = async ({ student, params }) => {
  await (await import('./remove-book.ts')).removeBook(student.uid, params.id);
  return { ok: true };
};

const session: Handler<'upload.session'> = async ({ student, body, header }) => {
  const { openSession, sizeOfIncoming } = await import('../../stores/incoming.ts');
  const arrived = await sizeOfIncoming(student.uid, body.id);
  if (arrived !== null) return { url: null };
  const origin = header('origin');
  return {
    url: await openSession(student.uid, body.id, body.bytes, origin && originAllowed(origin) ? origin : undefined),
  };
};

/** Cloud Storage and what opens files are loaded by the calls that use them: the list, which every dashboard asks for, needs neither. */
export const serve = serveGroup('upload', {
  'upload.session': session,
  'upload.list': list,
  'upload.upload': async ({ student, file, idempotencyKey, signal }) =>
    added(student.uid, await (await import('./add-book.ts')).addBook(student.uid, file, idempotencyKey(), signal)),
  'upload.incoming': async ({ student, body, signal }) =>
    added(student.uid, await (await import('./take-incoming.ts')).takeIncoming(student.uid, body, signal)),
  'upload.info': info,
  'upload.rename': rename,
  'upload.delete': remove,
  'upload.pictures': async ({ student, params, body }) =>
    toDocument(await decidePictures(student.uid, params.id, body)),
  'upload.opening': async (call) => (await import('./opening.ts')).serveOpening(call),
  'upload.file': async (call) => (await import('./serve-file.ts')).serveFile(call),
});
