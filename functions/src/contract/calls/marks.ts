/** Words of a page to choose from, and what a student marks. Served with the book, which is open there. */
import { Mark, MarkRequest, Marks, MarksQuery, PageWords, Unmarked, UnmarkQuery, WordsQuery } from '../marks.ts';
import { type Call, call } from './call.ts';

export const markCalls = {
  'book.words': call({
    method: 'GET',
    path: '/book/:id/words',
    auth: 'student',
    pace: 'reading',
    query: WordsQuery,
    response: PageWords,
  }),

  'book.marks': call({
    method: 'GET',
    path: '/book/:id/marks',
    auth: 'student',
    pace: 'reading',
    query: MarksQuery,
    response: Marks,
  }),

  /** Keeps a mark, or what was changed of it; the same again is the same once. 404 where the book is gone. */
  'book.mark': call({
    method: 'POST',
    path: '/book/:id/marks',
    auth: 'student',
    pace: 'changing',
    body: MarkRequest,
    response: Mark,
  }),

  /** Removes a mark; one that is gone already is no error. */
  'book.unmark': call({
    method: 'DELETE',
    path: '/book/:id/marks',
    auth: 'student',
    pace: 'changing',
    query: UnmarkQuery,
    response: Unmarked,
  }),
} satisfies Record<string, Call>;
