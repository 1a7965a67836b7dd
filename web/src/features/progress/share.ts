import { progress as words } from '@/config/texts/progress.ts';
import { formatDate, formatPercent, localDay } from '@/lib/format.ts';

/** Questions attempted, and how many of them were correct. */
interface Sum {
  attempted: number;
  correct: number;
}

/** One day's sums; `day` is a calendar day, `YYYY-MM-DD`. */
export interface Day extends Sum {
  day: string;
}

/** Correct answers in per cent, 0–100. */
export const shareOf = ({ attempted, correct }: Sum): number => (attempted === 0 ? 0 : (correct / attempted) * 100);

const sumOf = (sums: readonly Sum[]): Sum =>
  sums.reduce<Sum>(
    (all, { attempted, correct }) => ({ attempted: all.attempted + attempted, correct: all.correct + correct }),
    {
      attempted: 0,
      correct: 0,
    },
  );

/**
 * How the last day compares with all the days before it, in words; null while there is only one day.
 * @param days oldest first
 */
export function trendText(days: readonly Day[]): string | null {
  const last = days.at(-1);
  if (!last || days.length < 2) return null;
  const now = Math.round(shareOf(last));
  const before = Math.round(shareOf(sumOf(days.slice(0, -1))));
  const day = last.day === localDay() ? words.exam.today : words.trendOn(formatDate(last.day));
  return words.trend(formatPercent(now), day, formatPercent(before));
}
