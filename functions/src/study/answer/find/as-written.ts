/**
 * What a question names in more than one piece, and a sentence may have a piece of: a person ("Ian Murdock", and not Ian Jackson),
 * a number ("Debian 3.0", and not "3 DVDs"). As search terms the pieces are found one by one.
 */
import type { BookIndex } from '../../../book/search/build.ts';
import type { Ranked } from '../../find/rank.ts';

/** Log-odds for a sentence whose paragraph has the number behind the same word, or by itself; against one with another number, … */
const NUMBERED = 1.5;
const ONLY_NUMBER = 0.5;
/** … and against one that names somebody else who shares a name. */
const NAMESAKE = 1.5;

const NUMBER = /(?<![\p{L}\p{Nd}.,])\p{Nd}+(?:[.,]\p{Nd}+)+(?![\p{L}\p{Nd}])/gu;
const AFTER_WORD = /\p{L}+ \p{Nd}+(?:[.,]\p{Nd}+)+(?![\p{L}\p{Nd}])/gu;
const NAME = /(?<=\S\s+)\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Lu}\.\s?)*\p{Lu}[\p{L}'’-]+)+/gu;
const WORD = /\p{L}[\p{L}'’-]*/gu;

const ownWord = (word: string): string => word.replace(/['’]s?$/u, '');

/** The sentences in a new order: those of the number and the person that the question names before those of another. */
export function byWriting(text: string, ranked: Ranked[], index: BookIndex): Ranked[] {
  const numbers = numbersIn(text);
  const people = (text.match(NAME) ?? []).map((name) => (name.match(WORD) ?? []).map(ownWord));
  if (numbers.length === 0 && people.length === 0) return ranked;
  const worth = (at: number) => ofNumbers(numbers, at, index) - (namesake(people, at, index) ? NAMESAKE : 0);
  return ranked
    .map((one) => ({ ...one, score: one.score + worth(one.at) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}

/** A number of the question, with the word before it where it has one. */
interface Numbered {
  number: string;
  named: string;
}

function numbersIn(text: string): Numbered[] {
  const named = new Map((text.match(AFTER_WORD) ?? []).map((one) => [one.slice(one.lastIndexOf(' ') + 1), one]));
  return (text.match(NUMBER) ?? []).map((number) => ({ number, named: named.get(number) ?? number }));
}

function ofNumbers(numbers: readonly Numbered[], at: number, index: BookIndex): number {
  if (numbers.length === 0) return 0;
  const own = index.sentences[at]?.text ?? '';
  const text = `${paragraphOf(at, index)} ${own}`;
  const found: readonly string[] = text.match(NUMBER) ?? [];
  const [held] = numbers.filter(({ number }) => found.includes(number));
  if (held) return text.includes(held.named) ? NUMBERED : ONLY_NUMBER;
  return (own.match(NUMBER) ?? []).length > 0 ? -NUMBERED : 0;
}

/** The text of a sentence's paragraph up to the sentence: what that opens with, it tells of. */
function paragraphOf(at: number, index: BookIndex): string {
  const { paragraph } = index.sentences[at] ?? {};
  let first = at;
  while (first > 0 && index.sentences[first - 1]?.paragraph === paragraph) first--;
  return index.sentences
    .slice(first, at)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether a sentence shares one of a person's names and has another in place of the last. */
function namesake(people: readonly (readonly string[])[], at: number, index: BookIndex): boolean {
  const text = index.sentences[at]?.text ?? '';
  const words = (text.match(WORD) ?? []).map(ownWord);
  return people.some((names) => {
    const last = names.at(-1);
    if (last === undefined || words.includes(last)) return false;
    return words.some((word, place) => names.includes(word) && /^\p{Lu}/u.test(words[place + 1] ?? ''));
  });
}
