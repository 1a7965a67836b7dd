/** Whether an answer is about what was asked at all, in whatever words. */
import { packFor } from '../../language/packs/index.ts';
import { grammarOf } from './languages.ts';
import { agreementOf } from './meaning.ts';
import type { ReadText, Token } from './text.ts';
import { kinship } from './wordnet.ts';

type Words = readonly Token[];

/** So many words beside the question's and those of any lesson may be about nothing. */
const BESIDE = 1;

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

/**
 * "Osmosis is an important term that the book explains in detail": beside the question's words there are only those that fit any
 * question of any book, and nothing of what is claimed.
 */
export function isEmptyTalk({ content, language }: ReadText, question: Words, claimed: Words): boolean {
  const { frame } = packFor(language === 'und' ? 'en' : language).words;
  const { general } = grammarOf(language);
  const own = content.filter(({ weight, stem }) => weight > 0 && !question.some((word) => word.stem === stem));
  const telling = own.filter(({ weight, text }) => weight >= 1 && !frame.has(text) && !general.has(text));
  const framed = own.some(({ text }) => frame.has(text));
  return framed && telling.length <= BESIDE && !telling.some((word) => claimed.some((other) => meets(word, other)));
}
