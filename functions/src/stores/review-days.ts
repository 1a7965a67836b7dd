/**
 * `users/{uid}/reviewDays/{YYYY-MM-DD}`: what each of a student's days of review came to, and `users/{uid}/reviewSettings/own`:
 * how long a day may be, and how long a card takes this student.
 */
import * as z from 'zod/mini';
import { LIST_PAGE, REVIEW_MINUTES } from '../contract/limits.ts';
import { ReviewDay } from '../contract/review.ts';
import { firestore } from '../platform/firestore.ts';

const daysOf = (uid: string) => firestore().collection('users').doc(uid).collection('reviewDays');

/** Where a day is. */
export const dayRef = (uid: string, day: string) => daysOf(uid).doc(day);

/** A day as it is stored; one without reviews where nothing is. */
export const parseDay = (day: string, data: unknown): ReviewDay =>
  data === undefined ? { day, reviews: 0, seconds: 0, asked: 0, remembered: 0 } : ReviewDay.parse(data);

/** What a day came to so far. */
export const readDay = async (uid: string, day: string): Promise<ReviewDay> =>
  parseDay(day, (await dayRef(uid, day).get()).data());

/** Up to `LIST_PAGE` days, the latest first, before the day `before` where it is given. */
export async function listDays(uid: string, before?: string): Promise<{ days: ReviewDay[]; more: boolean }> {
  const ordered = daysOf(uid).orderBy('day', 'desc');
  const from = before === undefined ? ordered : ordered.startAfter(before);
  const { docs } = await from.limit(LIST_PAGE + 1).get();
  return { days: docs.slice(0, LIST_PAGE).map((doc) => parseDay(doc.id, doc.data())), more: docs.length > LIST_PAGE };
}

const Settings = z.object({
  minutes: z._default(z.int(), REVIEW_MINUTES.unlessTold),
  /** What the latest reviews took, and how many they were: older ones weigh less. */
  seconds: z._default(z.number(), 0),
  reviews: z._default(z.number(), 0),
});
export type StoredReviewSettings = z.infer<typeof Settings>;

/** Where the settings are. */
export const settingsRef = (uid: string) =>
  firestore().collection('users').doc(uid).collection('reviewSettings').doc('own');

/** Settings as they are stored; the defaults where nothing is. */
export const parseSettings = (data: unknown): StoredReviewSettings => Settings.parse(data ?? {});

export const readSettings = async (uid: string): Promise<StoredReviewSettings> =>
  parseSettings((await settingsRef(uid).get()).data());

/** Sets the day's limit (minutes). */
export async function setMinutes(uid: string, minutes: number): Promise<void> {
  await settingsRef(uid).set({ minutes }, { merge: true });
}

/** What a card takes somebody of whom nothing is known yet (s), and how many reviews that guess weighs. */
const GUESS = { seconds: 25, weight: 10 };
/** So many of the latest reviews tell how long one takes. */
const REMEMBERED = 100;

/** What a card takes this student (s). */
export const secondsEach = ({ seconds, reviews }: StoredReviewSettings): number =>
  (GUESS.seconds * GUESS.weight + seconds) / (GUESS.weight + reviews);

/** The settings after further reviews, each with the seconds that it took. */
export function afterReviews(settings: StoredReviewSettings, took: readonly number[]): StoredReviewSettings {
  const kept = 1 - 1 / REMEMBERED;
  return took.reduce(
    ({ minutes, seconds, reviews }, one) => ({ minutes, seconds: seconds * kept + one, reviews: reviews * kept + 1 }),
    settings,
  );
}
