/**
 * An account as it is after two months of study: 25 books, long chats, papers of twenty questions, 60 attempts on 60 days,
 * weeks of revision chats. Books, answers, quizzes and marks are the product's own; further attempts, titles and chats are
 * copies of them, dated back, written where the product writes them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Quiz } from '../../functions/src/contract/quiz.ts';
import { databaseOf, type Own } from '../demo/database.ts';
import type { Student } from '../demo/student.ts';
import type { Emulators } from '../lib/emulators.ts';
import { ago, dateBack, rememberCards } from './past.ts';
import { COURSEBOOK_QUESTIONS, QUESTIONS, SESSIONS, SHELF } from './shelf.ts';

const READ_WITHIN_MS = 300_000;
const NO_SCRIPTS = { chinese: undefined, persian: undefined, arabic: undefined };
const FILES = {
  english: 'book-en-freeculture.pdf',
  chinese: 'book-zh-lshort.pdf',
  persian: 'book-fa-lshort.pdf',
  arabic: 'arabic-habibi.pdf',
} as const;
/** What is typed into the papers, in turn: right, vague, empty, wrong. */
const TYPED = [
  (answer: string) => answer,
  () => 'It is the amount of working memory that a task uses at one moment.',
  () => '',
  (answer: string) => answer.split(' ').slice(0, 9).join(' '),
  () => 'The opposite: it never changes, and nobody has studied it.',
];

export interface Studied {
  /** The book with the long chat, the coursebook, and where there are any a Chinese and a Persian one. */
  book: string;
  coursebook: string;
  chinese: string | undefined;
  persian: string | undefined;
  /** Not handed in. */
  quiz: string;
  attempt: string;
}

