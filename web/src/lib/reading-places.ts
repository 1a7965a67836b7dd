/**
 * Where a student stopped in each book, and what they last asked it: kept on this machine under their own uid, forgotten when
 * they log out. The viewer still opens on page 1; this is what "Continue on p. 81" leads to.
 */
import { useAuth } from './auth/auth-store.ts';
import { storedKeys, storedValue, storeValue } from './storage.ts';

export interface ReadingPlace {
  /** The page the student turned to last, 1-based, and how many there are; 0 of 0 while only a question was asked. */
  page: number;
  pages: number;
  /** What is printed on the page, where it differs. */
  label?: string | undefined;
  /** When the book was last read or asked (ms since 1970). */
  at: number;
  /** The last question to this book. */
  asked?: { question: string; at: number };
  /** The `at` that the service has been told of, for the student's other devices. */
  sent?: number;
}

const PREFIX = 'folio:place:';

/** Whose places these are; nobody's where nobody is signed in. */
const ownPrefix = (): string => `${PREFIX}${useAuth.getState().user?.uid ?? ''}:`;

function parsed(text: string | null): ReadingPlace | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('page' in stored) || !('at' in stored)) return null;
    // Written by this file alone.
    return stored as ReadingPlace;
  } catch {
    return null;
  }
}

/** Where this student stopped in a book; null where they never turned a page of it or asked it anything. */
export const placeIn = (bookId: string): ReadingPlace | null => parsed(storedValue(ownPrefix() + bookId));

function keep(bookId: string, change: Partial<ReadingPlace>): void {
  const at = Date.now();
  const place: ReadingPlace = { page: 0, pages: 0, ...placeIn(bookId), ...change, at };
  storeValue(ownPrefix() + bookId, JSON.stringify(place));
}

type Turned = (bookId: string) => void;
const listeners = new Set<Turned>();

/** Tells of each page that is kept. @returns ends it */
export function onPageKept(told: Turned): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}

/** The student is on this page of so many, with this printed on it where that differs. */
export function keepPage(bookId: string, page: number, pages: number, label?: string): void {
  keep(bookId, { page, pages, label });
  for (const told of listeners) told(bookId);
}

/** The service knows where the student was at that time (`at`). */
export function keepSent(bookId: string, sent: number): void {
  const place = placeIn(bookId);
  if (place) storeValue(ownPrefix() + bookId, JSON.stringify({ ...place, sent } satisfies ReadingPlace));
}

/** The student asked the book this. */
export const keepQuestion = (bookId: string, question: string): void =>
  keep(bookId, { asked: { question, at: Date.now() } });

/** Forgets a book, which was deleted. */
export const forgetPlace = (bookId: string): void => storeValue(ownPrefix() + bookId, null);

/** This student's places, the book last read or asked first. */
export const recentPlaces = (): { bookId: string; place: ReadingPlace }[] =>
  storedKeys(ownPrefix())
    .flatMap((name) => {
      const place = parsed(storedValue(name));
      return place ? [{ bookId: name.slice(ownPrefix().length), place }] : [];
    })
    .toSorted((a, b) => b.place.at - a.place.at);
