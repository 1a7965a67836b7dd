/** Whether a book has an answer to a question at all, in any language. */
import { idf } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { PackCode } from '../../../language/codes.ts';
import { type AskedFor, RANK_FEATURES } from '../../find/features.ts';
import model from '../../find/model.json' with { type: 'json' };
import type { Ranked } from '../../find/rank.ts';

/** What tells a question the book answers from one it doesn't; names in the order of the values. */
export const DECISION_FEATURES = [
  'unknownShare',
  'surprise',
  'terms',
  'rarest',
  'strength',
  'focus',
  'held',
  'cover',
  'alike',
  'around',
  'names',
  'window',
  'pairs',
  'mostCover',
  'sure',
  'sort',
  'subjectNamed',
  'subjectDefined',
] as const;

/** What else was found about a question. */
export interface Evidence {
  /** BM25 score of the best passage for each unit of the question's weight. */
  strength: number;
  /** Share of the best passages' scores that stand near the very best. */
  focus: number;
  /** Share of the question's terms that the best five sentences in a row hold. */
  held: number;
  /** How many sentences name the subject of "What is X?", and whether one of them reads as its definition. */
  named: number;
  defined: boolean;
}

const MOST_NAMED = 5;

/** More surprise than this tells nothing new. */
const MOST_SURPRISE = 12;
const surprises = new WeakMap<BookIndex, number>();

/**
 * How much a word that the book does not know tells against it: -log of the chance that a further word of such a book would be
 * new, which is the share of its words that stand in it once (Good 1953). Much in a long book, little in a short one or where
 * words have many forms.
 */
function surpriseOf(index: BookIndex): number {
  let known = surprises.get(index);
  if (known === undefined) {
    const words = index.lengths.reduce((sum, length) => sum + length, 1);
    known = Math.max(0, -Math.log((index.once + 1) / words));
    surprises.set(index, known);
  }
  return known;
}

const placeOf = (name: (typeof RANK_FEATURES)[number]): number => RANK_FEATURES.indexOf(name);
const [COVER, ALIKE, BEFORE, AFTER, PARAGRAPH, NAMES, WINDOW, PAIRS] = [
  placeOf('cover'),
  placeOf('alike'),
  placeOf('before'),
  placeOf('after'),
  placeOf('paragraph'),
  placeOf('names'),
  placeOf('window'),
  placeOf('pairs'),
];
const SORTS = [placeOf('number'), placeOf('year'), placeOf('name'), placeOf('shown')];

/** The features of a question that the best of the ranked sentences would answer. */
export function decisionFeatures(
  asked: AskedFor,
  ranked: readonly Ranked[],
  evidence: Evidence,
  index: BookIndex,
): number[] {
  const terms = [...asked.weights];
  const whole = terms.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const unknown = terms.filter(([term]) => !index.postings.has(term));
  const strange = unknown.reduce((sum, [, weight]) => sum + weight, 0);
  const unknownShare = strange / whole;
  const rarest = idf(index.passages.length, 0);
  /** Shares of the ranker are of what the book knows; here what it does not know counts as missing. */
  const known = 1 - unknownShare;
  const [best] = ranked;
  const of = (place: number) => best?.features[place] ?? 0;
  const top = best?.score ?? 0;
  const sure = 1 / (ranked.reduce((sum, { score }) => sum + Math.exp(score - top), 0) || 1);
  return [
    unknownShare,
    Math.min(MOST_SURPRISE, (strange / rarest) * surpriseOf(index)) / MOST_SURPRISE,
    Math.log(1 + terms.length) / 3,
    Math.max(0, ...terms.map(([, value]) => value)) / rarest,
    evidence.strength,
    evidence.focus,
    evidence.held,
    known * of(COVER),
    known * of(ALIKE),
    known * Math.min(1, of(COVER) + of(ALIKE) + Math.max(of(BEFORE) + of(AFTER), of(PARAGRAPH))),
    of(NAMES),
    of(WINDOW),
    Math.max(0, ...ranked.map(({ features }) => features[PAIRS] ?? 0)),
    known * Math.max(0, ...ranked.map(({ features }) => features[COVER] ?? 0)),
    sure,
    Math.max(...SORTS.map(of)),
    Math.min(evidence.named, MOST_NAMED) / MOST_NAMED,
    Number(evidence.defined),
  ];
}

const weights: Readonly<Record<string, number>> = model.answerable.weights;
const WEIGHTS = DECISION_FEATURES.map((name) => weights[name] ?? 0);

const floors: Readonly<Record<string, number>> = model.answerable.floors;

/**
 * Log-odds that the book answers, less what an answer must have in its language (`floors`, else `floor`); below 0 nothing is said.
 */
export const answerable = (features: readonly number[], language: PackCode): number =>
  features.reduce(
    (sum, value, at) => sum + value * (WEIGHTS[at] ?? 0),
    model.answerable.bias - (floors[language] ?? model.answerable.floor),
  );
