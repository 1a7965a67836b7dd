/** A question to a whole library: each book is asked, and those that cover it best answer, each under its title. */
import type { ConverseInput, DraftReply, Shelf, ShelfBook } from '../../converse.ts';
import type { DraftAnswer } from '../../engine.ts';
import { escapeMarkdown } from '../answer/compose.ts';
import { answerFromBook } from '../answer/index.ts';
import { summaryRequest } from '../answer/summary-request.ts';
import { type Draft, newDraft, plain } from './draft.ts';
import { outlookOf } from './odds.ts';
import { askedPlainly, type Part, partsOf } from './parts.ts';
import { booksNamed, type Named } from './titles.ts';
import { count, NO_BOOKS, NO_CHAPTER, ONLY_READING, VAGUE } from './words.ts';

interface Answering {
  book: ShelfBook;
  draft: DraftAnswer;
  odds: number;
}

interface Asked {
  answers: Answering[];
  /** Books that have the chapter a summary is asked of. */
  summaries: Answering[];
  summarises: boolean;
  /** Some book knows what word to look for. */
  tells: boolean;
  looked: number;
}

/** Log-odds of an answer that a book gives although the decision speaks against it: it defines both sides of a comparison. */
const BOTH_DEFINED = 4;
/** A second book answers too where its log-odds are this near the best book's. */
const NEARLY = 2;

type Wanted = Pick<ConverseInput, 'question' | 'history' | 'shelf' | 'hasTime'>;

/** Asks the books. Declines, saying where it looked, where none answers. */
export async function askLibrary({ question, history, shelf, hasTime }: Wanted): Promise<DraftReply> {
  if (shelf.books.length === 0) return plain(shelf.reading > 0 ? ONLY_READING : NO_BOOKS);
  const parts = partsOf(question);
  const { books } = keptOpen(shelf);
  const found = parts.length === 0 ? null : await askParts(parts, { history, shelf: { ...shelf, books }, hasTime });
  if (found) return found;
  const wanted = booksNamed(question.trim(), books);
  const asked = await askAnyhow(wanted, { history, hasTime });
  if (asked.summarises) return summary(asked, history.at(-1)?.books ?? [], wanted.books);
  const answers = chosen(asked);
  if (answers.length > 0) return together(newDraft(), answers);
  return plain(asked.tells ? nothingFound(asked, wanted.books, wanted.named, shelf) : VAGUE);
}

/** The one or two answers that are given. */
function chosen(asked: Asked): Answering[] {
  // The more books are asked, the likelier one of them seems to answer by chance.
  const needed = Math.log(Math.max(1, asked.looked));
  const [best, next] = asked.answers.filter(({ odds }) => odds >= needed).toSorted((a, b) => b.odds - a.odds);
  if (!best) return [];
  const both = next && best.odds - next.odds <= NEARLY && !sameWords(best.draft, next.draft);
  return both ? [best, next] : [best];
}

/** The answers to the parts of a question, each from whichever book has it; null where no book has any. */
async function askParts(parts: readonly Part[], input: Omit<Wanted, 'question'>): Promise<DraftReply | null> {
  const draft = newDraft();
  const texts: string[] = [];
  let found = 0;
  for (const { about, question } of parts) {
    const answers = chosen(await askAnyhow(booksNamed(question, input.shelf.books), input));
    found += answers.length;
    const said = answers.length > 0 ? written(draft, answers) : 'I couldn’t find an answer to this part in your books.';
    texts.push(`**${escapeMarkdown(about)}**\n\n${said}`);
  }
  return found > 0 ? draft.reply(texts.join('\n\n')) : null;
}

/** A shelf whose books are fetched once, however many parts are asked of them. */
function keptOpen(shelf: Shelf): Shelf {
  const books = shelf.books.map((book) => {
    let opened: ReturnType<ShelfBook['open']> | null = null;
    return { ...book, open: () => (opened ??= book.open()) };
  });
  return { ...shelf, books };
}

