/**
 * `users/{uid}/videos/{book}`: the topics of a book and the videos that were found for them, so that a second visit costs
 * nothing. The call that works on it holds a claim; the others wait for what it finds. It goes with the book.
 */
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { Evidence } from '../contract/evidence.ts';
import { VIDEOS_FRESH_DAYS, VIDEOS_KEPT_DAYS } from '../contract/limits.ts';
import { Video } from '../contract/videos.ts';
import { msSince, now } from '../platform/clock.ts';
import { compareAndSet } from '../platform/compare-and-set.ts';
import { notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { derivedId, newId } from '../platform/ids.ts';
import { documentRef } from './documents.ts';

const DAY_MS = 24 * 60 * 60_000;

const Topic = z.object({ topic: z.string(), search: z.string(), place: Evidence, missed: z.boolean() });

const Found = z.object({ search: z.string(), videos: z.array(Video), found_at: z.string() });

/**
 * `student`, `project`: today's allowance is spent. `quota`: the video site says that it is. `busy`, `refused`: it says so.
 * `silent`: it gave no answer, or none that could be used.
 */
const Pause = z.object({
  why: z.enum(['student', 'project', 'quota', 'busy', 'refused', 'silent']),
  until: z.string(),
});
export type Pause = z.infer<typeof Pause>;

const Shelf = z.object({
  /** What the topics were named from: they are named anew when it changes. Null: not named yet. */
  named_from: z.nullable(z.string()),
  topics: z.array(Topic),
  /** One a search (`searchId`), newest last. */
  found: z.array(Found),
  /** Why no search is made, and until when (ISO 8601). */
  pause: z.nullable(Pause),
  /** Who is at work on it, and since when. */
  claim: z.nullable(z.object({ id: z.string(), at: z.string() })),
  /** When it must be gone (ISO 8601): YouTube's data may not be kept for ever. */
  expires_at: z.string(),
});
export type VideoShelf = z.infer<typeof Shelf>;
export type FoundVideos = z.infer<typeof Found>;
export type ShelfTopic = z.infer<typeof Topic>;

/** Searches that are kept for a book, the latest: some 2 kB each, and a document has room for 1 MiB. */
const MOST_KEPT = 60;

/** A claim older than this belongs to a call that died: none lives longer. */
const CLAIM_MS = 60_000;

const shelfRef = (uid: string, book: string) => firestore().collection('users').doc(uid).collection('videos').doc(book);

const inDays = (days: number, from = Date.now()) => new Date(from + days * DAY_MS).toISOString();

const EMPTY: Omit<VideoShelf, 'expires_at'> = { named_from: null, topics: [], found: [], pause: null, claim: null };

/** What does not fit the schema is of an older version: a cache may be forgotten. Results past their time are not shown. */
function parse(data: unknown): VideoShelf {
  const parsed = Shelf.safeParse(data);
  if (!parsed.success) return { ...EMPTY, expires_at: inDays(VIDEOS_KEPT_DAYS) };
  const found = parsed.data.found.filter(({ found_at }) => msSince(found_at) < VIDEOS_KEPT_DAYS * DAY_MS);
  return { ...parsed.data, found };
}

/** What a search is kept under: the same words in the same language are the same search. */
export const searchId = (search: string, language: string | null): string =>
  derivedId('search', search.toLowerCase(), language ?? '');

/** Whether results are new enough to need no new search. */
export const isFresh = ({ found_at }: FoundVideos): boolean => msSince(found_at) < VIDEOS_FRESH_DAYS * DAY_MS;

/** Whether a call is at work on it. */
export const isClaimed = ({ claim }: VideoShelf): boolean => claim !== null && msSince(claim.at) < CLAIM_MS;

/** What is known of a book's videos; empty where nothing is. */
export const readVideos = async (uid: string, book: string): Promise<VideoShelf> =>
  parse((await shelfRef(uid, book).get()).data());

/**
 * Takes the work on a book's videos.
 * @returns the claim's id and what is known so far, or null where another call has it
 * @throws AppError `not_found` where the book is gone
 */
export async function claimVideos(uid: string, book: string): Promise<{ claim: string; shelf: VideoShelf } | null> {
  const document = documentRef(uid, book);
  if (!document) throw notFound('book');
  const id = newId();
  let free: VideoShelf | null = null;
  await compareAndSet([document, shelfRef(uid, book)], ([owned, data]) => {
    if (owned === undefined) throw notFound('book');
    const shelf = parse(data);
    free = isClaimed(shelf) && shelf.claim?.id !== id ? null : shelf;
    return [undefined, free ? { ...shelf, claim: { id, at: now() } } : undefined];
  });
  return free ? { claim: id, shelf: free } : null;
}

/**
 * Stores what the holder of a claim found, and gives the claim back. Nothing is stored for a book that was deleted meanwhile,
 * nor where another call has taken over.
 * @throws AppError `not_found` where the book is gone
 */
export async function keepVideos(
  uid: string,
  book: string,
  claim: string,
  { named_from, topics, found, pause }: Pick<VideoShelf, 'named_from' | 'topics' | 'found' | 'pause'>,
): Promise<void> {
  const oldest = Math.min(Date.now(), ...found.map(({ found_at }) => Date.parse(found_at)));
  const fields: VideoShelf = {
    named_from,
    topics,
    found: found.slice(-MOST_KEPT),
    pause,
    claim: null,
    expires_at: inDays(VIDEOS_KEPT_DAYS, oldest),
  };
  await ifClaimed(uid, book, claim, (transaction) => transaction.set(shelfRef(uid, book), fields));
}

/**
 * Stores the topics that the holder of a claim named, before anything is searched for: they are paid for.
 * @throws AppError `not_found` where the book is gone
 */
export const keepTopics = (
  uid: string,
  book: string,
  claim: string,
  named: Pick<VideoShelf, 'named_from' | 'topics'>,
): Promise<void> => ifClaimed(uid, book, claim, (transaction) => transaction.update(shelfRef(uid, book), named));

/** Gives a claim back where nothing came of it, so that the next call need not wait. */
export const releaseVideos = (uid: string, book: string, claim: string): Promise<void> =>
  ifClaimed(uid, book, claim, (transaction) => transaction.update(shelfRef(uid, book), { claim: null }));

async function ifClaimed(uid: string, book: string, claim: string, write: (transaction: Transaction) => void) {
  const document = documentRef(uid, book);
  if (!document) throw notFound('book');
  const there = await firestore().runTransaction(async (transaction) => {
    const [owned, shelf] = await transaction.getAll(document, shelfRef(uid, book));
    if (!owned?.exists) {
      transaction.delete(shelfRef(uid, book));
      return false;
    }
    if (parse(shelf?.data()).claim?.id === claim) write(transaction);
    return true;
  });
  if (!there) throw notFound('book');
}

/** Forgets the videos of a book. */
export const forgetVideos = async (uid: string, book: string): Promise<void> => {
  await shelfRef(uid, book).delete();
};

/** Removes what is past its time, of all students, up to `limit` at once. @returns how many */
export async function removeExpiredVideos(limit: number): Promise<number> {
  const expired = firestore().collectionGroup('videos').where('expires_at', '<', now()).limit(limit);
  const { docs } = await expired.get();
  await Promise.all(docs.map((doc) => doc.ref.delete()));
  return docs.length;
}
