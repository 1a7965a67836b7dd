/** Words of a question that the book spells otherwise: "tecnology" where it has "technology". */
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf, WORD } from '../../book/search/terms.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packFor } from '../../language/packs/index.ts';
import { isFrameIn, isStopIn } from './words.ts';

/** Shorter words have too many neighbours; longer ones are no words, and would be compared with each term of the book. */
const LETTERS = /^\p{L}{5,40}$/u;
/**
 * As many where no dictionary tells a slip from a word: of 60 foreign questions on XQuAD in Arabic 50 find something with five, 44 with
 * six, 36 without all this; in Russian 43, 38, 36.
 */
const LETTERS_UNLISTED = 6;

/**
 * A question in the book's spelling: a word that neither the book nor its language's dictionary has is put as the commonest word of the
 * book with the same first letter that is one slip away. Four of five misspelled words are one slip from the right one (Damerau 1964).
 * @param packs in which the question's words are looked up
 */
export const inTheBooksSpelling = (text: string, index: BookIndex, packs: readonly LanguagePack[]): string =>
  text.replace(WORD, (word) => {
    const lower = word.toLowerCase();
    if (!LETTERS.test(lower) || isStopIn(lower, packs) || isFrameIn(lower, packs)) return word;
    const [term, ...more] = termsOf(lower, index.language);
    if (term === undefined || more.length > 0 || index.postings.has(term)) return word;
    const { isWord } = packFor(index.language).words;
    if (isWord ? isWord(term) : lower.length < LETTERS_UNLISTED) return word;
    const near = nearest(term, index);
    return (near !== null && writtenAs(near, index)) || word;
  });

/** The commonest term of the book that begins alike and is one slip away; null where none is. */
function nearest(term: string, index: BookIndex): string | null {
  let best: string | null = null;
  let most = 0;
  for (const other of index.postings.keys()) {
    if (other[0] !== term[0] || !isOneSlip(term, other)) continue;
    const count = index.postings.get(other)?.passages.length ?? 0;
    if (count > most) [best, most] = [other, count];
  }
  return best;
}

/** Whether a letter too many, too few, exchanged for another or with its neighbour makes one of two terms the other. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1])
    [end, otherEnd] = [end - 1, otherEnd - 1];
  if (Math.max(end, otherEnd) - from <= 1) return true;
  const isPair = end - from === 2 && otherEnd - from === 2;
  return isPair && one[from] === other[from + 1] && one[from + 1] === other[from];
}

/** The first word of the book that has this term, as it is written there. */
function writtenAs(term: string, index: BookIndex): string | null {
  const [passage = -1] = index.postings.get(term)?.passages ?? [];
  const { first, last } = index.passages[passage] ?? { first: 0, last: -1 };
  for (let at = first; at <= last; at++)
    for (const [word] of (index.sentences[at]?.text ?? '').matchAll(WORD))
      if (termsOf(word, index.language)[0] === term) return word;
  return null;
}