/** Uploads a book and waits until it is read, whatever could not be. @returns its id */
async function put(student: Student, bytes: Uint8Array, name: string): Promise<string> {
  const body = new FormData();
  body.set('file', new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' }));
  const { id } = await student.call('upload.upload', { body, key: `looks-${name}` });
  for (const end = Date.now() + READ_WITHIN_MS; ; await after(1_000)) {
    const { document } = await student.call('upload.info', { at: `/upload/${id}` });
    if (document.status !== 'reading') return id;
    if (Date.now() > end) throw new Error(`${name} is still being read: page ${document.pages_read}.`);
  }
}

/** Reads the books of a folder by their names; those that are not there are left out. */
async function readBooks(student: Student, folder: string | undefined) {
  const uploaded = async (name: string) => {
    const path = folder && join(folder, name);
    if (!path || !existsSync(path)) return undefined;
    return put(student, readFileSync(path), name);
  };
  if (!folder) return { english: undefined, ...NO_SCRIPTS };
  return {
    english: await uploaded(FILES.english),
    chinese: await uploaded(FILES.chinese),
    persian: await uploaded(FILES.persian),
    arabic: await uploaded(FILES.arabic),
  };
}

async function ask(student: Student, book: string | undefined, questions: readonly string[]): Promise<void> {
  if (!book) return;
  for (const question of questions) await student.call('chat.ask', { body: { pdf_id: book, question } });
}

/** What a student answers to a paper: some right, some wrong, some left blank. */
export function answersTo({ mcqs, saqs, laqs }: Quiz['questions']) {
  const typed = (answers: readonly string[]) =>
    Object.fromEntries(answers.map((answer, i) => [i, TYPED[i % TYPED.length]?.(answer) ?? '']));
  const chosen = mcqs.map(({ answer_index: key, options }, i) => [i, i % 3 === 2 ? (key + 1) % options.length : key]);
  return {
    mcq: Object.fromEntries(chosen) as Record<number, number>,
    saq: typed(saqs.map(({ answer }) => answer)) as Record<number, string>,
    laq: typed(laqs.map(({ answer_outline: outline }) => outline.join(' '))) as Record<number, string>,
  };
}

/** Takes a paper of up to twenty questions. @returns the attempt */
async function takePaper(student: Student, book: string): Promise<string> {
  const quiz = await student.call('quiz.generate', { at: `/quiz/generate?pdf_id=${book}&mcq=10&saq=6&laq=4` });
  const { attempt_id: attempt } = await student.call('progress.submit', {
    body: { quiz_id: quiz.quiz_id, answers: answersTo(quiz.questions) },
    key: `looks-${quiz.quiz_id}`,
  });
  return attempt;
}

/** Fills the demo student's account. @param folder with further books to read, by their names */
export async function study(suite: Emulators, student: Student, folder: string | undefined): Promise<Studied> {
  const [first] = await student.call('upload.list');
  if (!first) throw new Error('The demo student has no book.');
  const read = await readBooks(student, folder);
  const book = read.english ?? first.id;
  await ask(student, read.english, QUESTIONS.english);
  await ask(student, first.id, COURSEBOOK_QUESTIONS);
  await ask(student, read.chinese, QUESTIONS.chinese);
  await ask(student, read.persian, QUESTIONS.persian);
  const attempts = [await takePaper(student, first.id), await takePaper(student, book)];
  const { quiz_id: quiz } = await student.call('quiz.generate', {
    at: `/quiz/generate?pdf_id=${first.id}&mcq=10&saq=6&laq=4`,
  });
  const own = await databaseOf(suite);
  await fillShelf(own, { ...read, english: book });
  await dateBack(own, attempts);
  for (const attempt_id of attempts) await student.call('review.fromAttempt', { body: { attempt_id } });
  const { facts } = await student.call('review.facts', { at: `/review/facts?pdf_id=${first.id}` });
  const card_ids = facts.slice(0, 20).map(({ card_id }) => card_id);
  await student.call('review.fromFacts', { body: { pdf_id: first.id, card_ids } });
  await rememberCards(own);
  const exam = { pdf_ids: [book], date: ago(-19).slice(0, 10), minutes: 30, rest: [0] };
  await student.call('exam.create', { at: '/exam?offset=60', body: exam });
  await rememberSessions(own, await revise(student));
  const { chinese, persian } = read;
  return { book, coursebook: first.id, chinese, persian, quiz, attempt: attempts[0] ?? '' };
}

/** Holds a revision chat. @returns its session */
async function revise(student: Student): Promise<string> {
  const question = 'What is the spacing effect, and how is it used?';
  const { session_id } = await student.call('revise.ask', { body: { question, session_id: null } });
  for (const next of ['Compare short-term and long-term memory', 'How am I doing?', 'Make me a plan for 7 days'])
    await student.call('revise.ask', { body: { question: next, session_id } });
  return session_id;
}

async function fillShelf(own: Own, read: Record<string, string | undefined>): Promise<void> {
  for (const [i, { title, like = 'english', pages, withoutText = [] }] of SHELF.entries()) {
    const source = read[like] ?? read.english ?? '';
    const [document, outline] = await Promise.all([
      own.collection('documents').doc(source).get(),
      own.collection('outlines').doc(source).get(),
    ]);
    const id = `looks-book-${i}`;
    const own_ = { title, pages, pages_read: pages, pages_without_text: withoutText, created_at: ago(70 - 2.7 * i) };
    await own
      .collection('documents')
      .doc(id)
      .set({ ...document.data(), ...own_ });
    await own
      .collection('outlines')
      .doc(id)
      .set(outline.data() ?? { entries: [] });
  }
}

async function rememberSessions(own: Own, session: string): Promise<void> {
  const original = await own.collection('sessions').doc(session).get();
  const { docs } = await original.ref.collection('messages').get();
  for (const [i, { title, daysAgo }] of SESSIONS.entries()) {
    const ref = own.collection('sessions').doc(`looks-session-${i}`);
    await ref.set({ ...original.data(), title, created_at: ago(daysAgo), updated_at: ago(daysAgo) });
    for (const message of docs.slice(0, 2)) await ref.collection('messages').doc(message.id).set(message.data());
  }
}
