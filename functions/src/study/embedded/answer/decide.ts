/** Whether a book has an answer to a question at all. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { Retrieved } from './candidates.ts';
import type { Mention } from './mentions.ts';
import type { Question } from './question.ts';
import { DECISION_BIAS, DECISION_WEIGHTS } from './weights.ts';

/** What tells a question the book answers from one it doesn't; names in the order of the values. */
export const DECISION_FEATURES = [
  'passageCover',
  'around',
  'cover',
  'unknownShare',
  'unknownTerms',
  'pairs',
  'subjectNamed',
  'subjectMissing',
  'subjectDefined',
  'terms',
  'strength',
  'rarest',
] as const;

/**
 * - passageCover, around, cover: share of the question's idf weight that the best passage, five sentences, one sentence hold
 * - unknownShare, unknownTerms: weight share and number (of 4) of the terms that are nowhere in the book
 * - pairs: neighbouring terms of the question that are neighbours in one sentence
 * - subjectNamed, subjectMissing, subjectDefined: what "What is X?" asks about is named (times of 5), nowhere, defined
 * - terms: log of their number; strength: BM25 of the best passage by the question's weight; rarest: the largest idf, of 10
 */
export function decisionFeatures(
  question: Question,
  retrieved: Retrieved,
  mentions: readonly Mention[],
  index: BookIndex,
): number[] {
  const terms = [...question.weights];
  const weight = terms.reduce((sum, [, value]) => sum + value, 0) || 1;
  const unknown = terms.filter(([term]) => !index.postings.has(term));
  const most = (pick: (candidate: Retrieved['candidates'][number]) => number) =>
    retrieved.candidates.reduce((best, candidate) => Math.max(best, pick(candidate)), 0);
  const asks = question.subject !== null;
  return [
    retrieved.passageCover,
    most((candidate) => candidate.around),
    most((candidate) => candidate.cover),
    unknown.reduce((sum, [, value]) => sum + value, 0) / weight,
    Math.min(unknown.length, 4) / 4,
    most((candidate) => candidate.pairs),
    Math.min(mentions.length, 5) / 5,
    Number(asks && mentions.length === 0),
    Number(mentions.some((mention) => mention.defines)),
    Math.log(1 + terms.length) / 3,
    retrieved.strength,
    Math.max(0, ...terms.map(([, value]) => value)) / 10,
  ];
}

/** Log-odds that the book answers; below 0 the engine declines. */
export function answerable(features: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (DECISION_WEIGHTS[at] ?? 0), DECISION_BIAS);
}
