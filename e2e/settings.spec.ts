import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BodyIn } from '../functions/src/contract/api.ts';
import type { SentEntry } from '../functions/src/contract/review.ts';
import { coursebook } from '../functions/test/support/books.ts';
import type { Student } from '../functions/test/support/students.ts';
import { newAccount } from './support/accounts.ts';
import { arrive, remembered } from './support/arrive.ts';
import { over, uploaded, withBook } from './support/library.ts';
import { expect, signIn, test } from './support/test.ts';

const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function openSettings(page: Page) {
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

/** The link in the latest mail of that kind that the Auth emulator would have sent. */
async function mailedLink(kind: string, email: string): Promise<string> {
  const response = await fetch(`${AUTH}/emulator/v1/projects/demo-folio/oobCodes`);
  // The emulator's documented answer.
  const { oobCodes } = (await response.json()) as {
    oobCodes: { requestType: string; email: string; newEmail?: string; oobLink: string }[];
  };
  const mail = oobCodes.findLast((code) => code.requestType === kind && (code.newEmail ?? code.email) === email);
  if (!mail) throw new Error(`No ${kind} for ${email} among ${JSON.stringify(oobCodes)}`);
  return mail.oobLink;
}

async function upload(page: Page) {
  const bytes = Buffer.from(coursebook());
  await page
    .getByLabel('Choose a PDF')
    .setInputFiles({ name: 'memory.pdf', mimeType: 'application/pdf', buffer: bytes });
  await button(page, 'Upload').click();
  await expect(page.getByRole('button', { name: /^Ask Questions: / })).toBeVisible({ timeout: 30_000 });
}

test('a student confirms their address by mail', async ({ page, account }) => {
  await arrive(page, account);
  await openSettings(page);
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await button(page, 'Send the confirmation email').click();
  await expect(page.getByText(`An email is on its way to ${account.email}`)).toBeVisible();
  expect((await fetch(await mailedLink('VERIFY_EMAIL', account.email))).ok).toBe(true);
  await page.reload();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('a student changes their address by a mail to the new one, and logs in with it', async ({ page, account }) => {
  const email = `moved-${crypto.randomUUID()}@folio.example`;
  await remembered(page, account);
  await page.goto('/settings');
  await button(page, 'Change email').click();
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(account.password);
  await button(page, 'Send a confirmation to the new email').click();
  await expect(page.getByText(`An email is on its way to ${email}`)).toBeVisible();
  expect((await fetch(await mailedLink('VERIFY_AND_CHANGE_EMAIL', email))).ok).toBe(true);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, { ...account, email });
});

test('a student who forgot the password gets a mail', async ({ page, account }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('status')).toContainText(/If \S+ has an account with a password/);
  const link = await mailedLink('PASSWORD_RESET', account.email);
  expect((await fetch(`${link}&newPassword=another-password`)).ok).toBe(true);
  await dialog.getByRole('button', { name: 'Back to Login' }).click();
  await signIn(page, { ...account, password: 'another-password' });
});

test.describe('an address without an account', () => {
  test.use({ expectedErrors: [/status of 400.*accounts:sendOobCode/] });

  test('is answered in the same words', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await dialog.getByLabel('Email').fill('nobody@folio.example');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByRole('status')).toContainText(/If \S+ has an account with a password/);
  });
});

/** The files of a ZIP whose entries are stored as they are, by name. */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  for (let at = zip.readUInt32LE(end + 16), i = zip.readUInt16LE(end + 10); i > 0; i -= 1) {
    const [size, name, extra, comment] = [24, 28, 30, 32].map((offset) =>
      offset === 24 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const begins = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.toString('utf8', begins, begins + size));
    at += 46 + name + extra + comment;
  }
  return files;
}

/** Has a student ask a book and all books, and note something in it, each with this word. */
async function speak(student: Student, book: string, word: string): Promise<void> {
  const question = `What is working memory, ${word}?`;
  await student.call('chat.ask', { body: { pdf_id: book, question } });
  await student.call('revise.ask', { body: { question, session_id: null } });
  const at = new Date().toISOString();
  const mark: BodyIn<'book.mark'> = {
    ...{ mark_id: `mark-${word}`, kind: 'note', colour: 'moss', note: word, note_at: at, note_over: null },
    ...{ created_at: at, changed_at: at },
    parts: [{ page: 1, exact: 'How Memory Works', prefix: '', suffix: '', first: 0, last: 2 }],
  };
  await student.call('book.mark', { params: { id: book }, body: mark });
}

