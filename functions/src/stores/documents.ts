/** `users/{uid}/documents/{id}`: the books a student uploaded. What is not this student's is simply not there. */
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { HANDBOOK_ID, HANDBOOK_TITLE, isHandbook } from '../contract/handbook.ts';
import { type Document, type PageRange, PICTURE_LANGUAGES, PictureState, ReadingState } from '../contract/library.ts';
import { LIST_PAGE } from '../contract/limits.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { isId } from '../platform/ids.ts';
import { Lease } from '../platform/lease.ts';
import { handbookDocument } from './handbook.ts';

/** The reading that is under way. It is alive while `heartbeat_at` is fresh. */
const RunningReading = z.object({
  /** The job in `readings/` that may read; an older one is out of date. */
  job: z.string(),
  /** The run that took the job, or null while none did. Only this run may write. */
  run: z.nullable(z.string()),
  /** How many jobs there have been for this book. */
  attempts: z.int(),
  heartbeat_at: z.string(),
  /** How many parts of text this run has stored. */
  parts: z.int(),
});

/** The reading of the pictures of a book's pages that is wanted, is under way, or was stopped. */
const PictureReading = z.object({
  /** The job in `pictures/` that may read; an older one is out of date. */
  job: z.string(),
  /** The run that reads now, or null while none does. Only this run may tell how far it is. */
  run: z.nullable(z.string()),
  state: PictureState,
  /** How many pictures there are, and how many of them have been looked at. */
  total: z.int(),
  done: z.int(),
  /** What a page took lately (ms), 0 while no page was read. */
  page_ms: z.number(),
  heartbeat_at: z.string(),
  /** The student's choice; left out where it is found out. */
  language: z.optional(z.enum(PICTURE_LANGUAGES)),
  /** Where the state is `language`: which one the book is in (BCP 47). */
  unreadable: z.optional(z.string()),
});

/** Firestore keeps no arrays in arrays, so a range of pages is an object here. */
const Ranges = z.array(z.object({ from: z.int(), to: z.int() }));

const StoredDocument = z.object({
  title: z.string(),
  created_at: z.string(),
  /** What the student's machine called the file. */
  file_name: z.string(),
  bytes: z.int(),
  /** SHA-256 of the file, hex. */
  fingerprint: z.string(),
  /** Derived from the `Idempotency-Key` it was uploaded with. */
  upload_key: z.nullable(z.string()),
  pages: z.int(),
  status: ReadingState,
  pages_read: z.int(),
  pages_without_text: Ranges,
  pages_estimated: z.optional(Ranges),
  pages_blank: z.optional(Ranges),
  /** Of the estimated pages those that were read here, by no model. */
  pages_pictured: z.optional(Ranges),
  /** Of the pages without text those that were looked at here, and not read. */
  pages_unread: z.optional(Ranges),
  pictures: z.optional(z.nullable(PictureReading)),
  language: z.nullable(z.string()),
  problem: z.optional(z.string()),
  /** Another one each time that the text has changed; left out in books of former versions, until it does. */
  text_version: z.optional(z.string()),
  reading: z.nullable(RunningReading),
  /** The call that has a model read pages, until when nobody else may (ms since 1970). */
  transcribing: z.optional(z.nullable(Lease)),
  /** When it was last asked. */
  asked_at: z.optional(z.string()),
});
export type StoredDocument = z.infer<typeof StoredDocument>;
export type Owned = StoredDocument & { id: string };

/** Reads a stored document; what does not fit the schema throws, since we wrote it ourselves. */
export const parseDocument = (id: string, data: unknown): Owned => ({ id, ...StoredDocument.parse(data) });

/** Where a student's documents are. */
export const documentsOf = (uid: string) => firestore().collection('users').doc(uid).collection('documents');

/** Where a document is, or null where `id` cannot be one. */
export const documentRef = (uid: string, id: string): DocumentReference | null =>
  isId(id) ? documentsOf(uid).doc(id) : null;

/** The document, or null where this student has none of that id. The handbook is everyone's to read; what writes finds none of it. */
export async function findDocument(uid: string, id: string): Promise<Owned | null> {
  if (isHandbook(id)) return handbookDocument();
  const snapshot = await documentRef(uid, id)?.get();
  return snapshot?.exists ? parseDocument(id, snapshot.data()) : null;
}

/** 400: a page beyond a book's last. */
export const noSuchPage = () => new AppError('invalid', 'This book has no such page.');

/** The document. @throws AppError `not_found` */
export async function openDocument(uid: string, id: string): Promise<Owned> {
  const found = await findDocument(uid, id);
  if (!found) throw notFound('book');
  return found;
}

