/** What the fitted marker looks at when it asks whether words of an answer say a point. */
import { packFor } from '../../language/packs/index.ts';
import type { Rubric } from '../engine.ts';
import { alignWords, dice, trigrams } from './align.ts';
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

/** Prepares a point for comparison: which of its words, and of the whole it belongs to, the question gives away. */
export function pointContext(
  point: ReadText,
  question: ReadText,
  {
    whole,
    alternatives,
    kind,
    book = [],
  }: Pick<PointContext, 'whole' | 'alternatives' | 'kind'> & Partial<Pick<PointContext, 'book'>>,
): PointContext {
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
const heft = (word: Token) => (word.kind === 'number' ? 1 : word.weight * Math.min(1.5, 0.5 + word.text.length / 10));

const total = (words: readonly Token[], share: (index: number) => number) =>
  words.reduce((sum, word, index) => sum + heft(word) * share(index), 0);
const ratio = (part: number, whole: number, otherwise: number) => (whole > 0 ? part / whole : otherwise);

/** Longest common subsequence of stems, grammar included, as a share of `point`; 0 to 1. */
export function inOrder(point: readonly Token[], words: readonly Token[]): number {
  // Stems by number: this is most of what a long answer costs.
  const numbers = new Map<string, number>();
  const own = point.map(({ stem }) => {
    if (!numbers.has(stem)) numbers.set(stem, numbers.size);
    return numbers.get(stem);
  });
  const others = Int32Array.from(words, ({ stem }) => numbers.get(stem) ?? -1);
  const row = new Int32Array(words.length + 1);
  for (const a of own) {
    // What stood before this place in the row above.
    let before = 0;
    for (let j = 0; j < others.length; j++) {
      const above = row[j + 1] ?? 0;
      row[j + 1] = a === others[j] ? before + 1 : Math.max(above, row[j] ?? 0);
      before = above;
    }
  }
  return ratio(row[words.length] ?? 0, point.length, 0);
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

/** Features of `stretch`, some consecutive words of an answer, against a point. */
export function featuresOf(context: PointContext, stretch: readonly Token[], { order, denial }: WholeAnswer): number[] {
  const { point, asked } = context;
  const words = point.content;
  const said = stretch.filter((word) => word.weight > 0);
  const matches = alignWords(words, said);
  const credit = (index: number) => matches[index]?.credit ?? 0;
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
 * to an outline makes several points: one of them is said in one sentence, or in two of which the second opens with a pronoun.
 */
export function stretchesOf(answer: ReadText, kind: Rubric['kind']): Token[][] {
  const sentences = [...Map.groupBy(answer.tokens, (token) => token.sentence).values()];
  if (sentences.length < 2) return [answer.tokens];
  const pairs = sentences.slice(1).map((sentence, index) => [...(sentences[index] ?? []), ...sentence]);
  if (kind === 'reference') return [answer.tokens, ...sentences, ...(sentences.length > 2 ? pairs : [])];
  const { pronouns } = packFor(answer.language === 'und' ? 'en' : answer.language).words;
  const goesOn = (index: number) => sentences[index + 1]?.slice(0, 2).some(({ text }) => pronouns.includes(text));
  return [...sentences, ...pairs.filter((_, index) => goesOn(index))];
}

/**
 * Each clause and each sentence of an answer, shortest first. Of those that read alike the first and the last are enough: what
 * is said fifty times between them is neither truer nor in another place.
 */
export function statementsOf(answer: ReadText): Token[][] {
  const clauses = Map.groupBy(answer.tokens, (token) => token.clause).values();
  const sentences = Map.groupBy(answer.tokens, (token) => token.sentence).values();
  const all = [...clauses, ...sentences];
  const names = all.map(readingOf);
  const [first, last] = [new Map<string, number>(), new Map(names.map((name, at) => [name, at]))];
  for (const [at, name] of names.entries()) if (!first.has(name)) first.set(name, at);
  return all.filter((_, at) => first.get(names[at] ?? '') === at || last.get(names[at] ?? '') === at);
}

/** All that a statement is compared by, apart from where it stands. */
function readingOf(words: readonly Token[]): string {
  const from = words[0]?.clause ?? 0;
  return JSON.stringify(
    words.map(({ start: _start, end: _end, sentence: _sentence, clause, ...read }) => [
      clause - from,
      ...Object.values(read),
    ]),
  );
}
