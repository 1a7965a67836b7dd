import type { BookIndex } from '../../../book/search/build.ts';
import { asksOfUnknown, hasOwnSection } from '../../answer/find/decide.ts';
import { lookUp } from '../../answer/find/looked-up.ts';
import { pickComparison } from '../../answer/plan/compare.ts';
import type { Turn } from '../../engine.ts';
import { resolve } from '../../find/follow-up.ts';
import { type Question, readQuestion } from '../../find/question.ts';
import type { Holding } from './contrast.ts';

/** Log-odds of a book that defines both sides of a comparison, or has a section on what is asked; at most, of one that defines one side. */
export const COVERED = 4;
const HALF_COVERED = 0;

export interface Outlook {
  /** Log-odds that the book answers the question; 0 is where a book asked alone would decline. */
  odds: number;
  /** The question leans on the turn before. */
  leans: boolean;
  /** The question has words to look for. */
  tells: boolean;
  /** How often the book has them. */
  holding: Holding;
}

/** How likely a book is to answer a question, by the same model that decides whether a book asked alone declines. */
export function outlookOf(question: string, history: readonly Turn[], index: BookIndex): Outlook {
  const asked = resolve(question, history, index);
  const leans = asked.weights.size > readQuestion(question, index).weights.size;
  const holding = holdingOf(asked, index);
  if (!asked.tells) return { odds: Number.NEGATIVE_INFINITY, leans, tells: false, holding };
  const found = lookUp(asked, index);
  const modelled = asksOfUnknown(asked, found.mentions, index) ? Number.NEGATIVE_INFINITY : found.odds;
  return { odds: weighed(modelled, asked, index), leans, tells: true, holding };
}

const holdingOf = ({ weights }: Question, { postings, passages }: BookIndex): Holding => ({
  terms: new Map([...weights.keys()].map((term) => [term, postings.get(term)?.passages.length ?? 0])),
  passages: passages.length,
});

/** The model's odds, but for what is settled without it: a book that says what both sides of a comparison are, or only what one is. */
function weighed(odds: number, asked: Question, index: BookIndex): number {
  const compared = asked.kind === 'comparison' ? pickComparison(asked.text, index) : null;
  if (compared?.missing) return Math.min(odds, HALF_COVERED);
  return compared?.defined || hasOwnSection(asked, index) ? Math.max(odds, COVERED) : odds;
}