/** Gives the document another title; nothing else of it changes. @throws AppError `not_found` */
export async function renameDocument(uid: string, id: string, title: string): Promise<Owned> {
  const ref = documentRef(uid, id);
  if (!ref) throw notFound('book');
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists) throw notFound('book');
    transaction.update(ref, { title });
    return { ...parseDocument(id, snapshot.data()), title };
  });
}

/** Where a list goes on: behind the document made at `createdAt` with this id. */
export interface Cursor {
  createdAt: string;
  id: string;
}

/** Up to `LIST_PAGE` documents, oldest first, and where to go on if there are more. */
export async function listDocuments(uid: string, after?: Cursor): Promise<{ documents: Owned[]; next?: Cursor }> {
  const ordered = documentsOf(uid).orderBy('created_at').orderBy('__name__');
  const from = after ? ordered.startAfter(after.createdAt, after.id) : ordered;
  const { docs } = await from.limit(LIST_PAGE + 1).get();
  const documents = docs.slice(0, LIST_PAGE).map((doc) => parseDocument(doc.id, doc.data()));
  const last = documents.at(-1);
  return docs.length > LIST_PAGE && last
    ? { documents, next: { createdAt: last.created_at, id: last.id } }
    : { documents };
}

/** Up to `limit` documents, newest first. */
export async function latestDocuments(uid: string, limit: number): Promise<Owned[]> {
  const { docs } = await documentsOf(uid).orderBy('created_at', 'desc').limit(limit).get();
  return docs.map((doc) => parseDocument(doc.id, doc.data()));
}

/** Of some ids those that this student has a document of, or that are the handbook's, each with its present title and language. */
export async function booksNamed(
  uid: string,
  ids: Iterable<string>,
): Promise<Map<string, Pick<StoredDocument, 'title' | 'language'>>> {
  const wanted = new Set(ids);
  const books = new Map<string, Pick<StoredDocument, 'title' | 'language'>>();
  if (wanted.delete(HANDBOOK_ID)) books.set(HANDBOOK_ID, { title: HANDBOOK_TITLE, language: 'en' });
  const refs = [...wanted].flatMap((id) => documentRef(uid, id) ?? []);
  if (refs.length === 0) return books;
  const { title, language } = StoredDocument.shape;
  for (const snapshot of await firestore().getAll(...refs, { fieldMask: ['title', 'language'] })) {
    if (!snapshot.exists) continue;
    books.set(snapshot.id, {
      title: title.parse(snapshot.get('title')),
      language: language.parse(snapshot.get('language')),
    });
  }
  return books;
}

/** Of some ids those that this student has a document of, or that are the handbook's, each with its present title. */
export async function titlesOf(uid: string, ids: Iterable<string>): Promise<Map<string, string>> {
  const books = await booksNamed(uid, ids);
  return new Map([...books].map(([id, { title }]) => [id, title]));
}

/** Of some ids those that this student has a document of. */
export async function ownedOf(uid: string, ids: Iterable<string>): Promise<Map<string, Owned>> {
  const refs = [...new Set(ids)].flatMap((id) => documentRef(uid, id) ?? []);
  if (refs.length === 0) return new Map();
  const found = await firestore().getAll(...refs);
  return new Map(
    found.flatMap((snapshot) => (snapshot.exists ? [[snapshot.id, parseDocument(snapshot.id, snapshot.data())]] : [])),
  );
}

const tuples = (ranges: z.infer<typeof Ranges>) => ranges.map(({ from, to }): PageRange => [from, to]);

const shownPictures = ({ state, total, done, page_ms, unreadable }: NonNullable<StoredDocument['pictures']>) => ({
  state,
  total,
  done,
  ...(unreadable && { language: unreadable }),
  ...(page_ms > 0 && { seconds_left: Math.ceil(((total - done) * page_ms) / 1_000) }),
});

/** The document as the contract shows it. */
export const toDocument = (stored: Owned): Document => ({
  id: stored.id,
  title: stored.title,
  created_at: stored.created_at,
  bytes: stored.bytes,
  pages: stored.pages,
  status: stored.status,
  pages_read: stored.pages_read,
  pages_without_text: tuples(stored.pages_without_text),
  ...(stored.pages_estimated?.length && { pages_estimated: tuples(stored.pages_estimated) }),
  ...(stored.pages_blank?.length && { pages_blank: tuples(stored.pages_blank) }),
  ...(stored.pages_pictured?.length && { pages_pictured: tuples(stored.pages_pictured) }),
  ...(stored.pages_unread?.length && { pages_unread: tuples(stored.pages_unread) }),
  ...(stored.pictures && { pictures: shownPictures(stored.pictures) }),
  language: stored.language,
  problem: stored.problem,
});
