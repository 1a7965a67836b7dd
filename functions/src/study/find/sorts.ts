/** What a sentence tells that the question does not: a number, a year, a name. */
import { digitOf } from '../../book/numerals.ts';

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
const CITATION = /\([^()]{0,120}\p{L}[^()]{0,120},?\s(?:1[5-9]|20)\d\d[a-z]?\b[^()]{0,120}\)/gu;

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

/** What a question asks for: its kind, and whether a text has the signs of that, where anything shows it. */
interface Sought {
  kind: string;
  shows?: ((text: string) => boolean) | undefined;
}

/** The features that tell whether a sentence has something of the sort that is asked for; `fits` where it has. */
export function sortOf(asked: Sought, has: Fresh, text: string): { values: number[]; fits: boolean } {
  const { kind } = asked;
  const sign = asked.shows?.(text) ?? false;
  const wants = {
    number: kind === 'number',
    year: kind === 'time',
    name: kind === 'person' || kind === 'place',
    sign: asked.shows !== undefined && !['number', 'time', 'person', 'place'].includes(kind),
  };
  const got = {
    number: wants.number && (has.number || (sign && has.countWord)),
    year: wants.year && (has.year || has.number),
    name: wants.name && has.name,
    sign: wants.sign && sign,
  };
  const open = !wants.number && !wants.year && !wants.name;
  return {
    values: [
      Number(got.number),
      Number(wants.year && has.year),
      Number(got.name),
      Number(got.sign),
      Number(wants.number && !got.number),
      Number(wants.year && !got.year),
      Number(wants.name && has.cased && !got.name),
      Number(wants.sign && !got.sign),
      Number(open && has.number),
      Number(open && has.name),
    ],
    fits: got.number || got.year || got.name || got.sign,
  };
}
