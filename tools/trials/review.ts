/**
 * Half a year of review, played through with the very code that plans a day, orders a session and keeps a memory: 300 students
 * with 400 cards and 15 minutes a day, each with a true memory that the scheduler is not told, some days missed, and two weeks
 * away. `-- review 300 7` for other numbers (students, seed). Fails where a day was longer than its limit, where retention is off
 * the target by more than three points, or where the pile after two weeks away took
 * more than ten days on which the student was there.
 */
import { TARGET_RETENTION } from '../../functions/src/contract/memory.ts';
import { planDay } from '../../functions/src/study/review/plan.ts';
import { type Played, play } from './review/play.ts';
import { randomOf } from './review/random.ts';

const [students = 300, seed = 7] = process.argv.slice(2).map(Number);
const WAYS = [{ seconds: 20 }, { seconds: 30 }];
const TERMS = { days: 180, cards: 400, minutes: 15, away: 100, awayFor: 14, plan: planDay };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

function told(name: string, all: readonly Played[]): boolean {
  const longest = Math.max(...all.map(({ longest }) => longest));
  const asked = all.reduce((sum, one) => sum + one.asked, 0);
  const retention = all.reduce((sum, one) => sum + one.recalled, 0) / Math.max(1, asked);
  const own = all.map(({ asked, recalled }) => recalled / Math.max(1, asked));
  const cleared = all.map(({ cleared }) => cleared ?? Number.POSITIVE_INFINITY);
  const inTime = cleared.filter((days) => days <= 10).length / all.length;
  const kept = all.map(({ clearedKept }) => clearedKept ?? Number.POSITIVE_INFINITY);
  const near = own.filter((share) => Math.abs(share - TARGET_RETENTION) <= 0.03).length / all.length;
  console.log(
    [
      `${name}: longest day ${(longest / 60).toFixed(2)} min`,
      `retention ${retention.toFixed(3)} (5 % ${quantile(own, 0.05).toFixed(2)}, 95 % ${quantile(own, 0.95).toFixed(2)}; within 3 points ${Math.round(100 * near)} %)`,
      `pile ${Math.round(mean(all.map(({ pile }) => pile)))} gone in ${quantile(cleared, 0.5)} days (95 % ${quantile(cleared, 0.95)}, most ${Math.max(...cleared)}; in ten ${Math.round(1000 * inTime) / 10} %; most days kept ${Math.max(...kept)})`,
      `cards learned ${Math.round(mean(all.map(({ learned }) => learned)))}, known at the end ${mean(all.map(({ knows }) => knows)).toFixed(3)}`,
      `${mean(all.map(({ minutes }) => minutes)).toFixed(1)} min a day kept`,
    ].join('\n  '),
  );
  return longest <= TERMS.minutes * 60 && Math.abs(retention - TARGET_RETENTION) <= 0.03 && Math.max(...kept) <= 10;
}

const well = WAYS.map(({ seconds }) => {
  const terms = { ...TERMS, spread: { each: 0.1, whole: 0.3, seconds } };
  const all = Array.from({ length: students }, (_, i) => play(randomOf(seed * 1_000_003 + i), terms));
  return told(`${students} students, ${seconds} s a card`, all);
});
process.exitCode = well.every(Boolean) ? 0 : 1;
