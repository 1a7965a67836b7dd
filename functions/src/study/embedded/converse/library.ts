/**
 * A question to a whole library: the books that speak of it most are asked, and the passages of the one or two that answer best are
 * shown.
 */

import { type Explained, explainAnswer } from '../../answer/index.ts';
import { booksToOpen } from '../../books-to-open.ts';
import type { ConverseInput, DraftReply, LibraryPassages, Shelf, ShelfBook } from '../../converse.ts';
import { leansBack } from '../../find/follow-up.ts';
import { escapeMarkdown } from '../../markdown.ts';
import { plain } from './draft.ts';
import { booksNamed } from './titles.ts';
import { count, NO_BOOKS, NO_CHAPTER, ONLY_READING, VAGUE } from './words.ts';

type Wanted = Pick<ConverseInput, 'question' | 'history' | 'shelf' | 'hasTime'>;

/** A book that was asked. */
interface Asked extends Explained {
  book: ShelfBook;
}

/** A second book's passages are shown too where its odds (log) are this near to the best one's. */
const NEARLY = 1.5;
/** Of two books so many passages are shown. */
const OF_FIRST = 2;
const OF_SECOND = 1;
const MOST_TITLES = 10;
const FROM_HANDBOOK = '*From Folio’s own handbook:*';

/** Asks the student's own books, and where none answers, the handbook. Declines, saying where it looked, where that does not either. */
export async function askLibrary(input: Wanted): Promise<DraftReply> {
  const { question, history, shelf } = input;
  const { handbook } = shelf;
  const wanted = booksNamed(question.trim(), shelf.books);
  const [last] = history.slice(-1);
  const before = last?.books ?? [];
  const leans = last !== undefined && leansBack(wanted.question);
  const candidates = leans
    ? booksToOpen(`${last.question} ${wanted.question}`, wanted.books, before)
    : booksToOpen(wanted.question, wanted.books);
  const own = await askBooks(await candidates, wanted.question, input);
  const outlines = own.filter(({ draft }) => draft.passages?.found === 'outline');
  if (outlines.length > 0) return oneOf(outlines, before, outlines.length < own.length ? [] : wanted.books);
  const answering = byOdds(own, 'passages');
  if (answering.length > 0) return shown(answering);
  const ofHandbook = handbook && !wanted.named ? await askHandbook(handbook, input) : [];
  const fromHandbook = byOdds(ofHandbook, 'passages');
  if (fromHandbook.length > 0) return shown(fromHandbook, FROM_HANDBOOK);
  const near = byOdds(own, 'may_help');
  if (near.length > 0) return shown(near.slice(0, 1));
  if (shelf.books.length === 0) {
    const helps = byOdds(ofHandbook, 'may_help');
    return helps.length > 0 ? shown(helps, FROM_HANDBOOK) : unanswered(shelf.reading > 0 ? ONLY_READING : NO_BOOKS);
  }
  const looked = own.filter(({ search }) => search !== undefined);
  if (looked.length === 0) return plain(own.length > 0 ? NO_CHAPTER : VAGUE);
  if (looked.every(({ search }) => search?.question.tells === false)) return plain(VAGUE);
  return unanswered(nothingFound(looked.length, wanted.named ? wanted.books : [], shelf));
}

/** Declined because nothing answers, not because nothing was asked. */
const unanswered = (answer: string): DraftReply => ({
  ...plain(answer),
  passages: { found: 'nothing', passages: [], near: [] },
});

/** Each book, one after the other: no two are held at once. Ends early where `hasTime` says so. */
async function askBooks(books: readonly ShelfBook[], question: string, { history, hasTime }: Wanted): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const book of books) {
    if (!hasTime()) break;
    const open = await book.open();
    if (!open) continue;
    const facts = open.knowledge ? await open.knowledge() : null;
    asked.push({ book, ...explainAnswer({ ...open, question, history }, facts) });
  }
  return asked;
}

function askHandbook(handbook: ShelfBook, input: Wanted): Promise<Asked[]> {
  const { question } = booksNamed(input.question.trim(), [handbook]);
  return askBooks([handbook], question, input);
}

