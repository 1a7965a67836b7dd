/** Russian. */
import { pattern } from '../../match.ts';
import type { Listing } from '../../parts/listing.ts';

const NUMBERS = [
  'дв(?:а|е|ух)',
  'тр(?:и|ёх|ех)',
  'четыр(?:е|ёх|ех)',
  'пят[ьи]',
  'шест[ьи]',
  'сем[ьи]',
  'восемь|восьми',
  'девят[ьи]',
  'десят[ьи]',
  'одиннадцат[ьи]',
  'двенадцат[ьи]',
];
const COUNT = `(?<count>${NUMBERS.join('|')}|\\d{1,2})`;
const OPENS = String.raw`(?:пожалуйста,?\s+)?(?:перечисли(?:те)?|назови(?:те)?|как(?:ие|овы)(?: (?:есть|бывают|существуют))?)\b`;
const MAIN = String.raw`(?:(?:все|основн(?:ые|ых)|главн(?:ые|ых)|различн(?:ые|ых))\s+)*`;
const NOUN = String.raw`(?<noun>\p{L}+)`;

export const listing = (): Listing => ({
  asks: [pattern`^${OPENS}\s+${MAIN}${COUNT}\s+${MAIN}${NOUN}`, pattern`^${OPENS}\s+${MAIN}${NOUN}`],
  numbers: NUMBERS,
  and: 'и|или',
  follows: 'это|являются|как|на|из|включа(?:ет|ют)|а именно',
});
