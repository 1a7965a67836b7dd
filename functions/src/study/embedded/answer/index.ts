/** The embedded engine's answers: the book's own sentences, found, chosen and cited. No model, no network. */
import type { Book } from '../../../book/model.ts';
import { type BookIndex, buildIndex } from '../../../book/search/build.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import { nearestSections } from '../../answer/nearest.ts';
import type { AnswerInput, DraftAnswer, Turn } from '../../engine.ts';
import { choose, chooseForPart } from './choose.ts';
import { pickComparison } from './compare.ts';
import { compose, type Group } from './compose.ts';
import { declineWith } from './decline.ts';
import { membersWanted } from './enumerate.ts';
import { resolve } from './follow-up.ts';
import { answerOnItself } from './itself/index.ts';
import { itselfRequest } from './itself/request.ts';
import { withLists } from './lists.ts';
import { lookUp } from './looked-up.ts';
import { withoutManner } from './manner.ts';
import { followUpIn, pickNearby } from './nearby.ts';
import { leansOnFirst } from './parts.ts';
import { withBothNamed } from './pronouns.ts';
import type { Question } from './question.ts';
import { type Respelled, respelled, withOpening } from './spelling.ts';
import { summaryOf } from './summarise.ts';
import { type SummaryRequest, sentencesWanted, summaryRequest } from './summary-request.ts';
import { declining, otherLanguageOf, smallTalk, wordsFor } from './talk.ts';
import { asksToDo } from './tasks.ts';
import { saidTitle } from './titles.ts';
import { escapeMarkdown } from './wording.ts';

/**
 * Answers a question from the book alone: a definition, a fact, a comparison, a list or a summary, in sentences of the
 * book with the ones they need, each group proved by a quote on its page. Declines, with no quote, where the book doesn't
 * say. Never fails: every text has an answer.
 * @param facts what the book knows; without them definitions are told by their form alone
 */
export function answerFromBook(
  { book, question, history, index = buildIndex(book) }: AnswerInput,
  facts: KnowledgeBase | null = null,
): DraftAnswer {
  const said = withOpening(question.trim(), index);
  const text = withBothNamed(withoutManner(said), history, index);
  const talk = smallTalk(text);
  if (talk) return { answer: talk, quotes: [], declined: false };
  const itself = itselfRequest(text);
  const onItself = itself && answerOnItself(book, index, itself, text);
  if (onItself) return onItself;
  const request = itself ? { book: true as const } : summaryRequest(text, index, book);
  if (request) return summarise(book, index, request, said);
  if (asksToDo(text)) return declineWith(wordsFor(text).task);
  const asked = resolve(text, history, index);
  if (!asked.tells) return declineWith(wordsFor(text).vague);
  const goingOn = onNeighbourhood(book, index, asked, text, history);
  if (goingOn) return goingOn;
  const compared = asked.kind === 'comparison' ? pickComparison(asked.text, index) : null;
  const note = compared?.missing
    ? wordsFor(text).notNamed.replace('%', () => escapeMarkdown(compared.missing ?? ''))
    : '';
  if (compared && note)
    return answerWith(book, index, asked, compared.groups, note) ?? declineWith(wordsFor(text).unknown);
  const inParts = leansOnFirst(text, index) ? chooseForPart(text, index, facts) : null;
  const groups = inParts ?? choose(asked, index, history, facts) ?? chooseForPart(text, index, facts);
  const unlisted = membersWanted(text, index.language) !== null && !groups?.some(({ members }) => members);
  const told = unlisted ? wordsFor(text).noList : '';
  if (groups?.length) return answerWith(book, index, asked, groups, told) ?? declineWith(wordsFor(text).unknown);
  const meant = otherLanguageOf(text, book) ? null : respelled(asked.text, book, index);
  return (
    (meant && corrected(book, index, meant, history, facts)) ??
    declineWith(
      declining(text, book, asked.goesOn, meant?.text ?? null),
      nearestSections(lookUp(asked, index).ranked, index),
    )
  );
}

const answerWith = (book: Book, index: BookIndex, asked: Question, groups: Group[], opening = '') =>
  supported(compose(book, index, withLists(groups, index), asked.kind === 'list' ? 'list' : 'paragraphs', opening));

/** The answer to "why?" or "give an example" from where the last answer stands, or a decline that says what was looked for. */
function onNeighbourhood(
  book: Book,
  index: BookIndex,
  asked: Question,
  text: string,
  history: readonly Turn[],
): DraftAnswer | null {
  const wanted = followUpIn(text);
  if (!wanted || history.length === 0) return null;
  const groups = pickNearby(wanted, index, history);
  const answer = groups.length > 0 ? answerWith(book, index, { ...asked, kind: 'other' }, groups) : null;
  const about = history.findLast(({ question }) => !followUpIn(question))?.question.trim() ?? '';
  const words = wordsFor(text);
  const none = { reason: words.noReason, example: words.noExample, more: words.nothingNear }[wanted];
  return answer ?? declineWith(none.replace('%', () => escapeMarkdown(about)));
}

/** The answer to what a question with slips of the pen seems to mean, saying how it was read. */
function corrected(
  book: Book,
  index: BookIndex,
  meant: Respelled,
  history: readonly Turn[],
  facts: KnowledgeBase | null,
): DraftAnswer | null {
  const again = resolve(meant.text, history, index);
  const groups = choose(again, index, history, facts);
  if (!groups?.length) return null;
  const read = meant.changes.map(([word, other]) => `*${escapeMarkdown(word)} → ${escapeMarkdown(other)}*`).join(', ');
  return answerWith(book, index, again, groups, read);
}

const supported = (draft: DraftAnswer): DraftAnswer | null => (draft.quotes.length > 0 ? draft : null);

function summarise(book: Book, index: BookIndex, request: SummaryRequest, text: string): DraftAnswer {
  const words = wordsFor(text);
  if ('missing' in request) return declineWith(words.noPart);
  const groups = summaryOf(index, request, sentencesWanted(text));
  if (groups.length === 0) return declineWith(words.unknown);
  const opening = 'section' in request ? `**${escapeMarkdown(saidTitle(request.section.title))}**` : '';
  return supported(compose(book, index, groups, 'list', opening)) ?? declineWith(words.unknown);
}
