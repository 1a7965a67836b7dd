/** "What is the difference between X and Y?" */

import type { DraftAnswer } from '../../engine.ts';
import { declineWith } from '../compose/decline.ts';
import { repliesIn } from '../compose/talk.ts';
import { escapeMarkdown } from '../compose/wording.ts';
import { pickComparison } from '../plan/compare.ts';
import { fromBook } from './from-book.ts';
import type { Source, Wanting } from './index.ts';
import { said } from './said.ts';

/** What the book says of both; where it does not name one of them, that, and what it says of the other. */
export function comparison(intent: Wanting<'comparison'>, source: Source): DraftAnswer {
  const compared = pickComparison(intent.asked.text, source.index);
  if (compared?.missing == null) return fromBook(intent, source);
  const { notNamed, unknown } = repliesIn(intent.language);
  const note = notNamed.replace('%', () => escapeMarkdown(compared.missing ?? ''));
  return said(compared.groups, intent, source, note) ?? declineWith(unknown);
}
