import { type Document, forTheModel } from '@contract/library.ts';
import { TRANSCRIBED_AT_ONCE } from '@contract/limits.ts';
import { create } from 'zustand';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';

/** Pages of one book that are being read from their pictures, or were a moment ago. */
export interface PageReading {
  /** How many pages there were to read when it began, and how many have been looked at. */
  total: number;
  done: number;
  running: boolean;
  /** Pages that could not be read this time. */
  unread: number;
  /** Why it stopped, in words for the student. */
  problem: string | null;
}

interface PageReadingState {
  books: Readonly<Record<string, PageReading>>;
  /** Reads the pages, a few in each call, until none is left. Does nothing while pages of this book are being read. */
  start: (book: Document, onDocument: (document: Document) => void) => Promise<void>;
  /** Asks for no more; the call under way comes to its end, since it is paid for. */
  stop: (id: string) => void;
}

/** Which run of the reading of a book is wanted: one that was stopped, or was begun anew, asks for no more. */
const wanted = new Map<string, symbol>();

/** The reading goes on while the student looks at other screens. */
export const usePageReading = create<PageReadingState>((set, get) => {
  const change = (id: string, change: Partial<PageReading>) =>
    set(({ books }) => (books[id] ? { books: { ...books, [id]: { ...books[id], ...change } } } : { books }));

  return {
    books: {},

    start: async (book, onDocument) => {
      const { id } = book;
      if (get().books[id]?.running) return;
      const run = Symbol(id);
      wanted.set(id, run);
      const isReplaced = () => (wanted.get(id) ?? run) !== run;
      let left = forTheModel(book);
      const total = left.length;
      set(({ books }) => ({ books: { ...books, [id]: { total, done: 0, running: true, unread: 0, problem: null } } }));
      let failed = 0;
      try {
        while (left.length > 0 && wanted.get(id) === run) {
          const pages = left.slice(0, TRANSCRIBED_AT_ONCE);
          const { document, unread } = await call('pages.transcribe', { params: { id }, body: { pages } });
          onDocument(document);
          if (isReplaced()) return;
          left = left.slice(pages.length);
          failed += unread.length;
          change(id, { done: total - left.length, unread: failed });
        }
        change(id, { running: false });
      } catch (error) {
        if (!isReplaced()) change(id, { running: false, problem: messageOf(error) });
      }
    },

    stop: (id) => {
      wanted.delete(id);
      change(id, { running: false });
    },
  };
});

useAuth.subscribe(({ user }, before) => {
  if (user?.uid === before.user?.uid) return;
  wanted.clear();
  usePageReading.setState({ books: {} });
});
