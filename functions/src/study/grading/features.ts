/** What the fitted marker looks at when it asks whether words of an answer say a point. */
import type { Rubric } from '../engine.ts';
import { alignWords, dice, type Match, trigrams } from './align.ts';
import { grammarOf } from './languages.ts';
import { agreementOf } from './meaning.ts';
import { goesOn } from './outline-keys.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

/** Everything about a point that does not depend on the answer. */
export interface PointContext {
  point: ReadText;
  /** For each content word of the point, whether the question already holds it. */
  asked: boolean[];
  /** The whole reference answer, or outline entry, that the point belongs to, and which of its words the question holds. */
  whole: ReadText;
  wholeAsked: boolean[];
  /** What the point is drawn from: an answer to a reference is one statement, to an outline it makes several points. */
  kind: Rubric['kind'];
  /** How many reference answers the rubric accepts: with more of them to choose from, chance agreement is closer. */
  alternatives: number;
  /** Content words of the book's sentences that the question rests on; empty where none are known. */
  book: readonly Token[];
}

const holds = (words: readonly Token[], word: Token) =>
  words.some((other) => {
    const relation = relate(word, other);
    return relation === 'same' || relation === 'slip';
  });

/** What is left of the weight of words that only give examples. */
const EXAMPLE = 0.3;
/** A word of a half or more is none of an example. */
export const isExample = (weight: number) => weight <= EXAMPLE;

/** The text with its examples made light: "ties that bind people, such as kinship" is said without kinship. */
function withoutExamples(text: ReadText): ReadText {
  const openers = grammarOf(text.language).examples.map((words) => words.split(' '));
  // As written: a phrase may have become one word ("such as").
  const written = ({ start, end }: Token) => text.source.slice(start, end).toLowerCase();
  const opens = (at: number) =>
    openers.some((words) => {
      const first = text.tokens[at];
      return (
        (first && written(first) === words.join(' ')) || words.every((word, i) => text.tokens[at + i]?.text === word)
      );
    });
  const from = text.tokens.findIndex((_, at) => at > 0 && opens(at));
  if (from < 0) return text;
  const { sentence } = text.tokens[from] ?? { sentence: -1 };
  const tokens = text.tokens.map((word, at) =>
    at >= from && word.sentence === sentence ? { ...word, weight: EXAMPLE * word.weight } : word,
  );
  return { ...text, tokens, content: tokens.filter(({ weight }) => weight > 0) };
}

/**
 * A number or key in brackets of its own, behind a space and at the end of a clause, points to a source: "(2)", "[7]", "[McC97]",
 * "(see 3.2)". What has several numbers may be an interval or a point, and what touches a word an index.
 */
const CITATION =
  /(?<=\S\s)(?:\((?:\p{L}{2,4}\.? )?\d{1,3}(?:\.\d{1,3})*\)|\[(?:\p{Lu}[\p{L}+]*\d{2,4}|\d{1,3})\])(?=\s*(?:[.,;]|$))/gu;

/** The text without its references to sources, which no answer has to repeat. */
function withoutCitations(text: ReadText): ReadText {
  const spans = [...text.source.matchAll(CITATION)].map(({ 0: all, index }) => [index, index + all.length] as const);
  if (spans.length === 0) return text;
  const tokens = text.tokens.filter(({ start }) => !spans.some(([from, to]) => start >= from && start < to));
  return tokens.length > 0 ? { ...text, tokens, content: tokens.filter(({ weight }) => weight > 0) } : text;
}

/** A name with what it is called with in brackets, as code is written: "svd(M)". */
const CALL = /(?<=[\p{L}\d])\(([^()]{1,40})\)/gu;
/** What a call is given is named by a letter or two. */
const LETTERS = 2;

/**
 * The text with the letters made light that stand for what a function is given, and the word before its name that opens the
 * text ("the function"): whoever tells what it does needs none of them.
 */
function withoutArguments(text: ReadText): ReadText {
  const calls = [...text.source.matchAll(CALL)];
  const names = new Set(calls.flatMap(([, inside = '']) => inside.toLowerCase().match(/[\p{L}\d]+/gu) ?? []));
  const isLetter = ({ text: name }: Token) => name.length <= LETTERS && names.has(name);
  const [first, second] = text.content;
  const opens = first && second && calls.some(({ index }) => second.end === index) ? first : null;
  const isLight = (word: Token) => isLetter(word) || word === opens;
  if (!text.tokens.some(isLight)) return text;
  const tokens = text.tokens.map((word) => (isLight(word) ? { ...word, weight: EXAMPLE * word.weight } : word));
  return { ...text, tokens, content: tokens.filter(({ weight }) => weight > 0) };
}

/** Prepares a point for comparison: which of its words, and of the whole it belongs to, the question gives away. */
export function pointContext(
  given: ReadText,
  question: ReadText,
  {
    whole: all,
    alternatives,
    kind,
    book = [],
  }: Pick<PointContext, 'whole' | 'alternatives' | 'kind'> & Partial<Pick<PointContext, 'book'>>,
): PointContext {
  const [point, whole] = [given, all].map((text) => withoutArguments(withoutExamples(withoutCitations(text)))) as [
    ReadText,
    ReadText,
  ];
  const askedOf = (text: ReadText) => text.content.map((word) => holds(question.content, word));
  return { point, asked: askedOf(point), whole, wholeAsked: askedOf(whole), alternatives, kind, book };
}

