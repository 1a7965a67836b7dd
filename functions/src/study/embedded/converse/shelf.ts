/** Going along a shelf: each book is opened once, asked all there is to ask of it, and let go before the next. */

import { answerFromBook } from '../../answer/index.ts';
import type { ConverseInput, ShelfBook } from '../../converse.ts';
import type { DraftAnswer } from '../../engine.ts';
import { summaryRequest } from '../../find/section-asked.ts';
import type { Holding } from './contrast.ts';
import { outlookOf } from './odds.ts';
import { askedPlainly } from './parts.ts';
import type { Named } from './titles.ts';

export interface Answering {
  book: ShelfBook;
  draft: DraftAnswer;
  /** Log-odds that the book answers. */
  odds: number;
}

/** A book that was asked, whether it answers or not. */
interface Looked {
  book: ShelfBook;
  odds: number;
  holding: Holding;
}

export interface Asked {
  answers: Answering[];
  /** All books that a word of the question could be looked for in. */
  all: Looked[];
  /** Books that have the chapter a summary is asked of. */
  summaries: Answering[];
  summarises: boolean;
  /** Some book knows what word to look for. */
  tells: boolean;
  looked: number;
}

type Conversation = Pick<ConverseInput, 'history' | 'hasTime'>;
type Opened = NonNullable<Awaited<ReturnType<ShelfBook['open']>>>;

/**
 * Asks each question of its books, as the student does, and where no book answers that, in plain words. No two books are held
 * at once, however many questions there are. Ends early where `hasTime` says so.
 */
export async function askShelf(questions: readonly Named<ShelfBook>[], input: Conversation): Promise<Asked[]> {
  const inQuestion = questions.map(({ question, books }) => {
    const plainly = askedPlainly(question);
    return { books: new Set(books), asked: ask(question), plainly: plainly === null ? null : ask(plainly) };
  });
  for (const book of new Set(questions.flatMap(({ books }) => books))) {
    if (!input.hasTime()) break;
    const open = await book.open();
    if (!open) continue;
    for (const { asked, plainly } of inQuestion.filter(({ books }) => books.has(book)))
      for (const one of [asked, plainly]) if (one) askBook(one, book, open, input);
  }
  return inQuestion.map(({ asked, plainly }) =>
    plainly && asked.answers.length === 0 && !asked.summarises ? plainly : asked,
  );
}

type Asking = Asked & { question: string };

const ask = (question: string): Asking => ({
  question,
  answers: [],
  all: [],
  summaries: [],
  summarises: false,
  tells: false,
  looked: 0,
});

function askBook(asked: Asking, book: ShelfBook, open: Opened, { history }: Conversation): void {
  const { question } = asked;
  asked.looked++;
  const draft = answerFromBook({ ...open, question, history });
  const request = summaryRequest(question, open.index, open.book);
  if (request) {
    asked.summarises = true;
    if (!('missing' in request) && !draft.declined) asked.summaries.push({ book, draft, odds: 0 });
    return;
  }
  const { odds, leans, tells, holding } = outlookOf(question, history, open.index);
  asked.tells ||= tells;
  asked.all.push({ book, odds, holding });
  const before = history.at(-1)?.books ?? [];
  const elsewhere = leans && before.length > 0 && !before.includes(book.pdf_id);
  if (draft.quotes.length > 0 && !elsewhere) asked.answers.push({ book, draft, odds });
}
