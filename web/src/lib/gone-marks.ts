/**
 * Marks in a book that was deleted elsewhere, as far as this device still has them: kept here until the student has taken them as a
 * file or let them go. They go where the student logs out or their session ends in another way.
 */
import { DocumentInfo, type OutlineEntry } from '@contract/library.ts';
import type { Mark } from '@contract/marks.ts';
import { create } from 'zustand';
import { useAuth } from './auth/auth-store.ts';
import { keptReply } from './kept.ts';
import { keepWork } from './kept-work.ts';
import { storedKeys, storedValue } from './storage.ts';

const PREFIX = 'folio:gone:';

export interface GoneBook {
  id: string;
  /** Empty where it is not known. */
  title: string;
  outline: OutlineEntry[];
  marks: Mark[];
}

/** The books that are gone and whose marks are still here. */
export const useGone = create<{ books: readonly GoneBook[] }>(() => ({ books: [] }));

const prefix = (): string | null => {
  const uid = useAuth.getState().user?.uid;
  return uid === undefined ? null : `${PREFIX}${uid}:`;
};

function kept(): GoneBook[] {
  const own = prefix();
  return (own === null ? [] : storedKeys(own)).flatMap((key) => {
    try {
      // Written by `keepGone` alone.
      return [JSON.parse(storedValue(key) ?? '') as GoneBook];
    } catch {
      return [];
    }
  });
}

/**
 * Keeps marks in a book that is gone, beside those that are kept already.
 * @returns whether nothing of them is lost when the page goes: they are stored, or there are none
 */
export function keepGone(id: string, marks: readonly Mark[]): boolean {
  const own = prefix();
  if (own === null || marks.length === 0) return true;
  // Another tab may have kept some since.
  const there = [...kept(), ...useGone.getState().books].find((book) => book.id === id);
  const info = keptReply(['book', id], DocumentInfo);
  const ids = new Set(marks.map(({ mark_id }) => mark_id));
  const book: GoneBook = {
    id,
    title: there?.title || (info?.title ?? ''),
    outline: there?.outline ?? info?.outline ?? [],
    marks: [...(there?.marks ?? []).filter(({ mark_id }) => !ids.has(mark_id)), ...marks],
  };
  const text = JSON.stringify(book);
  keepWork(own + id, text);
  useGone.setState(({ books }) => ({ books: [...books.filter((other) => other.id !== id), book] }));
  return storedValue(own + id) === text;
}

/** Lets the marks of a book go: they were saved, or are not wanted. */
export function letGone(id: string): void {
  const own = prefix();
  if (own !== null) keepWork(own + id, null);
  useGone.setState(({ books }) => ({ books: books.filter((book) => book.id !== id) }));
}

/** Forgets what is kept for anybody but this student; null: for all. */
export function forgetGone(but: string | null): void {
  for (const key of storedKeys(PREFIX)) if (but === null || !key.startsWith(`${PREFIX}${but}:`)) keepWork(key, null);
}

useAuth.subscribe(({ user }, before) => {
  if (user?.uid !== before.user?.uid) useGone.setState({ books: kept() });
});
