/** "Why?", "an example?", "explain that again". */

import type { DraftAnswer } from '../../engine.ts';
import { declineWith } from '../compose/decline.ts';
import { repliesIn } from '../compose/talk.ts';
import { escapeMarkdown } from '../compose/wording.ts';
import { pickNearby } from '../plan/nearby.ts';
import type { Source, Wanting } from './index.ts';
import { said } from './said.ts';

/** What stands where the last answer does; a decline that says what was looked for where nothing there fits. */
export function followUp(intent: Wanting<'followUp'>, source: Source): DraftAnswer {
  const groups = pickNearby(intent.wants, source.index, source.history);
  const replies = repliesIn(intent.language);
  const none = { reason: replies.noReason, example: replies.noExample, more: replies.nothingNear }[intent.wants];
  const answer = groups.length > 0 ? said(groups, intent, source) : null;
  return answer ?? declineWith(none.replace('%', () => escapeMarkdown(intent.of)));
}
