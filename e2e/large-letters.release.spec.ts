/** With letters twice as large, and in a book written from right to left: nothing is cut off, lies over another, or scrolls sideways. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../tools/lib/prepare.mjs';
import { sharedData } from '../tools/lib/shared-data.ts';
import { settled } from '../tools/screenshots/camera.ts';
import { newAccount, signIn } from './support/accounts.ts';
import { misplacedIn } from './support/letters.ts';
import { coursebook, over, uploaded } from './support/library.ts';
import { test as base, expect } from './support/test.ts';

/** An Arabic book of the shared data; where that is not at hand, the coursebook alone is looked at. */
const ARABIC = join(sharedData(ROOT), 'xquad', 'ar', 'book.pdf');
const BOOKS = [
  { name: 'the coursebook', bytes: () => coursebook(), question: 'What is the spacing effect?', there: true },
  {
    name: 'an Arabic book',
    bytes: () => new Uint8Array(readFileSync(ARABIC)),
    question: 'ما هي عاصمة فرنسا؟',
    there: existsSync(ARABIC),
  },
] as const;
const SIZES = [
  { width: 1366, height: 860 },
  { width: 390, height: 844 },
] as const;
const LETTERS = [100, 200] as const;

interface Read {
  book: string;
  quiz: string;
  attempt: string;
  session: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
}

const SCREENS: readonly { name: string; path: (read: Read) => string }[] = [
  { name: 'dashboard', path: () => '/' },
  { name: 'chat', path: ({ book }) => `/chat/${book}` },
  { name: 'quiz form', path: ({ book }) => `/quiz/config/${book}` },
  { name: 'quiz', path: ({ quiz }) => `/quiz/${quiz}` },
  { name: 'attempt', path: ({ attempt }) => `/progress/attempt/${attempt}` },
  { name: 'progress', path: () => '/progress' },
  { name: 'review', path: () => '/review' },
  { name: 'key facts', path: ({ book }) => `/review/facts/${book}` },
  { name: 'videos', path: ({ book }) => `/videos/${book}` },
  { name: 'revision chat', path: () => '/revisechat' },
  { name: 'settings', path: () => '/settings' },
];

/** A student of one book, once for all screens of a worker. */
const test = base.extend<object, { readers: Map<string, Read> }>({
  readers: [
    async ({ browser }, use) => {
      const readers = new Map<string, Read>();
      for (const { name, bytes, question, there } of BOOKS)
        if (there) readers.set(name, await reads(browser, bytes(), question));
      await use(readers);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function reads(browser: Browser, bytes: Uint8Array, question: string): Promise<Read> {
  const account = await newAccount();
  const [{ id: book }, student] = await Promise.all([uploaded(account, bytes), over(account)]);
  const quiz = async () =>
    (await student.call('quiz.generate', { query: { pdf_id: book, mcq: '2', saq: '1', laq: '1' } })).body;
  const { quiz_id, questions } = await quiz();
  const saq: Record<string, string> = questions.saqs.length > 0 ? { 0: question } : {};
  const { body: marks } = await student.call('progress.submit', {
    body: { quiz_id, answers: { mcq: {}, saq, laq: {} } },
  });
  await student.call('review.fromAttempt', { body: { attempt_id: marks.attempt_id } });
  await student.call('chat.ask', { body: { pdf_id: book, question } });
  const page = await browser.newPage({ baseURL: process.env.FOLIO_URL ?? '' });
  await signIn(page, account);
  const session = await page.context().storageState();
  await page.context().close();
  return { book, quiz: (await quiz()).quiz_id, attempt: marks.attempt_id, session };
}

for (const { name: book, there } of BOOKS)
  for (const letters of LETTERS)
    for (const viewport of SIZES)
      test(`${book} at ${viewport.width} px with letters of ${letters} %`, async ({ browser, readers }) => {
        test.slow();
        test.skip(!there, 'the shared data are not at hand');
        const read = readers.get(book);
        if (!read) throw new Error(`Nobody reads ${book}`);
        const page = await browser.newPage({
          ...{ baseURL: process.env.FOLIO_URL ?? '', storageState: read.session, viewport },
          ...{ serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-GB' },
        });
        const misplaced: string[] = [];
        for (const { name, path } of SCREENS) {
          await page.goto(path(read));
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}%`;
          }, letters);
          await settled(page);
          misplaced.push(...(await misplacedIn(page)).map((what) => `${name}: ${what}`));
        }
        await page.context().close();
        expect(misplaced).toEqual([]);
      });