/** Asks as the student does, and where no book answers that, in plain words. */
async function askAnyhow(
  { question, books }: Named<ShelfBook>,
  input: Pick<ConverseInput, 'history' | 'hasTime'>,
): Promise<Asked> {
  const asked = await askEach({ ...input, question, books });
  const plainly = chosen(asked).length > 0 || asked.summarises ? null : askedPlainly(question);
  return plainly === null ? asked : askEach({ ...input, question: plainly, books });
}

async function askEach({
  question,
  history,
  books,
  hasTime,
}: Pick<ConverseInput, 'question' | 'history' | 'hasTime'> & { books: readonly ShelfBook[] }): Promise<Asked> {
  const asked: Asked = { answers: [], summaries: [], summarises: false, tells: false, looked: 0 };
  const before = history.at(-1)?.books ?? [];
  for (const book of books) {
    if (!hasTime()) break;
    const open = await book.open();
    if (!open) continue;
    asked.looked++;
    const { index } = open;
    const draft = answerFromBook({ book: open.book, question, history, index });
    const request = summaryRequest(question, index, open.book);
    if (request) {
      asked.summarises = true;
      if (!('missing' in request) && !draft.declined) asked.summaries.push({ book, draft, odds: 0 });
      continue;
    }
    const { odds, leans, tells } = outlookOf(question, history, index);
    asked.tells ||= tells;
    const elsewhere = leans && before.length > 0 && !before.includes(book.pdf_id);
    if (draft.quotes.length > 0 && !elsewhere)
      asked.answers.push({ book, draft, odds: odds < 0 ? BOTH_DEFINED : odds });
  }
  return asked;
}

/** A summary is of one book: the one that was named, that alone has the chapter, or that was spoken of just before. */
function summary({ summaries }: Asked, before: readonly string[], books: readonly ShelfBook[]): DraftReply {
  const [only] = summaries;
  if (!only) return plain(NO_CHAPTER);
  if (summaries.length === 1) return together(newDraft(), [only]);
  const spokenOf = summaries.filter(({ book }) => before.includes(book.pdf_id));
  if (spokenOf.length === 1) return together(newDraft(), spokenOf);
  const titles = (summaries.length < books.length ? summaries.map(({ book }) => book) : books).slice(0, MOST_TITLES);
  const list = titles.map(({ title }) => `- ${escapeMarkdown(title)}`).join('\n');
  return plain(`Which book do you mean? Please ask again with its title:\n\n${list}`);
}

const MOST_TITLES = 10;

const sameWords = (a: DraftAnswer, b: DraftAnswer) => {
  const said = new Set(a.quotes.map(({ quote }) => quote));
  return b.quotes.every(({ quote }) => said.has(quote));
};

/** Answers of one or two books, each under the title of its book. */
const written = (draft: Draft, answers: readonly Answering[]): string =>
  answers
    .map(({ book, draft: own }) => `*From ${escapeMarkdown(book.title)}:*\n\n${draft.take(book.pdf_id, own)}`)
    .join('\n\n');

const together = (draft: Draft, answers: readonly Answering[]): DraftReply => draft.reply(written(draft, answers));

function nothingFound({ looked }: Asked, books: readonly ShelfBook[], named: boolean, shelf: Shelf): string {
  const [only] = books;
  const where = named && books.length === 1 && only ? `in ${escapeMarkdown(only.title)}` : 'in your books';
  const limits = [
    ...(looked < books.length
      ? [`I looked into ${looked} of ${count(books.length, 'book')}; name a book to have it asked first.`]
      : []),
    ...(!named && shelf.beyond > 0
      ? [`I look into your ${shelf.books.length} newest books; to ask an older one, open it from the Dashboard.`]
      : []),
    ...(shelf.reading > 0 ? [`${count(shelf.reading, 'book is', 'books are')} still being read.`] : []),
  ];
  return [
    `I couldn’t find an answer to that ${where}.`,
    ...limits,
    'Try the words your books use, or ask what you should revise.',
  ].join(' ');
}
