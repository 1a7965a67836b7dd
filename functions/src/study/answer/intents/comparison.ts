/** "What is the difference between X and Y?" */
import { pickComparison } from '../../embedded/answer/compare.ts';
import { declineWith } from '../../embedded/answer/decline.ts';
import { repliesIn } from '../../embedded/answer/talk.ts';
import { escapeMarkdown } from '../../embedded/answer/wording.ts';
import type { DraftAnswer } from '../../engine.ts';
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
