/** Two questions in one, of which the second leans on the first: "What is X and how is it different from Y?" */
import type { BookIndex } from '../../../book/search/build.ts';
import { readQuestion } from './question.ts';

const TWO =
  /^(.{4,120}?)[,;?]?\s+(?:and|und)\s+((?:how|what|why|when|where|who|which|does|do|is|are|was|were|did|can|wie|was|warum)\b.{2,160})$/i;
const PRONOUN = /\b(?:it|its|they|them|their|him|his|he|she|her|this|that|these|those)\b/i;

/** Both questions, with the first's subject in place of the second's pronoun; null where a text is no such pair. */
export function pairOf(text: string, index: BookIndex): [string, string] | null {
  const [, first, second] = TWO.exec(text.trim()) ?? [];
  if (!first || !second || !PRONOUN.test(second)) return null;
  const { subject, subjectTerms } = readQuestion(first, index);
  const known = subjectTerms.some((name) => name.every((term) => index.postings.has(term)));
  return subject && known ? [first, second.replace(PRONOUN, () => subject)] : null;
}

/** Whether a text is such a pair that says nothing as one question: who someone is, or a comparison with a pronoun. */
export function leansOnFirst(text: string, index: BookIndex): boolean {
  const pair = pairOf(text, index);
  return pair !== null && (/^who\b/i.test(pair[0]) || readQuestion(pair[1], index).kind === 'comparison');
}
