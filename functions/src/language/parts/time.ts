/** Part `time`: how a text speaks of days, counted or named. */

export interface Time {
  /** Number words from one on. */
  numbers: readonly string[];
  /** Days in a unit of time. */
  units: Readonly<Record<string, number>>;
  /** Names of the days from Sunday on, and of the months from January on. */
  weekdays: readonly string[];
  months: readonly string[];
  /** It is today or tomorrow. */
  soon: RegExp;
  /** A date, in the groups `day` and `month` (one of `months`, or its beginning; left out for one of these days). */
  dates: readonly RegExp[];
  /** A day of the week to come, in the group `day`. */
  weekday: RegExp;
  /** So many days: the group `digits` or `number` (one of `numbers`), or neither for one; `unit` is one of `units`. */
  count: RegExp;
}
