import * as z from 'zod/mini';
import { Claim, Quote } from '../answer/schema.ts';

export const LibraryClaim = z.extend(Claim, {
  /** What it rests on: words of books, or the student's own record. */
  source: z.enum(['books', 'record']),
  quotes: z.array(z.extend(Quote, { book: z.string() })),
  /** Ids of the missed questions it speaks of. */
  missed: z.array(z.string()),
});
export type LibraryClaim = z.infer<typeof LibraryClaim>;

export const LibraryReply = z.object({ claims: z.array(LibraryClaim) });

/** Claims that failed, again, by the numbers they were sent back with. */
export const LibraryRepaired = z.extend(LibraryClaim, { number: z.int() });
export const LibraryRepairs = z.object({ claims: z.array(LibraryRepaired) });

export const SearchInput = z.object({ query: z.string(), book: z.nullable(z.string()) });
export const RecordInput = z.object({});
