/**
 * The sentence that best says what a subject is: of those that name it and those that the book's facts are read from, by a second
 * model, fitted on the terms of two glossaries (`tools/fit/ranking.ts definitions`).
 */
import type { BookIndex } from '../../book/search/build.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { RANK_FEATURES } from './features.ts';
import model from './model.json' with { type: 'json' };
import type { Question } from './question.ts';
import { dot, type Ranked, weightsFor } from './rank.ts';
import { readable } from './readable.ts';
import { DEFINING_LOOKED_AT } from './settings.ts';

/** What speaks for a sentence being the definition; names in the order of the values. */
export const DEFINITION_FEATURES = [
  'share',
  'behind',
  'top',
  'stated',
  'linked',
  'fresh',
  'early',
  'asWritten',
  'first',
  'apposition',
] as const;

export interface Definition {
  /** Index in `index.sentences`. */
  at: number;
  /** Log-odds that it says what the subject is. */
  odds: number;
  /** In the order of `DEFINITION_FEATURES`. */
  features: readonly number[];
}

const WEIGHTS = weightsFor(DEFINITION_FEATURES, model.definition.weights);
const FRESH = RANK_FEATURES.indexOf('fresh');
const EARLY = RANK_FEATURES.indexOf('earlyMention');
/** A score further behind the best tells nothing more. */
const FAR_BEHIND = 4;

/**
 * All sentences that may say what a subject is, the best first; none where nothing is to be defined.
 * @param facts what the book knows; without them the sentences that name the subject
 */
export function definitionsAmong(
  { kind, subject }: Pick<Question, 'kind' | 'subject'>,
  ranked: readonly Ranked[],
  facts: KnowledgeBase | null,
  index: BookIndex,
): Definition[] {
  if (kind !== 'definition' || subject === null) return [];
  const stated = new Map(facts?.definitionsOf(subject).map(({ stored, link }) => [stored.first, link !== null]));
  const top = ranked[0]?.score ?? 0;
  return ranked
    .flatMap(({ at, share, score, mention, features }, order): Definition[] => {
      const isLikely = order < DEFINING_LOOKED_AT && mention !== undefined;
      if (!(isLikely || stated.has(at)) || !readable(at, index)) return [];
      const values = [
        share,
        Math.min(FAR_BEHIND, top - score) / FAR_BEHIND,
        Number(order === 0),
        Number(stated.has(at)),
        Number(stated.get(at) ?? false),
        features[FRESH] ?? 0,
        features[EARLY] ?? 0,
        Number(mention?.asWritten ?? false),
        mention?.how.first ?? 0,
        mention?.how.apposition ?? 0,
      ];
      return [{ at, odds: dot(values, WEIGHTS) + model.definition.bias, features: values }];
    })
    .sort((a, b) => b.odds - a.odds || a.at - b.at);
}
