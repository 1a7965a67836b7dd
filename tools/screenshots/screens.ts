/** Every screen, with what to do on it before it is looked at. Names of controls are those that all versions share. */
import type { Page } from '@playwright/test';
import type { Quiz } from '../../functions/src/contract/quiz.ts';
import { settled } from './camera.ts';
import { answersTo, type Studied } from './studied.ts';

export interface Screen {
  name: string;
  route: (studied: Studied) => string;
  visitor?: boolean;
  /** What to do first; on a phone some controls stand elsewhere. */
  act?: (page: Page, phone: boolean, studied: Studied) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

/** Has the last passage of the conversation shown on its page. */
async function showMark(page: Page, phone: boolean): Promise<void> {
  // On a phone the book opens with the press.
  if (!phone) await page.locator('[data-page]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Show on page' }).last().click();
  await page.locator('[data-mark]').first().waitFor();
}

/** On a phone a book's chat is behind a tab; the revision chat has none. */
async function toChat(page: Page, phone: boolean): Promise<void> {
  if (phone && page.url().includes('/chat/')) await page.getByRole('tab', { name: 'Chat' }).click();
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
  await page.getByRole('list', { name: 'Cards that come back in the seven days after today' }).waitFor();
  await page.getByRole('heading', { name: 'Cards from a book' }).waitFor();
}

const INTERNAL = {
  status: 500,
  json: { error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' } },
};

/** Loads the screen anew, and waits until all that it asks for again by itself has failed too. */
async function reloadInVain(page: Page): Promise<void> {
  await page.reload();
  await button(page, 'Try again')
    .or(page.getByText('You seem to be offline.').first())
    .waitFor({ timeout: 12_000 })
    .catch(() => undefined); // not every screen has one
}

/** Has the service fail at these calls, and loads the screen anew. */
const failing = (call: RegExp | string) => async (page: Page) => {
  await page.route(call, (route) => route.fulfill(INTERNAL));
  await reloadInVain(page);
};
const ALL_CALLS = '**/api/**';

async function loseConnection(page: Page): Promise<void> {
  // The browser knows of it, as it does where a student's connection goes.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route(ALL_CALLS, (route) => route.abort('internetdisconnected'));
  // What is asked to learn that it is back.
  await page.route('**/app.html?answers', (route) => route.abort('internetdisconnected'));
  await reloadInVain(page);
}

/** The same on a device that has kept the two books that were opened last. */
async function loseConnectionWithBooks(page: Page, phone: boolean, books: readonly string[]): Promise<void> {
  for (const book of books) {
    await page.goto(new URL(`/chat/${book}`, page.url()).href);
    if (phone) await page.getByRole('tab', { name: 'Book' }).click();
    await page.locator('[data-page]').first().waitFor({ state: 'attached' });
    await settled(page);
  }
  await page.goto(new URL('/', page.url()).href);
  await settled(page);
  await loseConnection(page);
}

/** Without a connection on a device that has kept nothing. */
async function startOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name?.startsWith('folio')) indexedDB.deleteDatabase(name);
    for (const key of Object.keys(localStorage)) if (key.startsWith('folio:')) localStorage.removeItem(key);
  });
  await loseConnection(page);
}

/** Asks what no reply comes to. */
async function askInVain(page: Page, phone: boolean): Promise<void> {
  await toChat(page, phone);
  await page.route(/\/(chat|revise-chat)\/ask$/, (route) => route.fulfill(INTERNAL));
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which four modalities regulate behaviour?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^I'm sorry, I encountered an error/).waitFor();
}

async function generateInVain(page: Page): Promise<void> {
  await page.route(/\/quiz\/generate/, (route) => route.fulfill(INTERNAL));
  await button(page, 'Generate Quiz').click();
  await page.getByRole('alert').waitFor();
}

async function submitInVain(page: Page): Promise<void> {
  await page.route(/\/progress\/submit$/, (route) => route.fulfill(INTERNAL));
  await page.getByRole('radio').first().check();
  await button(page, 'Submit Quiz').click();
  await page.getByRole('alert').waitFor();
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
  { name: 'exam-form', route: () => '/progress', act: press('Change') },
  { name: 'dashboard-fault', route: () => '/', act: failing(/\/api\/(upload\/list|review|exam|progress)/) },
  {
    name: 'dashboard-offline',
    route: () => '/',
    act: (page, phone, { book, coursebook }) => loseConnectionWithBooks(page, phone, [coursebook, book]),
  },
  { name: 'dashboard-offline-first', route: () => '/', act: startOffline },
  { name: 'chat-fault', route: ({ book }) => `/chat/${book}`, act: askInVain },
  { name: 'chat-history-fault', route: ({ book }) => `/chat/${book}`, act: failing(/\/api\/chat\//) },
  { name: 'chat-file-fault', route: ({ book }) => `/chat/${book}`, act: failing(/\/api\/upload\/file\//) },
  { name: 'chat-offline', route: ({ book }) => `/chat/${book}`, act: loseConnection },
  { name: 'chat-missing', route: () => '/chat/0000000000000000' },
  { name: 'quiz-config-fault', route: ({ book }) => `/quiz/config/${book}`, act: generateInVain },
  { name: 'quiz-config-offline', route: ({ book }) => `/quiz/config/${book}`, act: loseConnection },
  { name: 'quiz-submit-fault', route: ({ quiz }) => `/quiz/${quiz}`, act: submitInVain },
  { name: 'quiz-fault', route: ({ quiz }) => `/quiz/${quiz}`, act: failing(/\/api\/quiz\//) },
  { name: 'quiz-offline', route: ({ quiz }) => `/quiz/${quiz}`, act: loseConnection },
  { name: 'progress-fault', route: () => '/progress', act: failing(ALL_CALLS) },
  { name: 'progress-offline', route: () => '/progress', act: loseConnection },
  { name: 'progress-offline-first', route: () => '/progress', act: startOffline },
  { name: 'attempt-fault', route: ({ attempt }) => `/progress/attempt/${attempt}`, act: failing(ALL_CALLS) },
  { name: 'review-fault', route: () => '/review', act: failing(ALL_CALLS) },
  { name: 'review-offline', route: () => '/review', act: loseConnection },
  { name: 'review-offline-first', route: () => '/review', act: startOffline },
  { name: 'facts-fault', route: ({ coursebook }) => `/review/facts/${coursebook}`, act: failing(ALL_CALLS) },
  { name: 'revision-fault', route: () => '/revisechat', act: failing(ALL_CALLS) },
  { name: 'revision-ask-fault', route: () => '/revisechat', act: askInVain },
  { name: 'revision-offline', route: () => '/revisechat', act: loseConnection },
  { name: 'facts-offline', route: ({ coursebook }) => `/review/facts/${coursebook}`, act: startOffline },
  { name: 'attempt-offline', route: ({ attempt }) => `/progress/attempt/${attempt}`, act: loseConnection },
  { name: 'guide', route: ({ coursebook }) => `/guide/${coursebook}/2` },
  { name: 'guide-fault', route: ({ coursebook }) => `/guide/${coursebook}/2`, act: failing(/\/api\/.*guide/) },
  { name: 'exam-fault', route: () => '/progress', act: failing(/\/api\/exam/) },
  { name: 'videos-fault', route: ({ book }) => `/videos/${book}`, act: failing(/\/api\/youtube\//) },
  { name: 'videos-offline', route: ({ book }) => `/videos/${book}`, act: startOffline },
  { name: 'settings-offline', route: () => '/settings', act: loseConnection },
  { name: 'results', route: ({ coursebook }) => `/quiz/config/${coursebook}`, act: takePaper },
];
