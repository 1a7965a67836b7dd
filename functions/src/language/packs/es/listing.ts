/** Spanish. */
import { listed, pattern } from '../../match.ts';
import type { Listing } from '../../parts/listing.ts';

const NUMBERS = listed('dos tres cuatro cinco seis siete ocho nueve diez once doce');
const COUNT = `(?<count>${NUMBERS.join('|')}|\\d{1,2})`;
const OPENS = String.raw`[¿¡\s]*(?:por favor,?\s+)?(?:enumera|nombra|lista|menciona|cita|di(?:me)?|cuáles (?:son|fueron|eran)|qué)\b`;
const MAIN = String.raw`(?:(?:principales|diferentes|distint[oa]s|divers[oa]s)\s+)*`;
const NOUN = String.raw`(?<noun>\p{L}+)`;

export const listing = (): Listing => ({
  asks: [
    pattern`^${OPENS}(?: (?:los|las|todos|todas|sus))*\s+${MAIN}${COUNT}\s+${MAIN}${NOUN}`,
    pattern`^${OPENS}(?: (?:los|las|todos|todas|sus))+\s+${MAIN}${NOUN}`,
  ],
  numbers: NUMBERS,
  and: 'y|e|o|u',
  follows: 'son|es|como|en|por|de|a saber|incluyen|incluye|comprenden|los|las|el|la',
});
