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

/** A list has at least so many items, fewer where the question asks for several things, each of at most so many content words and so much grammar; a student's may take more words each. */
const LIST = { items: 3, asked: 2, words: 2, own: 3, grammar: 1 };

/** More other things than this share of the list hope that some are right. */
const MOST = 1;

/** The words of each item: without those of the question, and how many of its words are grammar. */
function itemsOf({ source, tokens, language }: ReadText, question: Words): { words: Token[]; grammar: number }[] {
  const { and } = grammarOf(language);
  const cut = new RegExp(cutsOf(language).items.source, 'giu');
  const ends = [...source.matchAll(cut)].map(({ index }) => index);
  const groups = Map.groupBy(tokens, ({ start }) => ends.filter((end) => end < start).length);
  return [...groups.values()]
    .map((all) => ({
      words: all.filter(({ weight, stem }) => weight > 0 && !question.some((asked) => asked.stem === stem)),
      grammar: all.filter(({ weight, text }) => weight === 0 && !and.has(text)).length,
    }))
    .filter(({ words }) => words.length > 0);
}

/** How many words are written: ".orig.tar.gz" is one. */
const written = (words: Words) => words.filter(({ start }, at) => start > (words[at - 1]?.end ?? -2) + 1).length;

const isChoice = ({ tokens, language }: ReadText) => tokens.some(({ text }) => grammarOf(language).or.has(text));

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
export function comparedLists(
  reference: ReadText,
  answer: ReadText,
  { content: question, source: asked }: ReadText,
  known: Words,
): Compared | null {
  const items = itemsOf(reference, question);
  const [wanted, given] = [items, itemsOf(answer, question)].map((all) => all.map(({ words }) => words)) as [
    Token[][],
    Token[][],
  ];
  // A statement may hold commas and "or" as well: its parts are no bare names.
  const stated = isChoice(reference) || items.some(({ grammar }) => grammar > LIST.grammar);
  const least = grammarOf(reference.language).wantsSeveral.test(asked) ? LIST.asked : LIST.items;
  if (stated || wanted.length < least || wanted.some((words) => written(words) > LIST.words)) return null;
  if (given.length < 2 || given.some((words) => written(words) > LIST.own)) return null;
  const { missing, extra } = unpaired(wanted, given);
  if (isChoice(answer) || missing.length === wanted.length || extra.length > MOST * wanted.length) return null;
  return { missing, extra: extra.filter((own) => !literally(own, known)), of: wanted.length };
}
