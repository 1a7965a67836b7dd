import type { Page } from '@playwright/test';
import { arrive, remembered } from './support/arrive.ts';
import { coursebook, over, uploaded } from './support/library.ts';
import { expectGoodLooks } from './support/looks.ts';
import { onBoth, PHONE } from './support/sizes.ts';
import { type Account, expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A student with one attempt: the first question right, the others not answered. */
async function withAttempt(page: Page, account: Account) {
  const book = await uploaded(account, coursebook());
  const student = await over(account);
  const { body: quiz } = await student.call('quiz.generate', {
    query: { pdf_id: book.id, mcq: '2', saq: '1', laq: '1' },
  });
  const right = quiz.questions.mcqs[0]?.answer_index ?? 0;
  const answers = { mcq: { 0: right }, saq: {}, laq: {} };
  const { body } = await student.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers } });
  await arrive(page, account);
  return { attempt: body.attempt_id, total: body.total };
}

test('an attempt can be looked back at, and what was left blank tried again', async ({ page, account }) => {
  const { total } = await withAttempt(page, account);
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  const overall = page.getByRole('region', { name: 'Overall performance' });
  await expect(overall).toContainText(`${Math.round(100 / total)}%`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(`1 / ${total}`);
  await row.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('Not answered')).toHaveCount(total - 1);
  await page.getByRole('button', { name: /^Try the (?:one|\d+) you left blank$/ }).click();
  await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: `0 of ${total - 1} answered` })).toBeVisible();
  await page.goBack();
  await button(page, 'Back to Progress').click();
  await expect(page).toHaveURL('/progress');
});

/** A student who answered everything on the first chapter wrong, and nothing else. */
async function withWeakChapter(account: Account) {
  const book = await uploaded(account, coursebook());
  const student = await over(account);
  const { body } = await student.call('progress.coverage', { query: { pdf_id: book.id } });
  const [chapter] = body.books[0]?.chapters ?? [];
  if (!chapter) throw new Error('The coursebook has chapters.');
  const pages = `${chapter.from}-${chapter.to}`;
  const { body: quiz } = await student.call('quiz.generate', {
    query: { pdf_id: book.id, mcq: '5', saq: '3', laq: '0', pages },
  });
  const mcq = Object.fromEntries(
    quiz.questions.mcqs.map(({ answer_index: key, options }, i) => [i, (key + 1) % options.length]),
  );
  await student.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers: { mcq, saq: {}, laq: {} } } });
  return { book, chapter, chapters: body.books[0]?.chapters ?? [] };
}

test('Progress says what to do next, and a press leads to a quiz on that chapter, on a desk and on a phone', async ({
  page,
  account,
}) => {
  test.slow();
  const { chapter, chapters } = await withWeakChapter(account);
  await remembered(page, account);
  await page.goto('/progress');
  const next = page.getByRole('region', { name: 'Next' });
  const practise = next.getByRole('link', { name: 'Practise' });
  const coverage = page.getByRole('region', { name: 'Coverage' });
  await onBoth(page, async () => {
    await expect(next).toContainText(chapter.title);
    await expect(practise).toBeVisible();
    await expect(coverage).toContainText(`0 sure, 1 shaky, ${chapters.length - 1} not asked yet`);
  });
  await practise.press('Enter');
  await onBoth(page, async () => {
    await expect(page.getByRole('checkbox', { name: chapter.title, exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'The whole book' })).not.toBeChecked();
    await expect(button(page, 'Generate Quiz')).toBeVisible();
  });
  await button(page, 'Generate Quiz').press('Enter');
  await onBoth(page, async () => {
    await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
    await expect(page.getByText(chapter.title).first()).toBeVisible();
  });
});

