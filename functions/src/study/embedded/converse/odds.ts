import type { BookIndex } from '../../../book/search/build.ts';
import type { Turn } from '../../engine.ts';
import { retrieve } from '../answer/candidates.ts';
import { answerable, asksOfUnknown, decisionFeatures } from '../answer/decide.ts';
import { resolve } from '../answer/follow-up.ts';
import { mentionsOf } from '../answer/mentions.ts';
import { readQuestion } from '../answer/question.ts';

export interface Outlook {
  /** Log-odds that the book answers the question; 0 is where a book asked alone would decline. */
  odds: number;
  /** The question leans on the turn before. */
  leans: boolean;
  /** The question has words to look for. */
  tells: boolean;
}

/** How likely a book is to answer a question, by the same model that decides whether a book asked alone declines. */
export function outlookOf(question: string, history: readonly Turn[], index: BookIndex): Outlook {
  const asked = resolve(question, history, index);
  const leans = asked.weights.size > readQuestion(question, index).weights.size;
  if (!asked.tells) return { odds: Number.NEGATIVE_INFINITY, leans, tells: false };
  const mentions = mentionsOf(asked, index);
  const odds = asksOfUnknown(asked, mentions, index)
    ? Number.NEGATIVE_INFINITY
    : answerable(decisionFeatures(asked, retrieve(asked, index), mentions, index));
  return { odds, leans, tells: true };
}
