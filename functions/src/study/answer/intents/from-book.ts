/** A definition, a fact, a reason, a list, or any other question that the book's own sentences answer. */
import { packFor } from '../../../language/packs/index.ts';
import type { DraftAnswer } from '../../engine.ts';
import { resolve } from '../../find/follow-up.ts';
import type { Question } from '../../find/question.ts';
import { type Group, groupAround } from '../compose/compose.ts';
import { declineWith } from '../compose/decline.ts';
import { otherLanguageOf, repliesIn } from '../compose/talk.ts';
import { escapeMarkdown } from '../compose/wording.ts';
import { lookUp } from '../find/looked-up.ts';
import { nearestSections } from '../find/nearest.ts';
import type { Intent } from '../interpret.ts';
import { choose, chooseForPart } from '../plan/choose.ts';
import { pickSentences } from '../plan/pick.ts';
import { presupposed } from '../plan/presupposed.ts';
import { acrossLanguages } from '../question/across.ts';
import { reworded } from '../question/reworded.ts';
import { type Respelled, respelled } from '../question/spelling.ts';
import type { Source } from './index.ts';
import { refusalOf } from './refusal.ts';
import { said } from './said.ts';

/** An intent that asks something of the book. */
export type Asking = Extract<Intent, { asked: Question }>;

/** The sentences of the book that answer, best first; else what the question may have meant; else a decline. */
export function fromBook(intent: Asking, source: Source): DraftAnswer {
  const { index, history, facts } = source;
  const otherwise = againstBook(intent, source);
  if (otherwise) return otherwise;
  const groups = choose(intent.asked, index, history, facts) ?? chooseForPart(intent.text, index, facts);
  return groups?.length ? inSentences(groups, intent, source) : unanswered(intent, source);
}

/** What the book says instead of what a question takes for granted, or that it says nothing of it; null where it may be so. */
function againstBook(intent: Asking, source: Source): DraftAnswer | null {
  const { index } = source;
  const { presuppositions } = packFor(intent.language);
  if (!presuppositions || intent.goal === 'definition') return null;
  const { ranked } = lookUp(intent.asked, index);
  const taken = presupposed(intent.asked, ranked, index);
  if (taken.is === 'held') return null;
  return taken.is === 'denied'
    ? said([groupAround(index, taken.at, 'needed')], intent, source, presuppositions.otherwise)
    : declineWith(
        presuppositions.notSaid,
        nearestSections(ranked, intent.asked.weights, index),
        repliesIn(intent.language).nearest,
      );
}

/** An answer of these groups; says so where as many things as were asked for are not listed. */
export function inSentences(groups: readonly Group[], intent: Asking, source: Source): DraftAnswer {
  const replies = repliesIn(intent.language);
  const unlisted = intent.goal === 'list' && intent.count !== null && !groups.some(({ members }) => members);
  return said(groups, intent, source, unlisted ? replies.noList : '') ?? declineWith(replies.unknown);
}

/** The answer to what a question with slips of the pen seems to mean, saying how it was read; else a decline. */
function unanswered(intent: Asking, source: Source): DraftAnswer {
  const { book, index } = source;
  const { text, asked } = intent;
  const meant = otherLanguageOf(text, book) ? null : respelled(asked.text, book, index);
  return (
    (meant && corrected(meant, intent, source)) ??
    inOtherWords(intent, source) ??
    inBooksLanguage(intent, source) ??
    refusalOf(text, asked, { book, index, meant })
  );
}

/** What the book says in words of its own must answer so much more surely than what it says in the question's. */
const SURELY = 1.5;

/** The answer to a question whose everyday words the book has others for; null where it does not surely answer. */
function inOtherWords(intent: Asking, source: Source): DraftAnswer | null {
  const { index, facts } = source;
  const again = otherLanguageOf(intent.text, source.book) ? null : reworded(intent.asked, index);
  if (!again || again.subject !== null) return null;
  const { odds, ranked } = lookUp(again, index);
  return odds < SURELY
    ? null
    : said(
        pickSentences(again, ranked, index, () => false, facts),
        intent,
        source,
      );
}

/** What the book says of a name or a term that it has in common with a question in another language; null where there is none. */
function inBooksLanguage(intent: Asking, source: Source): DraftAnswer | null {
  const { index, history, facts } = source;
  const again = acrossLanguages(intent.text, intent.asked, index);
  const groups = again && choose(again, index, history, facts);
  return groups?.length ? said(groups, intent, source) : null;
}

function corrected(meant: Respelled, intent: Asking, source: Source): DraftAnswer | null {
  const { index, history, facts } = source;
  const again = resolve(meant.text, history, index);
  const groups = choose(again, index, history, facts);
  if (!groups?.length) return null;
  const read = meant.changes.map(([word, other]) => `*${escapeMarkdown(word)} → ${escapeMarkdown(other)}*`).join(', ');
  return said(groups, { ...intent, asked: again }, source, read);
}
