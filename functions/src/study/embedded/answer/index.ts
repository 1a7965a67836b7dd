/** The embedded engine's answers: the book's own sentences, found, chosen and cited. No model, no network. */
import type { Book } from '../../../book/model.ts';
import { type BookIndex, buildIndex } from '../../../book/search/build.ts';
import { splitSentences } from '../../../book/split.ts';
import type { AnswerInput, DraftAnswer, Turn } from '../../engine.ts';
import { retrieve } from './candidates.ts';
import { pickComparison } from './compare.ts';
import { compose, escapeMarkdown, type Group, saidAs } from './compose.ts';
import { answerable, asksOfUnknown, decisionFeatures, hasOwnSection } from './decide.ts';
import { resolve } from './follow-up.ts';
import { mentionsOf } from './mentions.ts';
import { pickDefinition, pickSentences } from './pick.ts';
import { type Question, readQuestion } from './question.ts';
import { respelled } from './spelling.ts';
import { summaryOf } from './summarise.ts';
import { type SummaryRequest, summaryRequest } from './summary-request.ts';
import { smallTalk, wordsFor } from './talk.ts';

const CITES = /(?<!\\)\[\d+\]/;

/**
 * Answers a question from the book alone: a definition, a fact, a comparison, a list or a summary, in sentences of the
 * book with the ones they need, each group proved by a quote on its page. Declines, with no quote, where the book doesn't
 * say. Never fails: every text has an answer.
 */
export function answerFromBook({ book, question, history, index = buildIndex(book) }: AnswerInput): DraftAnswer {
  const text = question.trim();
  const talk = smallTalk(text);
  if (talk) return { answer: talk, quotes: [], declined: false };
  const request = summaryRequest(text, index, book);
  if (request) return summarise(book, index, request, text);
  const asked = resolve(text, history, index);
  if (!asked.tells) return declineWith(wordsFor(text).vague);
  const groups = choose(asked, index, history) ?? chooseForPart(text, index);
  if (groups?.length) return answerWith(book, index, asked, groups) ?? declineWith(wordsFor(text).unknown);
  return (
    corrected(book, index, asked, history) ?? declineWith(wordsFor(text)[asked.goesOn ? 'nothingMore' : 'unknown'])
  );
}

const answerWith = (book: Book, index: BookIndex, asked: Question, groups: Group[], opening = '') =>
  supported(compose(book, index, groups, asked.kind === 'list' ? 'list' : 'paragraphs', opening));

/** The answer to what a question with slips of the pen seems to mean, saying how it was read. */
function corrected(book: Book, index: BookIndex, asked: Question, history: readonly Turn[]): DraftAnswer | null {
  const meant = respelled(asked.text, book, index);
  if (!meant) return null;
  const again = resolve(meant.text, history, index);
  const groups = choose(again, index, history);
  if (!groups?.length) return null;
  const read = meant.changes.map(([word, other]) => `*${escapeMarkdown(word)} → ${escapeMarkdown(other)}*`).join(', ');
  return answerWith(book, index, again, groups, read);
}

const supported = (draft: DraftAnswer): DraftAnswer | null => (draft.quotes.length > 0 ? draft : null);

const declineWith = (answer: string): DraftAnswer => ({ answer, quotes: [], declined: true });

/** The groups of sentences that answer; null where the book has no answer. */
function choose(asked: Question, index: BookIndex, history: readonly Turn[]): Group[] | null {
  const retrieved = retrieve(asked, index);
  const mentions = mentionsOf(asked, index);
  const compared = asked.kind === 'comparison' ? pickComparison(asked.text, index) : null;
  if (compared?.defined) return compared.groups;
  if (asksOfUnknown(asked, mentions, index)) return null;
  const goesOn = asked.goesOn && CITES.test(history.at(-1)?.answer ?? '');
  const known = goesOn || hasOwnSection(asked, index);
  if (!known && answerable(decisionFeatures(asked, retrieved, mentions, index)) < 0) return null;
  const skip = goesOn ? alreadySaid(index, history) : () => false;
  if (compared) return compared.groups;
  const defined = asked.subject === null ? [] : pickDefinition(mentions, index, skip);
  return defined.length > 0 ? defined : pickSentences(asked, retrieved, index, skip);
}

/** The same for the first term of several questions in one that the book defines ("What is X? Give an example of your own."). */
function chooseForPart(text: string, index: BookIndex): Group[] | null {
  const parts = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  if (parts.length < 2) return null;
  for (const part of parts.filter((sentence) => /[?？؟]$/.test(sentence))) {
    const asked = readQuestion(part, index);
    const defined = mentionsOf(asked, index).some(({ defines }) => defines);
    const groups = defined ? choose(asked, index, []) : null;
    if (groups) return groups;
  }
  return null;
}

/** Whether a sentence was part of an earlier answer: "tell me more" wants another. */
function alreadySaid(index: BookIndex, history: readonly Turn[]): (at: number) => boolean {
  const said = history.map(({ answer }) => answer).join('\n');
  return (at) => {
    const sentence = index.sentences[at];
    return sentence !== undefined && said.includes(saidAs(sentence));
  };
}

function summarise(book: Book, index: BookIndex, request: SummaryRequest, text: string): DraftAnswer {
  const words = wordsFor(text);
  if ('missing' in request) return declineWith(words.noPart);
  const groups = summaryOf(index, request);
  if (groups.length === 0) return declineWith(words.unknown);
  const opening = 'section' in request ? `**${escapeMarkdown(request.section.title)}**` : '';
  return supported(compose(book, index, groups, 'list', opening)) ?? declineWith(words.unknown);
}