test('the export holds notes, both kinds of conversations, cards with their log, key facts, exams with their plan, own words, hints and how sure they were, and nothing of others', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  const { body: quiz } = await student.call('quiz.generate', {
    query: { pdf_id: book.id, mcq: '1', saq: '1', laq: '0' },
  });
  const { body: attempt } = await student.call('progress.submit', {
    body: {
      quiz_id: quiz.quiz_id,
      answers: { mcq: {}, saq: { 0: 'No idea at all.' }, laq: {} },
      confidence: { mcq: {}, saq: { 0: 'guess' }, laq: {} },
    },
  });
  const params = { id: attempt.attempt_id };
  const own = 'My own words about it.';
  await student.call('progress.retell', { params, body: { kind: 'saq', index: 0, answer: own, hints: 2 } });
  await student.call('review.fromAttempt', { body: { attempt_id: attempt.attempt_id } });
  const [fact] = (await student.call('review.facts', { query: { pdf_id: book.id } })).body.facts;
  const card_id = fact?.card_id ?? '';
  await student.call('review.fromFacts', { body: { pdf_id: book.id, card_ids: [card_id] } });
  await student.call('review.settings', { body: { minutes: 25 } });
  const graded = {
    id: 'entry-of-the-export',
    card_id,
    at: new Date().toISOString(),
    grade: 3,
    seconds: 7,
    helped: true,
  };
  await student.call('review.entries', { body: { entries: [graded as SentEntry], offset: 0 } });
  const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await student.call('exam.create', {
    query: { offset: '0' },
    body: { pdf_ids: [book.id], date, minutes: 20, rest: [0] },
  });

  await speak(student, book.id, 'canaryana');
  const other = await newAccount();
  await speak(await over(other), (await uploaded(other, coursebook(), 'canaryben.pdf')).id, 'canaryben');

  await page.goto('/settings');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Prepare export').click()]);
  const files = unzipped(readFileSync(await download.path()));
  const json = (name: RegExp) => JSON.parse([...files].find(([path]) => name.test(path))?.[1] ?? 'null');
  expect(json(/^attempts\/.*\.json$/)).toMatchObject({
    confidence: { saq: { 0: 'guess' } },
    retold: { saq: { 0: { answer: own, hints: 2 } } },
  });
  const review = json(/^review\/cards\.json$/);
  expect(review).toMatchObject({ minutes_a_day: 25, days: [{ reviews: 1 }] });
  expect(review.cards).toHaveLength(3);
  expect(review.cards.find((card: { card_id: string }) => card.card_id === card_id)).toMatchObject({
    source: 'fact',
    log: [{ id: graded.id, grade: 3, helped: true }],
  });
  const [exam] = json(/^exams\.json$/);
  expect(exam).toMatchObject({ date, minutes: 20, rest: [0] });
  expect(exam.days.length).toBeGreaterThan(20);
  expect(files.get('index.html')).toContain('exams.json');
  for (const part of ['marks', 'chats', 'sessions'])
    expect(JSON.stringify(json(new RegExp(`^${part}/.*\\.json$`)))).toContain('canaryana');
  expect(json(/^quizzes\/.*\.json$/)).toMatchObject({ quiz_id: quiz.quiz_id });
  expect(json(/^books\/books\.json$/)).toMatchObject([{ id: book.id }]);
  expect([...files].filter(([name, text]) => `${name} ${text}`.includes('canaryben'))).toEqual([]);
});

test('a student takes everything out, then deletes the account and is at /', async ({ page, account }) => {
  await arrive(page, account);
  await upload(page);
  await openSettings(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Prepare export').click()]);
  expect(download.suggestedFilename()).toMatch(/^folio-\d{4}-\d\d-\d\d\.zip$/);
  const zip = readFileSync(await download.path());
  expect(zip.includes(Buffer.from(coursebook()))).toBe(true);
  expect(zip.includes('index.html')).toBe(true);
  await expect(page.getByText('Your export is ready')).toBeVisible();

  await button(page, 'Delete my account…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account permanently?' });
  await dialog.getByLabel('Enter your password again').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('button', { name: 'Start Learning Now' }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^firebase|^folio:/.test(key)))).toEqual(
    [],
  );
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 400.*accounts:/] });

  test('deletes nothing and is told', async ({ page, account }) => {
    await remembered(page, account);
    await page.goto('/settings');
    await button(page, 'Delete my account…').click();
    await page.getByRole('dialog').getByLabel('Enter your password again').fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Your account couldn’t be deleted');
    await page.reload();
    await expect(button(page, 'Account menu')).toBeVisible();
  });
});
