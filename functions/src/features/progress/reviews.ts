/** Reviews as Progress tells of them. */
import type { ReviewsProgress } from '../../contract/retention.ts';
import { studyDay, studyDayEnd } from '../../platform/days.ts';
import { countsOf, type DueTime, dueTimes } from '../../stores/cards.ts';
import { listDays, readSettings, secondsEach } from '../../stores/review-days.ts';
import { dayAfter } from '../../study/exam/days.ts';

/** Days that are looked back on, and those that are looked ahead to, today among them. */
const [BACK, AHEAD] = [30, 14];

/** Cards that are looked at for the days to come. */
const MOST_DUE = 2_000;

/** @param offset minutes east of UTC where the student is */
export async function reviewsOf(uid: string, offset: number): Promise<ReviewsProgress> {
  const now = new Date();
  const today = studyDay(now, offset);
  const end = studyDayEnd(new Date(now.getTime() + (AHEAD - 1) * 86_400_000), offset);
  const [{ cards, fresh }, due, { days }, settings] = await Promise.all([
    countsOf(uid, end),
    dueTimes(uid, end, MOST_DUE),
    listDays(uid),
    readSettings(uid),
  ]);
  const each = secondsEach(settings);
  const first = dayAfter(today, 1 - BACK);
  const dayOf = ({ at }: DueTime) => [today, studyDay(at, offset)].toSorted().at(-1) ?? today;
  const byDay = Map.groupBy(due, dayOf);
  return {
    cards,
    fresh,
    days: days.filter(({ day }) => day >= first).toReversed(),
    forecast: Array.from({ length: AHEAD }, (_, i) => {
      const day = dayAfter(today, i);
      const count = byDay.get(day)?.length ?? 0;
      return { day, cards: count, minutes: Math.ceil((count * each) / 60) };
    }),
  };
}
