/** How long a text speaks of: days counted, or the days until a named day. */
import { once } from '../../../language/once.ts';
import { allPacks } from '../../../language/packs/index.ts';
import type { Time } from '../../../language/parts/time.ts';

/** How many days there are to plan, at least 1; `until` is the day they lead up to, where one was named (ISO date). */
export interface Span {
  days: number;
  until: string | null;
}

const DAY_MS = 86_400_000;
const ISO = /\b(?<year>20\d\d)-(?<month>\d{1,2})-(?<day>\d{1,2})\b/;

const known = once(() => allPacks.flatMap(({ time }) => time ?? []));

/** What a text says about time, seen from `today` (`YYYY-MM-DD`); null where it says nothing. */
export function spanIn(text: string, today: string): Span | null {
  for (const time of known()) {
    if (time.soon.test(text)) return { days: 1, until: null };
    const until = dayIn(text, today, time);
    if (until) return { days: Math.max(1, daysBetween(today, until)), until };
    const days = countIn(text, time);
    if (days !== null) return { days, until: null };
  }
  return null;
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** "Saturday, 21 November" */
export function dayName(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  const named = (name: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...name, timeZone: 'UTC' }).format(date);
  return `${named({ weekday: 'long' })}, ${date.getUTCDate()} ${named({ month: 'long' })}`;
}

/** The day so many days after another. */
export const dayAfter = (iso: string, days: number): string => isoOf(Date.parse(iso) + days * DAY_MS);

/** The next day that a text names by its date or its weekday. */
function dayIn(text: string, today: string, { dates, months, weekday, weekdays }: Time): string | null {
  const monthOf = (name: string) => months.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase()));
  const written = ISO.exec(text)?.groups;
  const iso = written && {
    year: Number(written.year),
    month: Number(written.month) - 1,
    day: Number(written.day),
  };
  const named = dates.flatMap((pattern) => {
    const found = pattern.exec(text)?.groups;
    return found ? [{ day: Number(found.day), month: found.month === undefined ? null : monthOf(found.month) }] : [];
  });
  for (const one of [...(iso ? [iso] : []), ...named]) {
    const date = nextDate(one, today);
    if (date) return date;
  }
  const day = weekday.exec(text)?.groups?.day;
  if (!day) return null;
  const ahead = (weekdays.indexOf(day.toLowerCase()) - new Date(today).getUTCDay() + 7) % 7;
  return dayAfter(today, ahead === 0 ? 7 : ahead);
}

function nextDate(named: { day: number; month: number | null; year?: number }, today: string): string | null {
  const now = new Date(today);
  const { day, month, year } = named;
  const steps = month === null ? 2 : 13;
  const first = month ?? now.getUTCMonth();
  for (let step = 0; step < steps; step += month === null ? 1 : 12) {
    const at = new Date(Date.UTC(year ?? now.getUTCFullYear(), first + step, day));
    if (at.getUTCDate() !== day) continue;
    if (isoOf(at.getTime()) > today) return isoOf(at.getTime());
    if (year !== undefined) return null;
  }
  return null;
}

/** How many days a text counts; null where it names no number. */
function countIn(text: string, { count, numbers, units }: Time): number | null {
  const { digits, number, unit = '' } = count.exec(text)?.groups ?? {};
  const days = units[unit.toLowerCase()];
  if (days === undefined) return null;
  const bare = !digits && !number;
  const many = digits ? Number(digits) : number ? numbers.indexOf(number.toLowerCase()) + 1 : 1;
  return bare && days === 1 ? null : Math.max(1, many * days);
}
