/** What a sentence tells that the question does not: a number, a year, a name. */
import { digitOf } from '../../../book/numerals.ts';

/** What is new in a sentence. */
export interface Fresh {
  number: boolean;
  year: boolean;
  /** A word with a capital that does not open the sentence. */
  name: boolean;
  /** It tells a number in words, or may do: no digit stands in it. */
  countWord: boolean;
  /** Its script has capitals, so that a sentence without one has no name. */
  cased: boolean;
}

const NUMBER = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
const YEAR = /^(?:1\d{3}|20\d\d)$/;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;
/** Who said it and when, in brackets: no year and no name that the sentence itself tells. */
const CITATION = /\([^()]*\p{L}[^()]*,?\s(?:1[5-9]|20)\d\d[a-z]?\b[^()]*\)/gu;

const plain = (number: string): string => number.replace(/\p{Nd}/gu, digitOf);

/** Tells what is new in a sentence to somebody who knows the question. */
export function freshIn(question: string): (sentence: string) => Fresh {
  const numbers = new Set([...question.matchAll(NUMBER)].map(([number]) => plain(number)));
  const words = new Set([...question.matchAll(WORD)].map(([word]) => word.toLowerCase()));
  return (sentence) => {
    const text = sentence.replace(CITATION, ' ');
    const fresh = [...text.matchAll(NUMBER)].map(([number]) => plain(number)).filter((number) => !numbers.has(number));
    const name = [...text.matchAll(WORD)].some(
      ([word], at) => at > 0 && /^\p{Lu}/u.test(word) && !words.has(word.toLowerCase()),
    );
    return {
      number: fresh.length > 0,
      year: fresh.some((number) => YEAR.test(number)),
      name,
      countWord: fresh.length === 0,
      cased: /\p{Ll}/u.test(text),
    };
  };
}
