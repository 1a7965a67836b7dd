/** Whether what was found answers a question: log-odds by what shows it in any language, fitted (`tools/fit/ranking.ts states`). */
import { idf } from '../../book/search/bm25.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { isDefinition } from './definitions.ts';
import { RANK_FEATURES } from './features.ts';
import model from './model.json' with { type: 'json' };
import type { Search } from './passages.ts';
import { dot, weightsFor } from './rank.ts';
import { MOSTLY_UNKNOWN } from './settings.ts';

/** What tells a question the book answers from one it doesn't; names in the order of the values. */
export const STATE_FEATURES = [
  'unknownShare',
  'topUnknown',
  'knownTerms',
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
  'written',
  'window',
  'pairs',
  'mostCover',
  'sure',
  'surePassage',
  'passageCover',
  'sort',
  'lacksSort',
  'subjectNamed',
  'subjectDefined',
  'isDefinition',
  'asksReason',
] as const;

const MOST_NAMED = 5;
/** More surprise than this tells nothing new. */
const MOST_SURPRISE = 12;
const surprises = new WeakMap<BookIndex, number>();

/**
 * How much a word that the book does not know tells against it: -log of the chance that a further word of such a book would be
 * new, which is the share of its words that occur in it once (Good 1953). Much in a long book, little in a short one or where
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

const at = (name: (typeof RANK_FEATURES)[number]): number => RANK_FEATURES.indexOf(name);
const SORTS = [at('number'), at('year'), at('name'), at('shown')];
const LACKS = [at('lacksNumber'), at('lacksYear'), at('lacksName'), at('lacksSign')];

/** The features of a search, in the order of `STATE_FEATURES`. */
export function stateFeatures({ question, retrieved, ranked, passages }: Search, index: BookIndex): number[] {
  const terms = [...question.weights];
  const whole = terms.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const strange = terms.reduce((sum, [term, weight]) => sum + (index.postings.has(term) ? 0 : weight), 0);
  const unknownShare = strange / whole;
  const [heaviest] = terms.toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const rarest = idf(index.passages.length, 0);
  /** Shares of the ranker are of what the book knows; here what it does not know counts as missing. */
  const known = 1 - unknownShare;
  const [best] = ranked;
  const [first] = passages;
  const of = (name: (typeof RANK_FEATURES)[number]) => best?.features[at(name)] ?? 0;
  const most = (name: (typeof RANK_FEATURES)[number]) =>
    Math.max(0, ...ranked.map(({ features }) => features[at(name)] ?? 0));
  return [
    unknownShare,
    Number(heaviest !== undefined && !index.postings.has(heaviest)),
    Math.log(1 + terms.filter(([term]) => index.postings.has(term)).length) / 3,
    Math.min(MOST_SURPRISE, (strange / rarest) * surpriseOf(index)) / MOST_SURPRISE,
    Math.log(1 + terms.length) / 3,
    Math.max(0, ...terms.map(([, value]) => value)) / rarest,
    retrieved.strength,
    retrieved.focus,
    retrieved.held,
    known * of('cover'),
    known * of('alike'),
    known * Math.min(1, of('cover') + of('alike') + Math.max(of('before') + of('after'), of('paragraph'))),
    of('names'),
    of('written'),
    of('window'),
    most('pairs'),
    known * most('cover'),
    best?.share ?? 0,
    first?.share ?? 0,
    first?.features[PASSAGE_COVER] ?? 0,
    Math.max(...SORTS.map((feature) => best?.features[feature] ?? 0)),
    Math.max(...LACKS.map((feature) => best?.features[feature] ?? 0)),
    Math.min(retrieved.mentions.length, MOST_NAMED) / MOST_NAMED,
    Number(retrieved.mentions.some(({ defines }) => defines)),
    Number(best?.mention !== undefined && isDefinition(best.mention, index)),
    Number(question.kind === 'reason'),
  ];
}
/** In `PASSAGE_FEATURES`. */
const PASSAGE_COVER = 2;

const ANSWERS = weightsFor(STATE_FEATURES, model.answers.weights);

export interface Odds {
  /** Log-odds that the passages shown hold the answer. */
  answers: number;
  features: readonly number[];
}

export function oddsOf(search: Search, index: BookIndex): Odds {
  const features = stateFeatures(search, index);
  return {
    answers: dot(features, ANSWERS) + model.answers.bias,
    features,
  };
}

export type State = 'passages' | 'may_help' | 'nothing';

/** What a student is told of the passages that were found. Thresholds: `model.json`, with what they give. */
export function stateOf({ answers, features }: Odds, { passages }: Pick<Search, 'passages'>): State {
  if (passages.length === 0 || answers < model.thresholds.nothing) return 'nothing';
  const isUnknown = (features[STATE_FEATURES.indexOf('unknownShare')] ?? 0) >= MOSTLY_UNKNOWN;
  return answers < model.thresholds.mayHelp || isUnknown ? 'may_help' : 'passages';
}
