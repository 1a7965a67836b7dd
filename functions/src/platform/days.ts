/** Days as a place counts them. */

/** Today's date in a time zone (an IANA name), as `YYYY-MM-DD`. */
export const dayIn = (zone: string, at = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** The date that it is said to be somewhere, where that can be: dates on Earth differ by one day at most. Else the date in UTC. */
export function dayAsSaid(said: string | undefined, at = new Date()): string {
  const here = at.toISOString().slice(0, 10);
  return said !== undefined && Math.abs(Date.parse(said) - Date.parse(here)) <= 86_400_000 ? said : here;
}

/** Seconds until the next day begins in a time zone, 1 to 90,000 (a day of 25 hours, when clocks go back). */
export function secondsToNextDay(zone: string, at = new Date()): number {
  const today = dayIn(zone, at);
  let [early, late] = [0, 90_000];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (dayIn(zone, new Date(at.getTime() + middle * 1000)) === today) early = middle;
    else late = middle;
  }
  return late;
}

const DAY_MS = 86_400_000;
/** A student's day ends at four in the morning: who reviews past midnight is still at it. */
const DAY_BEGINS_MS = 4 * 60 * 60_000;

/** The student's day at a time, as `YYYY-MM-DD`. @param offset minutes east of UTC where the student is */
export const studyDay = (at: Date, offset: number): string =>
  new Date(at.getTime() + offset * 60_000 - DAY_BEGINS_MS).toISOString().slice(0, 10);

/** When the student's day at a time ends. @param offset minutes east of UTC where the student is */
export const studyDayEnd = (at: Date, offset: number): Date =>
  new Date(Date.parse(studyDay(at, offset)) + DAY_MS + DAY_BEGINS_MS - offset * 60_000);
