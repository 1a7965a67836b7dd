/** When a card comes back, in words. */
import { usableLocale } from '@/lib/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat(
  usableLocale(typeof navigator === 'undefined' ? [] : navigator.languages),
  {
    numeric: 'always',
  },
);

/** "in 10 minutes", "in 5 days", "in 3 months": how long it is until `due` (ISO 8601). */
export function comesBack(due: string, now: number): string {
  const left = Math.max(MINUTE, Date.parse(due) - now);
  if (left < HOUR) return relative.format(Math.round(left / MINUTE), 'minute');
  if (left < DAY * 0.8) return relative.format(Math.round(left / HOUR), 'hour');
  const days = Math.max(1, Math.round(left / DAY));
  if (days < 60) return relative.format(days, 'day');
  return days < 700
    ? relative.format(Math.round(days / 30.4), 'month')
    : relative.format(Math.round(days / 365), 'year');
}
