import type { Book } from '../../book/model.ts';
import { HANDBOOK_ID, HANDBOOK_TITLE } from '../../contract/handbook.ts';
import { SHELF_BOOKS } from '../../contract/limits.ts';
import { AppError } from '../../platform/errors.ts';
import { semaphore } from '../../platform/semaphore.ts';
import { summaryOf } from '../../stores/book-summaries.ts';
import type { Owned } from '../../stores/documents.ts';
import { openBook } from '../../stores/opened-books.ts';
import type { Shelf, ShelfBook } from '../../study/converse.ts';

/** For so long (ms) after a question has come, books of before that have no summary are given one; the next question goes on. */
const MAKING_MS = 8_000;

/**
 * Pages of books that one question keeps open at once; what it opened before is let go, and opened again where it is asked
 * for again. An open page with its part of the index takes about 25 kB (measured: 1,158 pages, 28 MB).
 */
const KEPT_PAGES = 1_500;

/** Pages that all questions of one process together may keep open: 300 MB of the function's 1 GiB. */
const ROOM_PAGES = 12_000;
const room = semaphore(ROOM_PAGES);

/** The books that a revision question may be asked of: those that are read, the newest first. */
const asked = (documents: readonly Owned[]) =>
  documents.filter(({ status }) => status === 'ready').slice(0, SHELF_BOOKS);

/**
 * The shelf of a question: its books are opened when they are looked into, and few of them are kept open; and the handbook.
 * @param documents the student's, newest first: one more than `SHELF_BOOKS` tells that there are more
 */
export function shelfOf(uid: string, documents: readonly Owned[]): Shelf {
  const ready = documents.filter(({ status }) => status === 'ready');
  const kept = keeping(KEPT_PAGES);
  const until = performance.now() + MAKING_MS;
  return {
    books: asked(documents).map((document) => ({
      pdf_id: document.id,
      title: document.title,
      open: () => kept(document.id, document.pages, () => open(uid, document.id)),
      summary: () => summaryOf(uid, document, () => performance.now() < until),
    })),
    reading: documents.filter(({ status }) => status === 'reading').length,
    beyond: Math.max(0, ready.length - SHELF_BOOKS),
    handbook: {
      pdf_id: HANDBOOK_ID,
      title: HANDBOOK_TITLE,
      open: () => open(uid, HANDBOOK_ID),
      summary: async () => null,
    },
  };
}

/** Runs what looks into these documents' books as soon as this process has room for those that it may keep open. */
export function withRoomFor<T>(documents: readonly Owned[], work: () => Promise<T>): Promise<T> {
  const pages = asked(documents).map((document) => document.pages);
  const all = pages.reduce((sum, count) => sum + count, 0);
  return room(work, Math.min(all, KEPT_PAGES + Math.max(0, ...pages)));
}

type Open = ReturnType<ShelfBook['open']>;

/** Opens each book once, as long as it is among the latest ones that have up to `most` pages together. */
function keeping(most: number): (id: string, pages: number, open: () => Open) => Open {
  const kept = new Map<string, { pages: number; book: Open }>();
  return (id, pages, open) => {
    const there = kept.get(id);
    kept.delete(id);
    let sum = pages;
    for (const { pages } of kept.values()) sum += pages;
    for (const [other, { pages }] of kept) {
      if (sum <= most) break;
      kept.delete(other);
      sum -= pages;
    }
    const book = there?.book ?? open();
    kept.set(id, { pages, book });
    return book;
  };
}

/** Null where it was deleted meanwhile or is being read again. */
const open = async (uid: string, id: string): Open => (await orGone(openBook(uid, id)))?.opened ?? null;

/** The whole text of a book; null where it was deleted meanwhile or is being read again. */
export async function textOf(uid: string, id: string): Promise<Book | null> {
  const loaded = await orGone(openBook(uid, id));
  return loaded?.complete ? loaded.book : null;
}

async function orGone<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
