/** What this device knows of books and attempts by name, for screens that could not be loaded. */
import { Document, DocumentInfo } from '@contract/library.ts';
import { AttemptSummary, Progress } from '@contract/progress.ts';
import * as z from 'zod/mini';
import { keptReply } from './kept.ts';
import { keptPages } from './kept-pages.ts';

/** Keys and shapes as the dashboard, a book's screens and Progress keep them. */
export const BOOKS = ['books'];
export const KeptBooks = keptPages(z.object({ books: z.array(Document), next: z.optional(z.string()) }));
export const bookKey = (id: string) => ['book', id];
export const LAST_ATTEMPTS = ['progress', 'last'];
export const KeptAttempts = z.array(AttemptSummary);
export const ATTEMPTS = ['progress', 'attempts'];
export const KeptProgress = keptPages(Progress);

/** A book's title; undefined where nothing of it is kept. */
export const titleHere = (id: string): string | undefined =>
  keptReply(bookKey(id), DocumentInfo)?.title ??
  keptReply(BOOKS, KeptBooks)
    ?.pages.flatMap(({ books }) => books)
    .find((book) => book.id === id)?.title;

/** An attempt's line in Progress; undefined where it is not kept. */
export const attemptHere = (id: string): AttemptSummary | undefined =>
  [
    ...(keptReply(ATTEMPTS, KeptProgress)?.pages.flatMap(({ attempts }) => attempts) ?? []),
    ...(keptReply(LAST_ATTEMPTS, KeptAttempts) ?? []),
  ].find(({ attempt_id }) => attempt_id === id);
