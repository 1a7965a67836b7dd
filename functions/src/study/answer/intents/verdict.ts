/** "Is it true that …?" */
import type { BookIndex } from '../../../book/search/build.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { DraftAnswer } from '../../engine.ts';
import { type Question, readQuestion } from '../../find/question.ts';
import { type Group, groupAround } from '../compose/compose.ts';
import { lookUp } from '../find/looked-up.ts';
import { choose } from '../plan/choose.ts';
import { turnedRound } from '../plan/turned-round.ts';
import { type Decided, decide } from '../plan/verdict.ts';
import { fromBook } from './from-book.ts';
import type { Source, Wanting } from './index.ts';
import { said } from './said.ts';

/** Whether the book says the statement, with the sentence that decides it; else what the book says of it, for the student to judge by. */
export function verdict(intent: Wanting<'verdict'>, source: Source): DraftAnswer {
  const { index, history, facts } = source;
  const { asked, statement } = intent;
  const replies = packFor(intent.language).verdicts;
  const decided = decidedBy(statement, asked, index);
  if (!replies || !decided) return fromBook(intent, source);
  const groups: Group[] | null =
    decided.verdict === 'open' ? choose(asked, index, history, facts) : [groupAround(index, decided.at, 'needed')];
  return (groups && said(groups, intent, source, replies[decided.verdict])) ?? fromBook(intent, source);
}

/** The sentence that says a statement, or otherwise; one that says it with the opposite of one of its words says otherwise too. */
function decidedBy(statement: string, asked: Question, index: BookIndex): Decided | null {
  const words = packFor(index.language).verdicts ?? { bounds: null };
  const settle = (said: string, question: Question) =>
    decide(said, lookUp(question, index).ranked, knownOf(question, index), words, index);
  const decided = settle(statement, asked);
  if (decided?.verdict !== 'open') return decided;
  for (const turned of turnedRound(statement, index)) {
    const other = settle(turned, readQuestion(turned, index));
    if (other?.verdict === 'yes') return { verdict: 'no', at: other.at };
  }
  return decided;
}

/** The share of a question's weight whose words the book knows at all. A number that it does not know may be just what is wrong. */
function knownOf({ weights }: Question, index: BookIndex): number {
  const told = [...weights].filter(([term]) => !/^\p{Nd}+$/u.test(term) || index.postings.has(term));
  const whole = sum(told.map(([, weight]) => weight)) || 1;
  return sum(told.map(([term, weight]) => (index.postings.has(term) ? weight : 0))) / whole;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
