/** Dates and numbers as the student's own locale writes them. */

/** The first of the browser's languages that Intl takes: some systems report ones it refuses, as `en-US@posix`. */
export function usableLocale(languages: readonly string[]): string {
  for (const tag of languages) {
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? 'en';
    } catch {
      // Not a language tag: the next one may be.
    }
  }
  return 'en';
}

const locale = usableLocale(typeof navigator === 'undefined' ? [] : navigator.languages);

/**
 * Made when it is first needed: the first of a kind costs a phone up to a tenth of a second, of which the first screen would wait for
 * all of them.
 */
function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
const dates = (options: Intl.DateTimeFormatOptions) => whenNeeded(() => new Intl.DateTimeFormat(locale, options));
const numbers = (options?: Intl.NumberFormatOptions) => whenNeeded(() => new Intl.NumberFormat(locale, options));

const date = dates({ dateStyle: 'medium' });
const dateTime = dates({ dateStyle: 'medium', timeStyle: 'short' });
const shortDay = dates({ day: 'numeric', month: 'short' });
const time = dates({ timeStyle: 'short' });
const month = dates({ month: 'long', year: 'numeric' });
const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long' });
const weekday = dates({ weekday: 'short' });
const longWeekday = dates({ weekday: 'long' });
const number = numbers();
const percent = numbers({ style: 'percent', maximumFractionDigits: 0 });
const collator = whenNeeded(() => new Intl.Collator(locale, { numeric: true }));
const KILO = 1024;
const MEGA = KILO * KILO;
const sizeIn = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  numbers({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
const kilobytes = sizeIn('kilobyte', 0);
const megabytes = sizeIn('megabyte', 1);

/** ISO 8601 → the local day; an unreadable date is shown as it came. */
export function formatDate(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? iso : date().format(time);
}

/** ISO 8601 → the local day without its year, for what is recent: "3 Nov". */
export function formatShortDay(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : shortDay().format(at);
}

/** ISO 8601 → the local time of day. */
export function formatTime(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : time().format(at);
}

/** ISO 8601 → the local month and year. */
export function formatMonth(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : month().format(at);
}

/** ISO 8601 → the local day and time. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? iso : dateTime().format(time);
}

/** The local day with its weekday: "Friday, 20 November". */
export const formatLongDay = (at: Date): string => longDay().format(at);

/** The short name of a day's weekday: "Fri". */
export const formatWeekday = (at: Date): string => weekday().format(at);

/** A day's weekday: "Friday". */
export const formatLongWeekday = (at: Date): string => longWeekday().format(at);

/** A calendar day, `YYYY-MM-DD`, as a moment of it where the student is. */
export const atDay = (day: string): Date => new Date(`${day}T12:00:00`);

/** The date where the student is, as `YYYY-MM-DD`. */
export function localDay(at = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** A student's day ends at four in the morning, as the service has it: who studies past midnight is still at it (hours). */
export const DAY_BEGINS_H = 4;

/** A time within the student's day. */
export const studyNow = (): Date => new Date(Date.now() - DAY_BEGINS_H * 3_600_000);

export const formatNumber = (value: number): string => number().format(value);

/** 0–100 → "67%". */
export const formatPercent = (value: number): string => percent().format(value / 100);

/** The order of titles in the student's own alphabet; "2" comes before "10". */
export const compareText = (a: string, b: string): number => collator().compare(a, b);

/** Bytes → "12.4 MB" (1 MB = 1024² bytes, as file managers count); what is smaller than one in kB, at least 1. */
export const formatBytes = (bytes: number): string =>
  bytes < MEGA ? kilobytes().format(Math.max(1, Math.round(bytes / KILO))) : megabytes().format(bytes / MEGA);

/** A BCP 47 tag → the language's name in the student's own: "en" → "English"; an unknown tag as it is. */
export function formatLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
