/** Abbreviations given beside what they stand for: "magnetic resonance imaging (MRI)", "MRI (magnetic resonance imaging)". */
import type { FactPlaces } from '../model.ts';
import type { Range } from '../phrase.ts';
import type { Reading } from '../reading.ts';
import { fact, place } from './parts.ts';

const SHORT = /^[\p{Lu}][\p{L}\p{Nd}&-]{1,7}s?$/u;
const CAPITALS = /\p{Lu}/gu;

/** Each abbreviation whose letters begin the words beside it. Needs no word list. */
export function abbreviationsIn(reading: Reading): FactPlaces[] {
  const { tokens, text } = reading;
  const found: FactPlaces[] = [];
  tokens.forEach((token, at) => {
    if (!/^[(（]$/.test(token.text)) return;
    const inside = tokens[at + 1];
    if (inside?.kind !== 'word') return;
    const short = text.slice(inside.start, inside.end);
    const closes = tokens[at + 2]?.text ?? '';
    if (!SHORT.test(short) || (short.match(CAPITALS)?.length ?? 0) < 2 || !/^[),;，）]$/.test(closes)) return;
    const long = longFormBefore(reading, at, short);
    if (!long) return;
    const parts = { object: place(reading, long), context: null };
    found.push(fact(reading, 'abbreviation', place(reading, { from: at + 1, to: at + 2 }), parts));
  });
  return found;
}

/** The words before a bracket whose first letters are the abbreviation's, small words left out where need be. */
function longFormBefore({ tokens, lexicon }: Reading, bracket: number, short: string): Range | null {
  const letters = short
    .replace(/s$/, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  let [letter, at] = [letters.length - 1, bracket - 1];
  let first = -1;
  while (letter >= 0 && at >= 0 && bracket - at <= letters.length + 6) {
    const { text, kind } = tokens[at]!; // at >= 0
    if (kind === 'sign') return null;
    const pieces = text.split('-');
    let taken = 0;
    for (let piece = pieces.length - 1; piece >= 0 && letter >= 0; piece--) {
      if (pieces[piece]?.startsWith(letters[letter] ?? ' ')) {
        letter--;
        taken++;
      }
    }
    if (taken > 0) first = at;
    else if (!lexicon.prepositions.has(text) && !lexicon.articles.has(text) && !lexicon.and.has(text)) return null;
    at--;
  }
  return letter < 0 && first >= 0 && bracket - first >= 2 ? { from: first, to: bracket } : null;
}
