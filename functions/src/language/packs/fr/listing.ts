/** French. */
import { listed, pattern } from '../../match.ts';
import type { Listing } from '../../parts/listing.ts';

const NUMBERS = listed('deux trois quatre cinq six sept huit neuf dix onze douze');
const COUNT = `(?<count>${NUMBERS.join('|')}|\\d{1,2})`;
const OPENS = String.raw`(?:(?:s['’]il (?:te|vous) plaît,?)\s+)?(?:énumère[rz]?|énumérez|nomme[rz]?|cite[rz]?|liste[rz]?|donne[rz]?|quel(?:le)?s (?:sont|étaient|furent))\b`;
const MAIN = String.raw`(?:(?:principa(?:ux|les)|différent(?:e)?s|grand(?:e)?s)\s+)*`;
const NOUN = String.raw`(?<noun>\p{L}+)`;

export const listing = (): Listing => ({
  asks: [
    pattern`^${OPENS}(?: (?:les|tous|toutes|ses|leurs))*\s+${MAIN}${COUNT}\s+${MAIN}${NOUN}`,
    pattern`^${OPENS}(?: (?:les|tous|toutes|ses|leurs))+\s+${MAIN}${NOUN}`,
  ],
  numbers: NUMBERS,
  and: 'et|ou',
  follows: 'sont|est|comme|par|de|en|à savoir|comprennent|comprend|les|le|la',
});
