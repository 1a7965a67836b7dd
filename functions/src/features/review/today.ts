/** What today asks: in two numbers, and card by card. */
import { LEARN_AHEAD_MIN, LOOKS_AT_NEW, MAX_SESSION_CARDS, SESSION_BYTES } from '../../contract/limits.ts';
import type { ReviewSession, ReviewToday } from '../../contract/review.ts';
import { studyDay, studyDayEnd } from '../../platform/days.ts';
import { type CardCandidate, countsOf, dueCards, freshCards, openCards } from '../../stores/cards.ts';
import { readDay, readSettings, secondsEach } from '../../stores/review-days.ts';
import { planDay, roomFor } from '../../study/review/plan.ts';
import { shownCards } from './shown.ts';

/** Cards that are looked at to choose a day's from: what two months away leave of a large collection. */
const MOST_DUE = 1_000;

async function standing(uid: string, now: Date, offset: number) {
  const [settings, day] = await Promise.all([readSettings(uid), readDay(uid, studyDay(now, offset))]);
  const seconds = Math.max(0, settings.minutes * 60 - day.seconds);
  return { each: secondsEach(settings), seconds, limit_minutes: settings.minutes, spent_seconds: day.seconds };
}

/** @param offset minutes east of UTC where the student is */
export async function reviewToday(uid: string, offset: number): Promise<ReviewToday> {
  const now = new Date();
  const [{ each, seconds, ...limits }, counts] = await Promise.all([
    standing(uid, now, offset),
    countsOf(uid, studyDayEnd(now, offset)),
  ]);
  const room = roomFor(counts, seconds, each);
  const due = room.due + room.fresh;
  return {
    due,
    minutes: Math.ceil(((room.due + room.fresh * LOOKS_AT_NEW) * each) / 60),
    cards: counts.cards,
    ...limits,
  };
}

/** A card that was failed or first seen a moment ago waits its minutes; all others are due for the whole day. */
const isNow = ({ memory }: CardCandidate, now: Date): boolean =>
  memory?.state === 'review' || Date.parse(memory?.due ?? '') <= now.getTime() + LEARN_AHEAD_MIN * 60_000;

const DAY_MS = 86_400_000;

/** @param offset minutes east of UTC where the student is @param ahead tomorrow's session, as it looks now */
export async function reviewSession(uid: string, offset: number, ahead = false): Promise<ReviewSession> {
  const now = new Date(Date.now() + (ahead ? DAY_MS : 0));
  const until = studyDayEnd(now, offset);
  const [{ each, seconds, ...limits }, due, counts] = await Promise.all([
    standing(uid, now, offset),
    dueCards(uid, until, MOST_DUE),
    countsOf(uid, until),
  ]);
  const ready = due.filter((card) => isNow(card, now));
  const room = roomFor({ ...counts, due: ready.length }, seconds, each).fresh;
  const fresh = room > 0 ? await freshCards(uid, room) : [];
  const plan = planDay({ due: ready, week: counts.week, fresh, now, seconds, each });
  const ids = plan.cards.slice(0, MAX_SESSION_CARDS).map(({ id }) => id);
  const [{ cards, unread }, { hintsFor }, { packCodeOf }] = await Promise.all([
    openCards(uid, ids, SESSION_BYTES).then(async (open) => ({ ...open, cards: await shownCards(uid, open.cards) })),
    import('../../study/hints/ladder.ts'),
    import('../../language/packs/index.ts'),
  ]);
  return {
    cards: cards.map(({ stored: _, ...card }) => ({
      ...card,
      hints: hintsFor({ ...card, language: packCodeOf(card.language) }),
    })),
    seconds_each: each,
    ...limits,
    total: counts.cards,
    left: plan.left + unread,
  };
}
