/** How long a text speaks of: days counted, or the days until a named day. */

/** How many days there are to plan, at least 1; `until` is the day they lead up to, where one was named (ISO date). */
export interface Span {
  days: number;
  until: string | null;
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const UNITS: Record<string, number> = { day: 1, week: 7, month: 30, fortnight: 14, weekend: 2 };
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DAY_MS = 86_400_000;

const MONTH = `(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})\\.?`;
const DATES: {
  pattern: RegExp;
  read: (parts: RegExpExecArray) => { day: number; month: number | null; year?: number };
}[] = [
  {
    pattern: /\b(20\d\d)-(\d{1,2})-(\d{1,2})\b/,
    read: (parts) => ({ year: Number(parts[1]), month: Number(parts[2]) - 1, day: Number(parts[3]) }),
  },
  {
    pattern: new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\b`, 'i'),
    read: (parts) => ({ day: Number(parts[1]), month: monthOf(parts[2]) }),
  },
  {
    pattern: new RegExp(String.raw`\b${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b`, 'i'),
    read: (parts) => ({ day: Number(parts[2]), month: monthOf(parts[1]) }),
  },
  {
    pattern: /\b(?:on|by|until|till|before) the (\d{1,2})(?:st|nd|rd|th)\b/i,
    read: (parts) => ({ day: Number(parts[1]), month: null }),
  },
];

const monthOf = (name: string | undefined) =>
  MONTHS.findIndex((month) => month.startsWith((name ?? '').slice(0, 3).toLowerCase()));

/** What a text says about time, seen from `today` (`YYYY-MM-DD`); null where it says nothing. */
export function spanIn(text: string, today: string): Span | null {
  if (/\b(?:tomorrow|today|tonight)\b/i.test(text)) return { days: 1, until: null };
  const until = dayIn(text, today);
  if (until) return { days: Math.max(1, daysBetween(today, until)), until };
  const days = countIn(text);
  return days === null ? null : { days, until: null };
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** "Saturday, 21 November" */
export function dayName(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return `${capital(WEEKDAYS[date.getUTCDay()] ?? '')}, ${date.getUTCDate()} ${capital(MONTHS[date.getUTCMonth()] ?? '')}`;
}

/** The day so many days after another. */
export const dayAfter = (iso: string, days: number): string => isoOf(Date.parse(iso) + days * DAY_MS);

/** The next day that a text names by its date or its weekday. */
function dayIn(text: string, today: string): string | null {
  for (const { pattern, read } of DATES) {
    const parts = pattern.exec(text);
    const date = parts && nextDate(read(parts), today);
    if (date) return date;
  }
  const weekday = new RegExp(
    String.raw`\b(?:on|by|until|till|before|for|this|next|coming) (?:this |next |coming )?(${WEEKDAYS.join('|')})\b`,
    'i',
  ).exec(text)?.[1];
  if (!weekday) return null;
  const ahead = (WEEKDAYS.indexOf(weekday.toLowerCase()) - new Date(today).getUTCDay() + 7) % 7;
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
function countIn(text: string): number | null {
  const found = new RegExp(
    String.raw`\b(?:(\d{1,4})|(${NUMBERS.join('|')})|an?|one|this|next|the|per)?[\s-]*(day|weekend|week|month|fortnight)s?\b`,
    'i',
  ).exec(text);
  const unit = UNITS[found?.[3]?.toLowerCase() ?? ''];
  if (!found || unit === undefined) return null;
  const count = found[1] ? Number(found[1]) : found[2] ? NUMBERS.indexOf(found[2].toLowerCase()) + 1 : 1;
  const bare = !found[1] && !found[2];
  return bare && unit === 1 ? null : Math.max(1, count * unit);
}
