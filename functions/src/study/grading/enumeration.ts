/** Lists against lists: which things the book names that an answer does not, and which it adds. */
import { cutsOf } from './guesses.ts';
import { grammarOf } from './languages.ts';
import { pairWords, STANDS_FOR } from './meaning.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

type Words = readonly Token[];

export interface Compared {
  /** Things of the book's list that the answer does not name, and things that it names beside them. */
  missing: Words[];
  extra: Words[];
  /** How many things the book's list has. */
  of: number;
}

/** A list has at least so many items, each of at most so many content words; a student's may take more words each. */
const LIST = { items: 3, words: 2, own: 3 };

/** More other things than this share of the list hope that some are right. */
const MOST = 1;

/** The content words of each item, without those of the question. */
function itemsOf({ source, tokens, language }: ReadText, question: Words): Token[][] {
  const cut = new RegExp(cutsOf(language).items.source, 'giu');
  const ends = [...source.matchAll(cut)].map(({ index }) => index);
  const groups = Map.groupBy(tokens, ({ start }) => ends.filter((end) => end < start).length);
  return [...groups.values()]
    .map((words) => words.filter(({ weight, stem }) => weight > 0 && !question.some((asked) => asked.stem === stem)))
    .filter((words) => words.length > 0);
}

const literally = (wanted: Words, given: Words) =>
  wanted.some((word) => given.some((own) => !['none', 'opposite'].includes(relate(word, own))));
const nearly = (wanted: Words, given: Words) =>
  pairWords(wanted, given).some(({ agreement }) => agreement >= STANDS_FOR);

/** Pairs things of both lists, each with one of the other, and gives back what is left of both. */
function unpaired(wanted: readonly Words[], given: readonly Words[]): Pick<Compared, 'missing' | 'extra'> {
  let [missing, extra] = [[...wanted], [...given]];
  for (const agree of [literally, nearly])
    for (const words of missing) {
      const own = extra.find((item) => agree(words, item));
      if (!own) continue;
      missing = missing.filter((one) => one !== words);
      extra = extra.filter((one) => one !== own);
    }
  return { missing, extra };
}

/**
 * Compares two lists by what they name. Null where the reference is no list of short names, or the answer none.
 * @param known content words of the book's sentence: what it tells beside its list is no addition
 */
export function comparedLists(reference: ReadText, answer: ReadText, question: Words, known: Words): Compared | null {
  const wanted = itemsOf(reference, question);
  const given = itemsOf(answer, question);
  if (wanted.length < LIST.items || wanted.some((words) => words.length > LIST.words)) return null;
  if (given.length < 2 || given.some((words) => words.length > LIST.own)) return null;
  const { missing, extra } = unpaired(wanted, given);
  const isChoice = answer.tokens.some(({ text }) => grammarOf(answer.language).or.has(text));
  if (isChoice || missing.length === wanted.length || extra.length > MOST * wanted.length) return null;
  return { missing, extra: extra.filter((own) => !literally(own, known)), of: wanted.length };
}
