/** Words of a question that the book spells otherwise: "tecnology" where it has "technology". */
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf, WORD } from '../../book/search/terms.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packFor } from '../../language/packs/index.ts';
import { byPart } from './forms.ts';
import { isFrameIn, isFrameTerm, isStopIn, isStopTerm } from './words.ts';

/** Shorter stems have too many neighbours; longer ones are of no words. */
const STEM = /^\p{L}{5,40}$/u;
/**
 * So long where no dictionary tells a slip from a word: of 60 foreign questions on XQuAD in Arabic 50 find something where words of five
 * letters are read otherwise, 38 with stems of six, 36 without all this; in Russian 43, 37, 36.
 */
const LETTERS_UNLISTED = 6;
/** A question of more such words is in another language, or none; each is compared with the terms that begin alike. */
const MOST = 5;

/** A word that was asked, and the word of the book that it is read as. */
export interface Respelled {
  asked: string;
  read: string;
}

/**
 * A question in the book's spelling: a word that neither the book nor its language's dictionary has is put as the commonest word of the
 * book with the same first letter that is one slip away. Four of five misspelled words are one slip from the right one (Damerau 1964);
 * but a name or a term of another subject may be one slip away too, so what is found by it is never told as sure.
 * @param packs in which the question's words are looked up
 */
export function inTheBooksSpelling(
  text: string,
  index: BookIndex,
  packs: readonly LanguagePack[],
): { text: string; respelled: Respelled[] } {
  const respelled: Respelled[] = [];
  let unknown = 0;
  const read = text.replace(WORD, (asked) => {
    const lower = asked.toLowerCase();
    if (isStopIn(lower, packs) || isFrameIn(lower, packs)) return asked;
    const [term = '', ...more] = termsOf(lower, index.language);
    if (more.length > 0 || !STEM.test(term) || index.postings.has(term)) return asked;
    const { isWord } = packFor(index.language).words;
    if (isWord ? isWord(term) : term.length < LETTERS_UNLISTED) return asked;
    unknown++;
    const near = unknown <= MOST ? nearest(term, index) : null;
    const word = near === null ? null : writtenAs(near, index);
    if (word === null) return asked;
    respelled.push({ asked, read: word });
    return word;
  });
  return unknown > MOST ? { text, respelled: [] } : { text: read, respelled };
}

/** The commonest term of the book that begins alike and is one slip away; null where none is. */
function nearest(term: string, index: BookIndex): string | null {
  let best: string | null = null;
  let most = 0;
  for (const other of startingAs(term, index)) {
    if (!STEM.test(other) || !isOneSlip(term, other)) continue;
    if (isStopTerm(other, index.language) || isFrameTerm(other, index.language)) continue;
    const count = index.postings.get(other)?.passages.length ?? 0;
    if (count > most) [best, most] = [other, count];
  }
  return best;
}

const startingAs = byPart(1, (term) => term.slice(0, 1));

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
