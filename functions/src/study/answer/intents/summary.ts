/** A summary of a chapter, a page, the whole book. */

import type { DraftAnswer } from '../../engine.ts';
import { compose } from '../compose/compose.ts';
import { declineWith } from '../compose/decline.ts';
import { repliesIn } from '../compose/talk.ts';
import { saidTitle } from '../compose/titles.ts';
import { escapeMarkdown } from '../compose/wording.ts';
import { summaryOf } from '../plan/summarise.ts';
import type { Source, Wanting } from './index.ts';
import { proved } from './said.ts';

/** The part's key sentences, one bullet each, under its title. */
export function summary(
  { of, sentences, language }: Pick<Wanting<'summary'>, 'of' | 'sentences' | 'language'>,
  { book, index }: Source,
): DraftAnswer {
  const replies = repliesIn(language);
  if ('missing' in of) return declineWith(replies.noPart);
  const groups = summaryOf(index, of, sentences);
  if (groups.length === 0) return declineWith(replies.unknown);
  const opening = 'section' in of ? `**${escapeMarkdown(saidTitle(of.section.title))}**` : '';
  return proved(compose(book, index, groups, 'list', opening)) ?? declineWith(replies.unknown);
}
