/** German. */
import { listed, pattern } from '../../match.ts';
import type { Listing } from '../../parts/listing.ts';

const NUMBERS = listed('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf');
const COUNT = `(?<count>${NUMBERS.join('|')}|\\d{1,2})`;
const ORDERS =
  'nenne?n?(?: sie)?(?: mir)?|liste?n?(?: sie)?|zähle?n?(?: sie)?|was sind|welches sind|wie (?:heißen|lauten)';
const POLITE = String.raw`(?:(?:bitte|und)\s+)*`;
const MAIN = String.raw`(?:(?:wichtigsten|verschiedenen|wesentlichen|grundlegenden)\s+)*`;
const NOUN = String.raw`(?<noun>\p{Lu}[\p{L}-]*)`;

export const listing = (): Listing => ({
  asks: [
    pattern`^${POLITE}(?:${ORDERS}|welche)\b(?: (?:die|der|alle))*\s+${MAIN}${COUNT}\s+${MAIN}${NOUN}`,
    pattern`^${POLITE}(?:${ORDERS})\b(?: (?:die|alle))?\s+${MAIN}${NOUN}`,
  ],
  numbers: NUMBERS,
  and: 'und|oder|sowie',
  follows: 'sind|ist|heißen|lauten|aus|in|nämlich|durch|die|der|umfasst|umfassen',
  both: 'sowohl',
});
