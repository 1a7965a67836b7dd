import { progress as words } from '@/config/texts/progress.ts';
import { formatPercent } from '@/lib/format.ts';

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

/** Days with a quiz that are the latest: one alone says more of its quiz than of the student. */
const LATEST = 7;

/**
 * How the latest days compare with all before them, in words; null while there are no more than those.
 * @param days with a quiz, oldest first
 */
export function trendText(days: readonly Day[]): string | null {
  if (days.length <= LATEST) return null;
  const percent = (those: readonly Day[]) => formatPercent(shareOf(sumOf(those)));
  return words.trend(percent(days.slice(-LATEST)), percent(days.slice(0, -LATEST)));
}
