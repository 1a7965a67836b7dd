/** Every screen, with what to do on it before it is looked at. Names of controls are those that all versions share. */
import type { Page } from '@playwright/test';
import type { Quiz } from '../../functions/src/contract/quiz.ts';
import { answersTo, type Studied } from './studied.ts';

export interface Screen {
  name: string;
  route: (studied: Studied) => string;
  visitor?: boolean;
  /** What to do first; on a phone some controls stand elsewhere. */
  act?: (page: Page, phone: boolean) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

/** Presses the last mark of the conversation; the book shows it. */
async function showMark(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /show in book$/ })
    .last()
    .click();
  await page.locator('[data-mark]').first().waitFor();
}

async function toChat(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('tab', { name: 'Chat' }).click();
}

async function openSession(page: Page, phone: boolean): Promise<void> {
  if (phone) await button(page, 'Chat History').click();
  await page
    .getByRole('button', { name: /^What is the spacing effect, and how/ })
    .first()
    .click();
}

/** Has a paper written, answers it as a student would, and hands it in. */
async function takePaper(page: Page): Promise<void> {
  const written = page.waitForResponse((response) => response.url().includes('/quiz/generate'));
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  const { questions }: Quiz = await (await written).json();
  const { mcq, saq, laq } = answersTo(questions);
  await page.getByRole('radio').first().waitFor();
  let before = 0;
  for (const [i, { options }] of questions.mcqs.entries()) {
    await page
      .getByRole('radio')
      .nth(before + (mcq[i] ?? 0))
      .check();
    before += options.length;
  }
  const typed = [...questions.saqs.map((_, i) => saq[i]), ...questions.laqs.map((_, i) => laq[i])];
  for (const [i, text] of typed.entries())
    await page
      .getByRole('textbox')
      .nth(i)
      .fill(text ?? '');
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
}

/** Ends the review, and waits for what its end is told by: the days ahead and the student's books. */
async function endReview(page: Page): Promise<void> {
  await button(page, 'End session').click();
  await page.getByRole('list', { name: 'The next seven days' }).waitFor();
  await page.getByRole('heading', { name: 'Cards from a book' }).waitFor();
}

async function loseConnection(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.reload();
}

export const SCREENS: readonly Screen[] = [
  { name: 'landing', route: () => '/', visitor: true },
  { name: 'login', route: () => '/', visitor: true, act: press('Start Learning Now') },
  { name: 'about', route: () => '/about', visitor: true },
  { name: 'not-found', route: () => '/no/such/page', visitor: true },
  { name: 'dashboard', route: () => '/' },
  { name: 'chat-mark', route: ({ book }) => `/chat/${book}`, act: showMark },
  { name: 'chat-answers', route: ({ coursebook }) => `/chat/${coursebook}`, act: toChat },
  { name: 'chat-chinese', route: ({ chinese, coursebook }) => `/chat/${chinese ?? coursebook}`, act: toChat },
  { name: 'chat-persian', route: ({ persian, coursebook }) => `/chat/${persian ?? coursebook}`, act: showMark },
  { name: 'quiz-config', route: ({ book }) => `/quiz/config/${book}` },
  { name: 'quiz', route: ({ quiz }) => `/quiz/${quiz}`, act: (page) => page.getByRole('radio').first().check() },
  { name: 'progress', route: () => '/progress' },
  { name: 'review', route: () => '/review' },
  { name: 'review-answer', route: () => '/review', act: press('Show the answer') },
  { name: 'review-end', route: () => '/review', act: endReview },
  { name: 'facts', route: ({ coursebook }) => `/review/facts/${coursebook}` },
  { name: 'attempt', route: ({ attempt }) => `/progress/attempt/${attempt}` },
  { name: 'revision', route: () => '/revisechat', act: openSession },
  { name: 'revision-empty', route: () => '/revisechat' },
  { name: 'videos', route: ({ book }) => `/videos/${book}` },
  { name: 'settings', route: () => '/settings' },
  { name: 'offline', route: () => '/progress', act: loseConnection },
  { name: 'results', route: ({ coursebook }) => `/quiz/config/${coursebook}`, act: takePaper },
];
