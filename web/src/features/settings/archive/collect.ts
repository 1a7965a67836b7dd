/** Everything of the student's, as the files of an archive, one after another, so that none waits in memory for the rest. */
import type { Document } from '@contract/library.ts';
import type { StoredQuiz } from '@contract/quiz.ts';
import { settings } from '@/config/texts/settings.ts';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { atDay, formatLongDay, formatNumber } from '@/lib/format.ts';
import { type Contents, contentsPage, type Part } from './contents.ts';
import * as fetch from './fetch.ts';
import { Names } from './names.ts';
import { attemptPage, conversationPage, marksPage, quizPage } from './pages.ts';

const words = settings.takeOut.doing;

export interface ArchiveFile {
  name: string;
  input: string | Uint8Array<ArrayBuffer>;
  lastModified: Date;
}

export interface Progress {
  /** Fraction done, 0–1. */
  done: number;
  /** What is being done, in words. */
  doing: string;
}

/** Bytes of a PDF that take about as long as one call. */
const BYTES_PER_STEP = 200_000;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What was deleted between the list and the look is left out; null then. */
const unlessGone = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  });

async function inventory(signal: AbortSignal) {
  const books = await fetch.allBooks(signal);
  const chats = [];
  for (const { id } of books) chats.push(...(await fetch.allChats(id, signal)));
  const sessions = await fetch.allSessions(signal);
  const [attempts, quizzes] = [await fetch.allAttempts(signal), await fetch.allQuizzes(signal)];
  const [cards, days] = [await fetch.allCards(signal), await fetch.allReviewDays(signal)];
  return { books, chats, sessions, attempts, quizzes, review: { cards, days } };
}

/**
 * Yields the archive's files, the table of contents last, and tells how far it is.
 * @throws ApiError, and `AbortError` when `signal` aborts
 */
export async function* collect(
  who: { email: string | null; at: Date },
  signal: AbortSignal,
  report: (progress: Progress) => void,
): AsyncGenerator<ArchiveFile> {
  report({ done: 0, doing: words.look });
  const { books, chats, sessions, attempts, quizzes, review } = await inventory(signal);
  const names = new Names();
  const contents: Contents = {
    books: [],
    marks: [],
    chats: [],
    sessions: [],
    quizzes: [],
    attempts: [],
    cards: [],
    exams: [],
  };
  const cost = ({ bytes }: Document) => 1 + bytes / BYTES_PER_STEP;
  const total = books.reduce((sum, book) => sum + cost(book), 1) + chats.length + sessions.length + attempts.length;
  let done = 0;
  const begin = (doing: string, steps = 1) => {
    signal.throwIfAborted();
    report({ done: done / total, doing });
    done += steps;
  };

  /** A page and its JSON, and their line in the table of contents. */
  function* readable(part: Part, title: string, at: string, value: unknown, content: string): Generator<ArchiveFile> {
    const name = names.take(part, title);
    contents[part].push({ title, at, href: `${name}.html`, json: `${name}.json` });
    yield { name: `${name}.html`, input: content, lastModified: new Date(at) };
    yield { name: `${name}.json`, input: json(value), lastModified: new Date(at) };
  }

  for (const book of books) {
    begin(words.book(book.title), cost(book));
    const pdf = await fetch.pdfOf(book.id, signal);
    const name = names.take('books', book.title);
    contents.books.push({ title: book.title, at: book.created_at, ...(pdf ? { href: `${name}.pdf` } : {}) });
    if (pdf) yield { name: `${name}.pdf`, input: pdf, lastModified: new Date(book.created_at) };
    const marks = await unlessGone(fetch.allMarks(book.id, signal));
    if (!marks || marks.length === 0) continue;
    yield* readable('marks', book.title, who.at.toISOString(), marks, marksPage(book.title, marks));
  }
  yield { name: 'books/books.json', input: json(books), lastModified: who.at };
  for (const chat of chats) {
    begin(words.chat(chat.title));
    const messages = await unlessGone(fetch.chatMessages(chat.chat_id, signal));
    if (!messages) continue;
    const content = conversationPage(chat.title, chat.created_at, messages);
    yield* readable('chats', chat.title, chat.created_at, { ...chat, messages }, content);
  }
  for (const session of sessions) {
    begin(words.chat(session.title));
    const messages = await unlessGone(fetch.sessionMessages(session._id, signal));
    if (!messages) continue;
    const { more: _, ...whole } = { ...session, messages };
    yield* readable(
      'sessions',
      session.title,
      session.created_at,
      whole,
      conversationPage(session.title, session.created_at, messages),
    );
  }
  for (const attempt of attempts) {
    begin(words.attempt(attempt.title));
    const id = attempt.attempt_id;
    const whole = await unlessGone(fetch.patiently(() => call('progress.attempt', { params: { id }, signal }), signal));
    if (whole) yield* readable('attempts', dated(whole), whole.created_at, whole, attemptPage(whole));
  }
  for (const quiz of quizzes) yield* readable('quizzes', dated(quiz), quiz.created_at, quiz, quizPage(quiz));
  if (review.cards.length + review.days.length > 0) {
    const name = 'review/cards.json';
    const minutes_a_day = await fetch.reviewMinutes(signal);
    contents.cards.push({
      title: settings.archive.cardsOf(formatNumber(review.cards.length)),
      at: who.at.toISOString(),
      href: name,
    });
    yield { name, input: json({ minutes_a_day, ...review }), lastModified: who.at };
  }
  begin(words.pack);
  const at = who.at.toISOString();
  const exams = await fetch.allExams(signal);
  for (const { date, books: about, created_at } of exams)
    contents.exams.push({
      title: [formatLongDay(atDay(date)), ...about.map(({ title }) => title)].join(' · '),
      at: created_at,
      href: 'exams.json',
    });
  if (exams.length > 0) yield { name: 'exams.json', input: json(exams), lastModified: who.at };
  yield { name: 'account.json', input: json({ email: who.email, taken_out_at: at }), lastModified: who.at };
  yield { name: 'index.html', input: contentsPage(contents, { email: who.email, at }), lastModified: who.at };
}

/** "How memory works, 2026-11-20": several belong to one book. */
const dated = ({ title, created_at }: Pick<StoredQuiz, 'title' | 'created_at'>) =>
  `${title}, ${created_at.slice(0, 10)}`;
