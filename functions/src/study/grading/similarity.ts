/** How far one word of an answer can stand for one word of a point. */

import { isListed } from '../../language/packs/en/wordnet.ts';
import { amountIn } from './languages.ts';
import { areOpposites, areSynonyms } from './lexicon.ts';
import { sameQuantity } from './quantities.ts';
import { within } from './spelling.ts';
import type { Token } from './text.ts';

export type Relation = 'same' | 'slip' | 'synonym' | 'opposite' | 'none';

/** Words of a text, those that compare alike taken together. */
export interface Likes {
  /** For each word the number of its class. */
  classes: number[];
  /** The first word of each class, and where it stands. */
  firsts: { word: Token; at: number }[];
}

const sameAmount = (a: Token['quantity'], b: Token['quantity']) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.value === b.value &&
    a.dimension === b.dimension &&
    a.written === b.written &&
    a.grouped === b.grouped &&
    a.parted === b.parted);

/** Whether two words of one text relate to any other word alike, and are denied alike. */
const compareAlike = (a: Token, b: Token) =>
  a.stem === b.stem && a.kind === b.kind && a.denied === b.denied && sameAmount(a.quantity, b.quantity);

/** Takes words together that compare alike, so that an answer that says little over and over costs little. */
export function likesOf(words: readonly Token[]): Likes {
  const firsts: Likes['firsts'] = [];
  const byText = new Map<string, number[]>();
  const classes = words.map((word, at) => {
    const known = byText.get(word.text) ?? [];
    const found = known.find((one) => {
      const first = firsts[one];
      return first !== undefined && compareAlike(first.word, word);
    });
    if (found !== undefined) return found;
    byText.set(word.text, [...known, firsts.length]);
    return firsts.push({ word, at }) - 1;
  });
  return { classes, firsts };
}

/** Words at least this long may hold one spelling slip, and at least `LONG` two. */
const SHORT = 4;
const LONG = 8;

/** How `b`, a word of an answer, relates to `a`, a word of a point. Symmetric. */
export function relate(a: Token, b: Token): Relation {
  if (a.kind === 'number' || b.kind === 'number') {
    if (holdsNumber(a, b) || holdsNumber(b, a)) return 'synonym';
    return a.quantity && b.quantity && sameQuantity(a.quantity, b.quantity) ? 'same' : 'none';
  }
  if (a.stem === b.stem) return 'same';
  if (a.kind === 'gram' || b.kind === 'gram') return 'none';
  if (areOpposites(a.stem, b.stem)) return 'opposite';
  // Two words of the language are no slip of one another: "mitosis" for "meiosis".
  const known = isListed(a.stem) && isListed(b.stem);
  if (!known && (isSlip(a.text, b.text) || isSlip(a.stem, b.stem))) return 'slip';
  return areSynonyms(a.stem, b.stem) ? 'synonym' : 'none';
}

/** "Couple" for "two". */
const holdsNumber = (noun: Token, number: Token) =>
  noun.kind === 'word' &&
  number.quantity !== null &&
  number.quantity.dimension === null &&
  amountIn(noun.stem) === number.quantity.value;

function isSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (/\d/u.test(a + b)) return false;
  if (shorter < SHORT || Math.abs(a.length - b.length) > 2 || a[0] !== b[0]) return false;
  return within(a, b, shorter >= LONG ? 2 : 1);
}
