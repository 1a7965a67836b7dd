/** A statement turned round: one of its words exchanged for its opposite ("legal", "illegal"). English alone. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, WORD } from '../../../book/search/terms.ts';
import { OPPOSING_PREFIXES } from '../../../language/packs/en/marking/opposites.ts';
import { isStopTerm } from '../../find/words.ts';
import { areOpposites, stemOf } from '../../grading/lexicon.ts';

/** So many are looked for at most; each is looked up in the book. */
const MOST = 2;
const SHORTEST = 4;

/** The statements that say the opposite, in words that the book has; none where no word has an opposite there. */
export function turnedRound(statement: string, index: BookIndex): string[] {
  if (index.language !== 'en') return [];
  const found: string[] = [];
  for (const { 0: word, index: at } of statement.matchAll(WORD)) {
    const opposite = oppositeOf(word.toLowerCase(), index);
    if (opposite) found.push(statement.slice(0, at) + opposite + statement.slice(at + word.length));
    if (found.length === MOST) break;
  }
  return found;
}

/** A word with an opposing prefix more or less that the book has. */
function oppositeOf(word: string, index: BookIndex): string | null {
  if (word.length < SHORTEST || termsOf(word, index.language).some((term) => isStopTerm(term, index.language)))
    return null;
  const longer = OPPOSING_PREFIXES.map((prefix) => prefix + word);
  const shorter = OPPOSING_PREFIXES.filter((prefix) => word.startsWith(prefix)).map((prefix) =>
    word.slice(prefix.length),
  );
  const isThere = (other: string) => termsOf(other, index.language).some((term) => index.postings.has(term));
  return [...longer, ...shorter].find((other) => isThere(other) && areOpposites(stemOf(word), stemOf(other))) ?? null;
}
