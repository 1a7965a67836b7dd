/** Calendar days as `YYYY-MM-DD`, without a time of day and without a zone. Pure. */

const DAY_MS = 86_400_000;

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days `to` is after `from`; negative where it is before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** 0 for a Sunday, 6 for a Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
