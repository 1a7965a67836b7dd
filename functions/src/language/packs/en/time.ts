/** English: how a text speaks of days. */
import { listed, pattern } from '../../match.ts';
import type { Time } from '../../parts/time.ts';

const NUMBERS = listed('one two three four five six seven eight nine ten eleven twelve thirteen fourteen');
const WEEKDAYS = listed('sunday monday tuesday wednesday thursday friday saturday');
const MONTHS = listed('january february march april may june july august september october november december');
const MONTH = String.raw`(?<month>${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})\.?`;
const DAY = String.raw`(?<day>\d{1,2})`;

export const time = (): Time => ({
  numbers: NUMBERS,
  units: { day: 1, week: 7, month: 30, fortnight: 14, weekend: 2 },
  weekdays: WEEKDAYS,
  months: MONTHS,
  soon: pattern`\b(?:tomorrow|today|tonight)\b`,
  dates: [
    pattern`\b${DAY}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b`,
    pattern`\b${MONTH} ${DAY}(?:st|nd|rd|th)?\b`,
    pattern`\b(?:on|by|until|till|before) the ${DAY}(?:st|nd|rd|th)\b`,
  ],
  weekday: pattern`\b(?:on|by|until|till|before|for|this|next|coming) (?:this |next |coming )?(?<day>${WEEKDAYS.join('|')})\b`,
  count: pattern`\b(?:(?<digits>\d{1,4})|(?<number>${NUMBERS.join('|')})|an?|one|this|next|the|per)?[\s-]*(?<unit>day|weekend|week|month|fortnight)s?\b`,
});
