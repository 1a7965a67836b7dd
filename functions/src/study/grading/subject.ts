/** Whether an answer is about what was asked at all, in whatever words. */
import { agreementOf } from './meaning.ts';
import type { Token } from './text.ts';
import { kinship } from './wordnet.ts';

type Words = readonly Token[];

/**
 * Below this kinship two words are of different worlds. Of 60 paraphrases with hardly a shared word 8 have no word above it, of
 * 900 everyday sentences about other things 851.
 */
const OF_ONE_WORLD = 0.1;
/** The beginning that two words of a language without near words share, or the part of a compound. */
const PART = 5;

const inside = ({ text }: Token, other: Token) => text.length >= PART && other.text.includes(text);
const meets = (one: Token, other: Token) =>
  one.stem === other.stem ||
  agreementOf(one, other) > 0 ||
  inside(one, other) ||
  inside(other, one) ||
  kinship(one.stem, other.stem) >= OF_ONE_WORLD;

/** No full word of the answer has anything to do with any of what is known: the claim, the question, the book's sentences. */
export function isOffSubject(answer: Words, known: Words): boolean {
  const given = answer.filter(({ weight }) => weight >= 1);
  return given.length > 0 && !given.some((word) => known.some((other) => meets(word, other)));
}
