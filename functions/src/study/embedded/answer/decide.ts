/** Whether a book has an answer to a question at all. */
import { idf } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import type { Retrieved } from './candidates.ts';
import type { Mention } from './mentions.ts';
import type { Question } from './question.ts';
import { DECISION_BIAS, DECISION_WEIGHTS } from './weights.ts';
import { isFrameTerm } from './words.ts';

/** What tells a question the book answers from one it doesn't; names in the order of the values. */
export const DECISION_FEATURES = [
  'unknownTerms',
  'pairs',
  'subjectNamed',
  'subjectDefined',
  'terms',
  'strength',
  'rarest',
  'focus',
  'held',
] as const;

/**
 * - unknownTerms: number of the terms that are nowhere in the book, of 4
 * - pairs: neighbouring terms of the question that are neighbours in one sentence
 * - subjectNamed: how often the subject of "What is X?" is named, of 5; subjectDefined: whether any of it reads as a definition
 * - terms: log of their number; strength: BM25 of the best passage by the question's weight; rarest: the largest idf, of the largest there can be
 * - focus: share of the best passages' scores near the very best; held: share of the terms in the best five sentences
 */
export function decisionFeatures(
  question: Question,
  retrieved: Retrieved,
  mentions: readonly Mention[],
  index: BookIndex,
): number[] {
  const terms = [...question.weights];
  const unknown = terms.filter(([term]) => !index.postings.has(term));
  const most = (pick: (candidate: Retrieved['candidates'][number]) => number) =>
    retrieved.candidates.reduce((best, candidate) => Math.max(best, pick(candidate)), 0);
  return [
    Math.min(unknown.length, 4) / 4,
    most((candidate) => candidate.pairs),
    Math.min(mentions.length, 5) / 5,
    Number(mentions.some((mention) => mention.defines)),
    Math.log(1 + terms.length) / 3,
    retrieved.strength,
    Math.max(0, ...terms.map(([, value]) => value)) / idf(index.passages.length, 0),
    retrieved.focus,
    retrieved.held,
  ];
}

/** Whether a question asks what something is whose very name has a word that the book doesn't know. */
export function asksOfUnknown(question: Question, mentions: readonly Mention[], index: BookIndex): boolean {
  if (question.subject === null || mentions.length > 0) return false;
  return question.subjectTerms.every((name) => name.some((term) => !index.postings.has(term)));
}

/** Whether a section's title holds all that a question asks about: then the book has a section on it. */
export function hasOwnSection(question: Question, index: BookIndex): boolean {
  const told = [...question.weights.keys()].filter((term) => !isFrameTerm(term, index.language));
  return (
    told.length >= 2 &&
    index.sections.some(({ kind, title }) => {
      const terms = kind === 'chapter' ? termsOf(title, index.language) : [];
      return told.every((term) => terms.includes(term));
    })
  );
}

/** Log-odds that the book answers; below 0 the engine declines. */
export function answerable(features: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (DECISION_WEIGHTS[at] ?? 0), DECISION_BIAS);
}