/**
 * By name in `model.json`. `recall`: the point's words that the question does not give away, by `heft`; `wording`: Dice
 * coefficient of the character trigrams of content words; `order`: longest common subsequence of the whole reference and the
 * whole answer as a share of the reference; `conflict`: 1 if any matched word is denied on one side only or met by its
 * opposite; `missing`: how many full content words of `recall` are not said; `denial`: 1 if the whole reference and the
 * whole answer both deny something. All but `missing` are 0 to 1.
 */
export const FEATURES = ['recall', 'wording', 'order', 'conflict', 'missing', 'denial'] as const;

/** How much a word says: its lexical weight, more for longer words, since short ones are common. Numbers say one. */
export const heft = (word: Token) =>
  word.kind === 'number' ? 1 : word.weight * Math.min(1.5, 0.5 + word.text.length / 10);

const total = (words: readonly Token[], share: (index: number) => number) =>
  words.reduce((sum, word, index) => sum + heft(word) * share(index), 0);
const ratio = (part: number, whole: number, otherwise: number) => (whole > 0 ? part / whole : otherwise);

/** Longest common subsequence of stems, grammar included, as a share of `point`; 0 to 1. */
export function inOrder(point: readonly Token[], words: readonly Token[]): number {
  let last = new Array<number>(words.length + 1).fill(0);
  for (const a of point) {
    const row = [0];
    for (const [j, b] of words.entries())
      row.push(a.stem === b.stem ? (last[j] ?? 0) + 1 : Math.max(last[j + 1] ?? 0, row[j] ?? 0));
    last = row;
  }
  return ratio(last[words.length] ?? 0, point.length, 0);
}

/** What `featuresOf` needs to know of the whole answer. */
export interface WholeAnswer {
  order: number;
  denial: number;
}

const denies = (words: readonly Token[]) => words.some((word) => word.negator);

/** The whole answer beside the whole reference. */
export const wholeAnswer = ({ whole }: PointContext, answer: ReadText): WholeAnswer => ({
  order: inOrder(whole.tokens, answer.tokens),
  denial: denies(whole.tokens) && denies(answer.tokens) ? 1 : 0,
});

/** So much of its nearness to a word that is said does a word of the same point have that is not: "ties" tell of "bind". */
export const IMPLIED = 0.7;
/** From this credit on a word is said. */
const SAID = 0.8;
/** For each word of the point, how far others of its words that are said imply it, 0 to 1. What the question says implies nothing. */
function impliedBy(words: readonly Token[], matches: readonly Match[], asked: readonly boolean[]): number[] {
  const said = words.filter((_, i) => !asked[i] && (matches[i]?.credit ?? 0) >= SAID);
  return words.map((word, i) => {
    if ((matches[i]?.credit ?? 0) > 0) return 0;
    return IMPLIED * Math.max(0, ...said.map((other) => agreementOf(word, other)));
  });
}

/** Features of `stretch`, some consecutive words of an answer, against a point. */
export function featuresOf(context: PointContext, stretch: readonly Token[], { order, denial }: WholeAnswer): number[] {
  const { point, asked } = context;
  const words = point.content;
  const said = stretch.filter((word) => word.weight > 0);
  const matches = alignWords(words, said);
  const implied = impliedBy(words, matches, asked);
  const credit = (index: number) => Math.max(matches[index]?.credit ?? 0, implied[index] ?? 0);
  const isNew = (index: number) => (asked[index] ? 0 : 1);
  const recallAll = ratio(
    total(words, credit),
    total(words, () => 1),
    0,
  );
  const recall = ratio(
    total(words, (i) => isNew(i) * credit(i)),
    total(words, isNew),
    recallAll,
  );
  const conflict = matches.some((match) => match.conflict) ? 1 : 0;
  const missing = words.reduce((sum, word, i) => sum + (word.weight >= 1 ? isNew(i) * (1 - credit(i)) : 0), 0);
  return [recall, dice(trigrams(words), trigrams(said)), order, conflict, missing, denial];
}

/**
 * The stretches of an answer that may say a point: each sentence, each two that follow one another, and all of it. An answer
 * to an outline makes several points: one of them is said in one sentence, or in two of which the second goes on about the
 * first's subject.
 */
export function stretchesOf(answer: ReadText, kind: Rubric['kind']): Token[][] {
  const sentences = [...Map.groupBy(answer.tokens, (token) => token.sentence).values()];
  if (sentences.length < 2) return [answer.tokens];
  if (kind === 'outline') return [...sentences, ...continuedIn(answer, sentences)];
  const pairs = sentences.slice(1).map((sentence, index) => [...(sentences[index] ?? []), ...sentence]);
  return [answer.tokens, ...sentences, ...(sentences.length > 2 ? pairs : [])];
}

const continuedIn = (answer: ReadText, sentences: readonly Token[][]): Token[][] =>
  sentences.slice(1).flatMap((sentence, index) => {
    const before = sentences[index] ?? [];
    const next = sentence[0]?.sentence === (before[0]?.sentence ?? 0) + 1;
    return next && goesOn(before, sentence, answer) ? [[...before, ...sentence]] : [];
  });

/** Each clause and each sentence of an answer, shortest first. */
export function statementsOf(answer: ReadText): Token[][] {
  const clauses = Map.groupBy(answer.tokens, (token) => token.clause).values();
  const sentences = Map.groupBy(answer.tokens, (token) => token.sentence).values();
  return [...clauses, ...sentences];
}
