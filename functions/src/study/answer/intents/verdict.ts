/** "Is it true that …?" */
import { packFor } from '../../../language/packs/index.ts';
import type { DraftAnswer } from '../../engine.ts';
import { type Group, groupAround } from '../compose/compose.ts';
import { lookUp } from '../find/looked-up.ts';
import { choose } from '../plan/choose.ts';
import { decide } from '../plan/verdict.ts';
import { fromBook } from './from-book.ts';
import type { Source, Wanting } from './index.ts';
import { said } from './said.ts';

/** Whether the book says the statement, with the sentence that decides it; else what the book says of it, for the student to judge by. */
export function verdict(intent: Wanting<'verdict'>, source: Source): DraftAnswer {
  const { index, history, facts } = source;
  const { asked, statement } = intent;
  const replies = packFor(intent.language).verdicts;
  const found = lookUp(asked, index);
  // A number that the book does not know may be just what is wrong.
  const told = [...asked.weights].filter(([term]) => !/^\p{Nd}+$/u.test(term) || index.postings.has(term));
  const whole = sum(told.map(([, weight]) => weight)) || 1;
  const known = sum(told.map(([term, weight]) => (index.postings.has(term) ? weight : 0))) / whole;
  const words = packFor(index.language).verdicts ?? { bounds: null };
  const decided = decide(statement, found.ranked, known, words, index);
  if (!replies || !decided) return fromBook(intent, source);
  const groups: Group[] | null =
    decided.verdict === 'open' ? choose(asked, index, history, facts) : [groupAround(index, decided.at, 'needed')];
  return (groups && said(groups, intent, source, replies[decided.verdict])) ?? fromBook(intent, source);
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