/** The books in a state, the one that answers most likely first; of two that say the same, the first. */
function byOdds(asked: readonly Asked[], state: Asked['state']): Asked[] {
  const best = asked
    .filter((one) => one.state === state)
    .toSorted((a, b) => (b.odds?.answers ?? 0) - (a.odds?.answers ?? 0));
  const textOf = ({ draft: { passages } }: Asked) => `${passages?.line} ${passages?.passages[0]?.pieces[0]?.text}`;
  return best.filter((one, at) => best.findIndex((other) => textOf(other) === textOf(one)) === at);
}

/** The line and the passages of the best book, and of the next where it answers nearly as likely. */
function shown([best, next]: readonly Asked[], from = ''): DraftReply {
  if (!best) return plain(VAGUE);
  const isNear = next !== undefined && (best.odds?.answers ?? 0) - (next.odds?.answers ?? 0) <= NEARLY;
  const passages = isNear ? [...passagesOf(best, OF_FIRST), ...passagesOf(next, OF_SECOND)] : passagesOf(best);
  const quotes: DraftReply['quotes'] = [];
  const lines: string[] = [];
  for (const { draft, book } of isNear ? [best, next] : [best]) {
    const { line } = draft.passages ?? {};
    const before = quotes.length;
    if (line !== undefined) lines.push(line.replace(MARK, (_, digits: string) => `[${before + Number(digits)}]`));
    quotes.push(...draft.quotes.map((quote) => ({ ...quote, pdf_id: book.pdf_id })));
  }
  const { found = 'passages', line: _, ...rest } = best.draft.passages ?? {};
  return {
    answer: [from, best.draft.answer].filter((piece) => piece !== '').join('\n\n'),
    quotes,
    declined: false,
    passages: {
      ...rest,
      found: lines.length > 0 ? 'line' : found,
      ...(lines.length > 0 && { line: lines.join('\n\n') }),
      passages,
      near: [],
    },
  };
}

/** A mark of a line; one that is escaped is text. */
const MARK = /(?<!\\)\[(\d{1,3})\]/g;

const passagesOf = ({ draft, book }: Asked, most?: number): LibraryPassages['passages'] =>
  (draft.passages?.passages ?? []).slice(0, most).map((passage) => ({ ...passage, pdf_id: book.pdf_id }));

/**
 * An outline is of one book: the one that was named, that alone has the chapter, or that was spoken of just before.
 * @param all the books that it may be of, where every one that was opened has the chapter
 */
function oneOf(outlines: readonly Asked[], before: readonly string[], all: readonly ShelfBook[]): DraftReply {
  const spokenOf = outlines.filter(({ book }) => before.includes(book.pdf_id));
  const only = outlines.length === 1 ? outlines[0] : spokenOf.length === 1 ? spokenOf[0] : undefined;
  if (only) return { ...shown([only]), answer: `*${escapeMarkdown(only.book.title)}*\n\n${only.draft.answer}` };
  const titles = (all.length > 0 ? all : outlines.map(({ book }) => book)).slice(0, MOST_TITLES);
  const list = titles.map(({ title }) => `- ${escapeMarkdown(title)}`).join('\n');
  return plain(`Which book do you mean? Please ask again with its title:\n\n${list}`);
}

/** @param named the books that the question names, none where it names none */
function nothingFound(looked: number, named: readonly ShelfBook[], shelf: Shelf): string {
  const [only] = named;
  const books = named.length > 0 ? named : shelf.books;
  const where = named.length === 1 && only ? `in ${escapeMarkdown(only.title)}` : 'in your books';
  const limits = [
    looked < books.length
      ? `I looked into ${looked} of ${count(books.length, 'book')}, nearest to your question first; name a book to have it asked.`
      : '',
    named.length === 0 && shelf.beyond > 0
      ? `I know your ${shelf.books.length} newest books; to ask an older one, open it from the Dashboard.`
      : '',
    shelf.reading > 0 ? `${count(shelf.reading, 'book is', 'books are')} still being read.` : '',
    'Try the words your books use, or ask what you should revise.',
  ];
  return [`I couldn’t find an answer to that ${where}.`, ...limits.filter((limit) => limit !== '')].join(' ');
}