test('an exam is set by keys alone; its first day leads to a quiz, and what is done counts, on a desk and on a phone', async ({
  page,
  account,
}) => {
  test.slow();
  const book = await uploaded(account, coursebook());
  await remembered(page, account);
  await page.goto('/progress');
  await onBoth(page, () => expect(button(page, 'Set an exam date')).toBeVisible());
  await button(page, 'Set an exam date').press('Enter');
  const form = page.getByRole('form', { name: 'Exam date' });
  await form.getByRole('checkbox', { name: book.title }).press('Space');
  // Counted from the day of study, which ends four hours after midnight.
  const inTenDays = new Date(Date.now() + 10 * 86_400_000 - 4 * 3_600_000).toISOString().slice(0, 10);
  await form.getByLabel('Exam day').fill(inTenDays);
  await onBoth(page, () => expect(form.getByLabel('Minutes a day')).toBeVisible());
  await form.getByLabel('Minutes a day').press('Enter');
  const exam = page.getByRole('region', { name: /^Exam in (9|10) days$/ });
  const start = exam.getByRole('link', { name: 'Start today' });
  await onBoth(page, async () => {
    await expect(exam).toContainText('on 0 of 6 chapters');
    // Days far off are folded.
    await expect(exam).toContainText('Mock exam');
    await expect(start).toBeVisible();
  });
  await start.press('Enter');
  await onBoth(page, async () => {
    // All that today asks of the book: two chapters, five choices each.
    await expect(page.getByRole('spinbutton').first()).toHaveValue('10');
    await expect(page.getByText(/^About: .+ · /)).toBeVisible();
  });
  await page.setViewportSize(PHONE);
  await button(page, 'Generate Quiz').press('Enter');
  await page.getByRole('button', { name: 'Submit Quiz' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible({ timeout: 30_000 });
  await page.goto('/progress');
  await onBoth(page, async () => {
    await expect(exam).toContainText(/on [12] of 6 chapters/);
    await expect(exam.getByRole('link', { name: 'Continue today' })).toBeVisible();
    await expect(exam.getByRole('button', { name: /^Change the exam/ })).toBeVisible();
  });
  await exam.getByRole('button', { name: /^Change the exam/ }).press('Enter');
  await onBoth(page, () => expect(button(page, 'Remove this exam')).toBeVisible());
  await button(page, 'Remove this exam').press('Enter');
  await expect(exam).toHaveCount(0);
});

test('what was not asked yet can be asked about, and what went wrong, by keys alone', async ({ page, account }) => {
  test.slow();
  const { chapters } = await withWeakChapter(account);
  await remembered(page, account);
  await page.goto('/progress');
  await page.getByRole('link', { name: /^Quiz me on what I haven’t covered/ }).press('Enter');
  await expect(page.getByRole('button', { name: `Chapters not asked yet (${chapters.length - 1})` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await button(page, 'Generate Quiz').press('Enter');
  await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
  await page.goto('/progress');
  await page.getByRole('button', { name: /^Quiz me on what I got wrong/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^0 of \d+ answered$/ })).toBeVisible();
});

test('Progress has good looks at every size, in light and dark', { tag: '@release' }, async ({ page, account }) => {
  test.slow();
  const { book } = await withWeakChapter(account);
  const body = {
    pdf_ids: [book.id],
    date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    minutes: 30,
    rest: [0],
  };
  await (await over(account)).call('exam.create', { query: { offset: '0' }, body });
  await remembered(page, account);
  await page.goto('/progress');
  await expect(page.getByRole('region', { name: 'Coverage' })).toBeVisible();
  await expectGoodLooks(page);
});

test.describe('when it is gone', () => {
  test.use({ expectedErrors: [/status of 404|Could not load/] });

  test("an attempt that is not there reads 'Attempt details not found.'", async ({ page, account }) => {
    await remembered(page, account);
    await page.goto('/progress/attempt/no-such-attempt');
    await expect(page.getByText('Attempt details not found.')).toBeVisible();
    await button(page, 'Back to Progress').click();
    await expect(page).toHaveURL('/progress');
  });
});
