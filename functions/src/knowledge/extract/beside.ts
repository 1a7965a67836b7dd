/** What definitions beside a term share: the term before a sign, and what is told of it behind. */
import type { FactPlaces } from '../model.ts';
import { isBalanced, nounPhrase, type Range } from '../phrase.ts';
import { points } from '../pointing.ts';
import type { Reading } from '../reading.ts';
import { fact, phraseBefore, place, withoutCarrier } from './parts.ts';

const OPEN = /^[(（]$/;
const CLOSE = /^[)）]$/;
const LONGEST_TERM = 5;
const LONGEST_MEANING = 40;

/** The term that ends before a sign: told by its article, or by being all that stands there. */
export function termBefore(reading: Reading, end: number): Range | null {
  const last = beforeBracket(reading, end);
  const phrase = lastNoun(reading, phraseBefore(reading, last));
  if (!phrase || phrase.to !== last) return null;
  const named = ownName(reading, withoutCarrier(reading, phrase));
  return named.to - named.from > LONGEST_TERM ? null : nounPhrase(reading.lexicon, reading.tokens, named, 'term');
}

/** "an example of the process of osmosis": behind its last article. */
function lastNoun({ tokens, lexicon }: Reading, phrase: Range | null): Range | null {
  if (!phrase) return phrase;
  for (let at = phrase.to - 2; at > phrase.from; at--)
    if (lexicon.articles.has(tokens[at]?.text ?? '')) return { from: at + 1, to: phrase.to };
  return phrase;
}

/** "a culture's beliefs" names beliefs. */
function ownName({ tokens }: Reading, { from, to }: Range): Range {
  for (let at = to - 2; at >= from; at--) if (/['’]s$/.test(tokens[at]?.text ?? '')) return { from: at + 1, to };
  return { from, to };
}

/** "decibels (dB)," ends before its bracket. */
function beforeBracket({ tokens, from }: Reading, end: number): number {
  if (!CLOSE.test(tokens[end - 1]?.text ?? '')) return end;
  for (let at = end - 2; at > from && at > end - 14; at--) if (OPEN.test(tokens[at]?.text ?? '')) return at;
  return end;
}

export function meant(reading: Reading, range: Range): boolean {
  const length = range.to - range.from;
  return (
    length >= 2 &&
    length <= LONGEST_MEANING &&
    isBalanced(reading.tokens, range) &&
    !points(reading.lexicon, reading.tokens, range)
  );
}

export const toldOf = (reading: Reading, term: Range, meaning: Range, link: Range | null) =>
  fact(reading, 'definition', place(reading, term), {
    object: place(reading, meaning),
    link: link && place(reading, link),
    context: null,
  });

/** The other name, whose meaning is the first. */
export function renamed(reading: Reading, term: Range, other: Range): FactPlaces[] {
  const name = nounPhrase(reading.lexicon, reading.tokens, other, 'term');
  return name ? [toldOf(reading, name, term, null)] : [];
}
