/**
 * Whole books that this process has opened, with their index and facts, kept for the next question: fetching and unpacking a
 * book takes more time than an answer. What is kept is found only by its student, its id and the version of its text, all from
 * the document that the call has just read: a deleted book, another student's or a text that has changed is never found.
 */
import { LRUCache } from 'lru-cache';
import type { Book } from '../book/model.ts';
import type { BookIndex } from '../book/search/build.ts';
import type { KnowledgeBase } from '../knowledge/index.ts';
import { openIndexed } from './book-index.ts';
import { lazyKnowledge } from './book-knowledge.ts';
import { type LoadedBook, loadText } from './book-text.ts';
import { type Owned, openDocument } from './documents.ts';

/** A book as questions are asked of it. */
export interface OpenedBook {
  book: Book;
  index: BookIndex;
  knowledge: () => Promise<KnowledgeBase>;
}

/**
 * Pages that a process keeps, over all books. An open page that was asked about takes up to 60 kB (measured: 1,158 pages,
 * 35 MB when opened, 68 MB after eight questions), so this is 150 MB of a function's 1 GiB.
 */
const KEPT_PAGES = 2_500;
/** What nobody has asked about for so long (ms) is let go: also what was deleted meanwhile. */
const KEPT_MS = 10 * 60_000;

const kept = new LRUCache<string, Promise<OpenedBook | null>>({
  maxSize: KEPT_PAGES,
  ttl: KEPT_MS,
  ttlAutopurge: true,
  updateAgeOnGet: true,
});

/**
 * A whole book that is ready, or what has been read of it.
 * @param known its document, where that was read just now
 * @throws AppError `not_found`
 */
export async function openBook(uid: string, id: string, known?: Owned): Promise<LoadedBook & { opened?: OpenedBook }> {
  const document = known ?? (await openDocument(uid, id));
  const opened = document.status === 'ready' ? await openReady(uid, document) : null;
  return opened ? { document, book: opened.book, complete: true, opened } : loadText(uid, document);
}

/** The book of a document that is ready; null where its text is lost or of an older version. Calls at once open it once. */
export async function openReady(uid: string, document: Owned): Promise<OpenedBook | null> {
  const { id, text_version, pages } = document;
  const key = JSON.stringify([uid, id, text_version]);
  const there = kept.get(key);
  if (there) return there;
  const opening = open(uid, document);
  kept.set(key, opening, { size: Math.max(1, pages) });
  const forget = () => kept.peek(key) === opening && kept.delete(key);
  opening.then((opened) => opened ?? forget(), forget);
  return opening;
}

async function open(uid: string, { id }: Owned): Promise<OpenedBook | null> {
  const indexed = await openIndexed(uid, id);
  return indexed && { ...indexed, knowledge: lazyKnowledge(uid, id, indexed.book, indexed.index.sentences) };
}
