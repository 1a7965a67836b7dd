/** Words of a book and where they stand, and videos on its topics. */
import * as z from 'zod/mini';
import { BookSearch, ContextRequest, QuoteContext, SearchQuery, Stop, StoppedAt } from '../book.ts';
import { Guide, GuideClaims, GuideQuery } from '../guide.ts';
import { BookGives } from '../quiz.ts';
import { Videos } from '../videos.ts';
import { type Call, call } from './call.ts';

export const bookCalls = {
  /** The words around a quote: what a mark's preview shows. A POST, since a quote may be long. */
  'book.context': call({
    method: 'POST',
    path: '/book/:id/context',
    auth: 'student',
    pace: 'lookups',
    body: ContextRequest,
    response: QuoteContext,
  }),

  /** Where these words stand in the book's text; of a book that is being read, in what has been read so far. */
  'book.search': call({
    method: 'GET',
    path: '/book/:id/search',
    auth: 'student',
    pace: 'lookups',
    query: SearchQuery,
    response: BookSearch,
  }),

  /** Where the student stopped in a book, on whichever device. */
  'book.stop': call({
    method: 'GET',
    path: '/book/:id/stop',
    auth: 'student',
    pace: 'reading',
    response: Stop,
  }),

  /** Keeps where the student stopped; the reply is what stands: a later stop of another device does. */
  'book.keepStop': call({
    method: 'POST',
    path: '/book/:id/stop',
    auth: 'student',
    pace: 'changing',
    body: StoppedAt,
    response: Stop,
  }),

  /** What a chapter teaches, put together from the book's own words. 404 where the book has no such section. */
  'book.guide': call({
    method: 'GET',
    path: '/book/:id/guide',
    auth: 'student',
    pace: 'lookups',
    query: GuideQuery,
    response: Guide,
  }),

  /** How many questions of each kind a quiz of the book can hold. */
  'book.gives': call({ method: 'GET', path: '/book/:id/gives', auth: 'student', pace: 'lookups', response: BookGives }),

  /** What a model says of a chapter, proved. 404 where there is no model, 429 where its allowance is used up. */
  'book.guideClaims': call({
    method: 'POST',
    path: '/book/:id/guide',
    auth: 'student',
    pace: 'asking',
    query: GuideQuery,
    response: GuideClaims,
  }),

  'youtube.search': call({
    method: 'GET',
    path: '/youtube/search',
    auth: 'student',
    pace: 'reading',
    query: z.object({ pdf_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: Videos,
  }),
} satisfies Record<string, Call>;
