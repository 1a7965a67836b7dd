/**
 * Fair shares, as arithmetic: who is served next of those who wait, and how much of a common day one student may take. No
 * database and no clock of its own, so that a simulation runs the very code that serves (`npm run trial -- shares`).
 */

/** Books of one student that are read at once. */
const READ_AT_ONCE = 2;

/** A reader that has not ended its book after this long (ms) is dead: its function has 540 s. */
export const LEASE_MS = 10 * 60_000;

const DAY_MS = 86_400_000;

/**
 * What one second of reading done in the last day counts as in seconds of waiting: who had an hour of the readers today comes
 * after whoever began to wait up to four hours later.
 */
const USED_WEIGHT = 4;

/** Seconds that a page takes, for telling short books from long ones. */
const SECONDS_A_PAGE = 0.1;
/** And how much more a long one's seconds count than waiting does: short books first, but not for ever. */
const LENGTH_WEIGHT = 10;

export interface WaitingBook {
  job: string;
  pages: number;
  /** Since when it waits (ms since 1970); in the future where it is not to be read before. */
  at: number;
}

/** One student's part of the readers: books by their ids. */
export interface ReadingQueue {
  waiting: Record<string, WaitingBook>;
  /** Until when each is being read at most (ms since 1970). */
  running: Record<string, { until: number }>;
  /** Milliseconds of reading, which fade evenly within a day from `at` on. */
  used: { ms: number; at: number };
}

export const EMPTY_QUEUE: ReadingQueue = { waiting: {}, running: {}, used: { ms: 0, at: 0 } };

/** What of the reading that was done still counts (ms). */
const usedNow = ({ used }: ReadingQueue, now: number): number =>
  used.ms * Math.max(0, 1 - Math.max(0, now - used.at) / DAY_MS);

/** The book that is read next: the shortest, long waiting making up for length. */
function shortest({ waiting }: ReadingQueue, now: number): [id: string, book: WaitingBook] | undefined {
  const cost = ({ pages, at }: WaitingBook) => at / 1000 + LENGTH_WEIGHT * SECONDS_A_PAGE * pages;
  const ripe = Object.entries(waiting).filter(([, { at }]) => at <= now);
  return ripe.toSorted(([, a], [, b]) => cost(a) - cost(b))[0];
}

const alive = ({ running }: ReadingQueue, now: number) =>
  Object.fromEntries(Object.entries(running).filter(([, { until }]) => until > now));

/**
 * When a student's next book would be due, in seconds: the lowest is served first. Since when it waits, later by what the
 * student's other books have had of the readers, and by its length. Null where nothing waits or enough is being read.
 */
export function dueOf(queue: ReadingQueue, now: number): number | null {
  const next = shortest(queue, now);
  if (!next || Object.keys(alive(queue, now)).length >= READ_AT_ONCE) return null;
  const [, { pages, at }] = next;
  return at / 1000 + (USED_WEIGHT * usedNow(queue, now)) / 1000 + LENGTH_WEIGHT * SECONDS_A_PAGE * pages;
}

/**
 * When a student whose books wait without being due is looked at again (ms since 1970): as soon as a reader's time is over, or
 * the day comes that a book waits for. Null where one is due, or none waits.
 */
export function dueAgain(queue: ReadingQueue, now: number): number | null {
  const waiting = Object.values(queue.waiting);
  if (waiting.length === 0 || dueOf(queue, now) !== null) return null;
  const ripe = waiting.some(({ at }) => at <= now);
  const ends = Object.values(queue.running).map(({ until }) => until);
  return Math.min(...(ripe ? ends : []), ...waiting.map(({ at }) => at).filter((at) => at > now));
}

/** A book begins to wait. One that waits already keeps its place. */
export const joined = (queue: ReadingQueue, id: string, book: WaitingBook): ReadingQueue => ({
  ...queue,
  waiting: { ...queue.waiting, [id]: { ...book, at: queue.waiting[id]?.at ?? book.at } },
});

/** The student's next book goes to a reader. Null where none may. */
export function begun(queue: ReadingQueue, now: number): { queue: ReadingQueue; id: string; book: WaitingBook } | null {
  const next = shortest(queue, now);
  if (!next || dueOf(queue, now) === null) return null;
  const [id, book] = next;
  const { [id]: _, ...waiting } = queue.waiting;
  const running = { ...alive(queue, now), [id]: { until: now + LEASE_MS } };
  return { queue: { ...queue, waiting, running }, id, book };
}

/** A reader is done with a book, for better or worse, after so many ms. */
export function ended(queue: ReadingQueue, id: string, now: number, ms: number): ReadingQueue {
  const { [id]: _, ...running } = alive(queue, now);
  return { ...queue, running, used: { ms: usedNow(queue, now) + ms, at: now } };
}

/** What a common day holds, what one student may take of it at most, and what counts as little. */
export interface Day {
  /** All students together. */
  all: number;
  /** One student on a quiet day. */
  one: number;
  /** What nobody is refused while there is any: the last fifth of the day is kept for those who have taken no more than this. */
  little: number;
}

/** Up to this part of the day everybody may take what is theirs; from the second on, only little. */
const PLENTY = 0.5;
const SCARCE = 0.8;

/**
 * What one student may have taken of a day, when so much of it is gone already: all that is theirs while there is plenty, then
 * less and less, and in the end little. So those who took much stop early, and those who took little are still served.
 */
export function mayHave({ all, one, little }: Day, gone: number): number {
  const least = Math.min(one, little);
  const part = all > 0 ? gone / all : 1;
  if (part <= PLENTY) return one;
  if (part >= SCARCE) return least;
  return one - ((part - PLENTY) / (SCARCE - PLENTY)) * (one - least);
}
