/** How the history is written: titles by whole words, in groups: today, yesterday, earlier this week, then month by month. */
import { revision } from '@/config/texts/revision.ts';
import { formatMonth, localDay } from '@/lib/format.ts';

const words = revision.groups;
const DAY_MS = 86_400_000;
/** Days that still count as this week, today included. */
const WEEK = 7;

/** What group a session of that time (ISO 8601) belongs to, in words. */
export function groupOf(at: string, now = Date.now()): string {
  const day = localDay(new Date(at));
  const daysAgo = Array.from({ length: WEEK }, (_, i) => localDay(new Date(now - i * DAY_MS))).indexOf(day);
  if (daysAgo === 0) return words.today;
  if (daysAgo === 1) return words.yesterday;
  return daysAgo > 1 ? words.week : formatMonth(at);
}

/** The heading over a session that begins another group than the one before it, newest first; null elsewhere. */
export function newGroup(at: string, before: string | undefined, now = Date.now()): string | null {
  const group = groupOf(at, now);
  return before !== undefined && groupOf(before, now) === group ? null : group;
}
