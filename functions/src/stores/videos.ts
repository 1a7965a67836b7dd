/**
 * `users/{uid}/videos/{book}`: the topics of a book and the videos that were found for them, so that a second visit costs
 * nothing. One call works on it, the others wait for what it finds. It goes with the book.
 */
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { Evidence } from '../contract/evidence.ts';
import { VIDEOS_FRESH_DAYS, VIDEOS_KEPT_DAYS } from '../contract/limits.ts';
import { Video } from '../contract/videos.ts';
import { msSince, now } from '../platform/clock.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { derivedId } from '../platform/ids.ts';
import { isHeldBy, Lease, withLease } from '../platform/lease.ts';
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
  /** Which call is at work on it. Older versions wrote it in another way. */
  claim: z.catch(z.nullable(Lease), null),
  /** When it must be gone (ISO 8601): YouTube's data may not be kept for ever. */
  expires_at: z.string(),
});
export type VideoShelf = z.infer<typeof Shelf>;
export type FoundVideos = z.infer<typeof Found>;
export type ShelfTopic = z.infer<typeof Topic>;

/** Searches that are kept for a book, the latest: some 2 kB each, and a document has room for 1 MiB. */
const MOST_KEPT = 60;

/** How long a call waits for another one's work on the same book (ms), and how often it looks. */
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 400;
/** When the browser asks again (s). */
const ASK_AGAIN_S = 3;

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

const lookedForAlready = () =>
  new AppError('in_progress', 'Videos for this book are being looked for already. Please wait a moment.', {
    headers: { 'Retry-After': String(ASK_AGAIN_S) },
  });

/**
 * What is known of a book's videos once it is enough: as it is stored, as another call finds it, or by work.
 * @param isEnough whether what is known needs no work
 * @param work finds more, given its claim and what is known so far, and stores it
 * @param signal ends the waiting for another call
 * @throws AppError `in_progress` where the other call takes too long; what `work` throws
 */
export async function withVideos<T extends Pick<VideoShelf, 'topics'>>(
  uid: string,
  book: string,
  isEnough: (shelf: VideoShelf) => boolean,
  work: (claim: string, shelf: VideoShelf) => Promise<T>,
  signal: AbortSignal,
): Promise<T | VideoShelf> {
  const seen = (data: unknown): VideoShelf | null => {
    const shelf = parse(data);
    return isEnough(shelf) ? shelf : null;
  };
  const terms = { field: 'claim', seen, waitMs: WAIT_MS, lookEveryMs: LOOK_EVERY_MS, busy: lookedForAlready, signal };
  try {
    return await withLease<T | VideoShelf>(shelfRef(uid, book), { ...terms, alongside: parse }, (claim, data) =>
      work(claim, parse(data)),
    );
  } catch (error) {
    // Of a book that was deleted meanwhile nothing may stay.
    if (error instanceof AppError && error.code === 'not_found') await forgetVideos(uid, book);
    throw error;
  }
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

async function ifClaimed(uid: string, book: string, claim: string, write: (transaction: Transaction) => void) {
  const document = documentRef(uid, book);
  if (!document) throw notFound('book');
  const there = await firestore().runTransaction(async (transaction) => {
    const [owned, shelf] = await transaction.getAll(document, shelfRef(uid, book));
    if (!owned?.exists) {
      transaction.delete(shelfRef(uid, book));
      return false;
    }
    if (isHeldBy(parse(shelf?.data()).claim, claim)) write(transaction);
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
