/** Answers to questions about the book itself, from its own words about itself. */

import type { Section } from '../../../book/chapters.ts';
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { pageOf } from '../../../book/pages.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { ClaimedQuote, DraftAnswer } from '../../engine.ts';
import { compose } from '../compose/compose.ts';
import { declineWith } from '../compose/decline.ts';
import { wordsFor } from '../compose/talk.ts';
import { bareTitle, listedTitle, saidTitle } from '../compose/titles.ts';
import { escapeMarkdown } from '../compose/wording.ts';
import { authorsOf } from './author.ts';
import { statementsOf } from './purpose.ts';
import type { ItselfRequest } from './request.ts';
import { titleOf } from './title.ts';

const STATEMENTS = 3;
/** More chapter titles than this are no overview. */
const MOST_CHAPTERS = 24;

/**
 * What a book says of its subject and its chapters, of its argument, of its authors, each proved on its page. Declines
 * where it does not state what it argues or who wrote it; null where it says nothing of its subject and has no chapters.
 */
export function answerOnItself(book: Book, index: BookIndex, request: ItselfRequest, text: string): DraftAnswer | null {
  switch (request) {
    case 'author':
      return authorship(book, index, text);
    case 'argument':
      return statements(book, index, 'argument') ?? declineWith(wordsFor(text).noArgument);
    case 'about':
      return overview(book, index, text);
  }
}

function statements(book: Book, index: BookIndex, kind: 'about' | 'argument'): DraftAnswer | null {
  const groups = statementsOf(index, kind, STATEMENTS).map((at) => ({ first: at, last: at, main: at }));
  const draft = compose(book, index, groups, 'paragraphs');
  return draft.quotes.length > 0 ? draft : null;
}

function overview(book: Book, index: BookIndex, text: string): DraftAnswer | null {
  const stated = statements(book, index, 'about');
  const quotes: ClaimedQuote[] = [...(stated?.quotes ?? [])];
  const cited = (chapter: Section) => {
    const { title, from } = chapter;
    const there = pageOf(book, from);
    const printed = [title, bareTitle(title)].find((words) => there && verifyQuote(there, words));
    const said = escapeMarkdown(listedTitle(chapter));
    return printed ? `${said} [${quotes.push({ page: from, quote: printed })}]` : said;
  };
  const title = titleOf(book, index);
  const opening = title ? [`**${escapeMarkdown(saidTitle(title.text))}**`] : [];
  const chapters = index.sections.filter(({ number }) => number !== undefined);
  const named = chapters.slice(0, MOST_CHAPTERS).map(cited);
  const rest = chapters.length > MOST_CHAPTERS ? ['…'] : [];
  // A chapter a line, as a table of contents has them.
  const lines = [...named, ...rest].map((chapter) => `- ${chapter}`).join('\n');
  const listed = named.length >= 2 ? [wordsFor(text).chapters, lines] : [];
  if (!stated && listed.length === 0) return null;
  const answer = [...opening, ...(stated ? [stated.answer] : []), ...listed].join('\n\n');
  return inOrder({ answer, quotes, declined: false });
}

/** The same with its marks numbered as they are read. */
function inOrder(draft: DraftAnswer): DraftAnswer {
  const quotes: ClaimedQuote[] = [];
  const answer = draft.answer.replace(/(?<!\\)\[(\d+)\]/g, (mark, digits: string) => {
    const quote = draft.quotes[Number(digits) - 1];
    return quote ? `[${quotes.push(quote)}]` : mark;
  });
  return { ...draft, answer, quotes };
}

function authorship(book: Book, index: BookIndex, text: string): DraftAnswer {
  const authors = authorsOf(book, index);
  if (authors.length === 0) return declineWith(wordsFor(text).noAuthor);
  const quotes: ClaimedQuote[] = [];
  const numbers = authors.map(({ quote }) => {
    const known = quotes.findIndex((other) => other.page === quote.page && other.quote === quote.quote);
    return known >= 0 ? known + 1 : quotes.push(quote);
  });
  const named = authors.map(({ name }, at) => {
    const mark = numbers[at] === numbers[at + 1] ? '' : ` [${numbers[at]}]`;
    return `**${escapeMarkdown(name)}**${mark}`;
  });
  return { answer: `${wordsFor(text).author} ${named.join(', ')}`, quotes, declined: false };
}
