/** A student who has studied: signed in already, with a book, a quiz, an attempt and a chat. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Document } from '../../functions/src/contract/library.ts';
import type { Quiz } from '../../functions/src/contract/quiz.ts';
import type { Student } from '../../functions/test/support/students.ts';
import { newAccount, signIn } from './accounts.ts';
import { coursebook, over, uploaded } from './library.ts';

export interface Studied {
  student: Student;
  book: Document;
  /** Not handed in. */
  quiz: Quiz;
  attempt: string;
  session: BrowserContextOptions['storageState'];
}

/** Lets a student study, once for all tests of a worker that ask for one. */
export async function hasStudied(
  { browser }: { browser: Browser },
  use: (studied: Studied) => Promise<void>,
): Promise<void> {
  const account = await newAccount();
  const [book, student] = await Promise.all([uploaded(account, coursebook()), over(account)]);
  const write = async (mcq: string, saq: string, laq: string) =>
    (await student.call('quiz.generate', { query: { pdf_id: book.id, mcq, saq, laq } })).body;
  const taken = await write('2', '1', '1');
  const answers = { mcq: { 0: taken.questions.mcqs[0]?.answer_index ?? 0 }, saq: { 0: 'A store.' }, laq: {} };
  const { body: marks } = await student.call('progress.submit', { body: { quiz_id: taken.quiz_id, answers } });
  await student.call('chat.ask', { body: { pdf_id: book.id, question: 'What is the spacing effect?' } });
  await student.call('revise.ask', { body: { question: 'How am I doing?', session_id: null } });
  const page = await browser.newPage({ baseURL: process.env.FOLIO_URL ?? '' });
  await signIn(page, account);
  const session = await page.context().storageState();
  await page.context().close();
  await use({ student, book, quiz: await write('2', '1', '1'), attempt: marks.attempt_id, session });
}
