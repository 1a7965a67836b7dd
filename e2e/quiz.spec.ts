import type { Page } from '@playwright/test';
import type { Reply } from '../functions/src/contract/api.ts';
import { remembered } from './support/arrive.ts';
import { setOffline } from './support/connection.ts';
import { coursebook, over, withBook } from './support/library.ts';
import { type Account, expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const SUBMIT = '**/api/progress/submit';
const failing = { status: 503, json: { error: { code: 'unavailable', message: 'The examiner is resting.' } } };

/** A small quiz of the demo coursebook, written over HTTP, opened by its id. */
async function withQuiz(page: Page, account: Account) {
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  const { body } = await student.call('quiz.generate', { query: { pdf_id: book.id, mcq: '2', saq: '1', laq: '1' } });
  await page.goto(`/quiz/${body.quiz_id}`);
  await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
  const { mcqs, saqs, laqs } = body.questions;
  return { student, quiz: body, book, total: mcqs.length + saqs.length + laqs.length };
}

test('configure, generate, leave and resume, submit, results, progress, details, show in book', async ({
  page,
  account,
}) => {
  await withBook(page, account, coursebook());
  await page.goto('/');
  await page.getByRole('button', { name: /^Generate Quiz: / }).click();
  const counts = page.getByRole('spinbutton');
  await expect(counts.nth(0)).toHaveValue('5');
  await expect(counts.nth(1)).toHaveValue('3');
  await expect(counts.nth(2)).toHaveValue('1');
  await counts.nth(0).fill('2');
  await counts.nth(1).fill('2');
  const generated = page.waitForResponse('**/api/quiz/generate*');
  await button(page, 'Generate Quiz').click();
  // A short book may hold fewer than are asked for.
  const { saqs, laqs } = ((await (await generated).json()) as Reply<'quiz.generate'>).questions;

  await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
  const [first, second] = await page.getByRole('radiogroup').all();
  await first?.getByRole('radio').first().check();
  await second?.getByRole('radio').last().check();
  const typed = section(page, 'Short Answer').getByRole('textbox').first();
  await typed.fill('A store that holds a few things for seconds.');
  await button(page, 'Exit Quiz').click();
  await expect(page).toHaveURL('/');

  await page.goBack();
  await expect(typed).toHaveValue(/^A store/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  await page.reload();
  await expect(typed).toHaveValue(/^A store/);
  await button(page, 'Submit Quiz').click();

  const results = section(page, 'Quiz Results');
  const total = 2 + saqs.length + laqs.length;
  await expect(results).toContainText(new RegExp(`\\d/${total}`));
  await expect(results).toContainText(/Overall Accuracy: \d+%/);
  await expect(results.getByText(/^Score: \d \/ \d$/)).toHaveText([
    /\/ 2$/,
    new RegExp(`/ ${saqs.length}$`),
    new RegExp(`/ ${laqs.length}$`),
  ]);
  await expect(button(page, 'Exit Quiz')).toHaveCount(0);
  for (const field of await page.getByRole('radio').all()) await expect(field).toBeDisabled();
  for (const field of await page.getByRole('textbox').all()) await expect(field).toBeDisabled();
  await expect(page.getByText('Explanation:')).toHaveCount(2);
  await expect(page.getByText('Answer:', { exact: true })).toHaveCount(saqs.length);
  await expect(page.getByText('Answer Outline:')).toHaveCount(laqs.length);
  await expect(page.locator('[data-option=correct]')).toHaveCount(2);

  await button(page, 'Back to Dashboard').click();
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(section(page, 'Overall performance')).toContainText('Questions attempted');
  await page.getByRole('button', { name: /^View Details: / }).click();
  await expect(page).toHaveURL(/\/progress\/attempt\/[\w-]+$/);
  // A mark that is left open shows the answer once more, beside the book's.
  await expect(page.getByText('A store that holds a few things for seconds.').first()).toBeVisible();
  const mark = page.getByRole('button', { name: /show in book$/ }).last();
  await mark.scrollIntoViewIfNeeded();
  const stood = (await mark.boundingBox())?.y ?? 0;
  await mark.click();
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
  await expect(page.locator('[data-mark]').first()).toBeInViewport();
  await expect(page.locator('[data-book-pane]')).toBeFocused();
  await button(page, 'Back to the question').click();
  await expect(page).toHaveURL(/\/progress\/attempt\/[\w-]+$/);
  await expect.poll(async () => Math.abs(((await mark.boundingBox())?.y ?? 0) - stood)).toBeLessThan(3);
});

test('an unfinished quiz is there again by its id and from the dashboard, with what was typed', async ({
  page,
  account,
}) => {
  const { quiz, total } = await withQuiz(page, account);
  await section(page, 'Short Answer').getByRole('textbox').fill('Half an ans');
  await page.goto('/progress');
  await expect(page.getByText('No quiz attempts found.')).toBeVisible();
  await page.goto(`/quiz/${quiz.quiz_id}`);
  await expect(section(page, 'Short Answer').getByRole('textbox')).toHaveValue('Half an ans');
  await button(page, 'Exit Quiz').click();
  const goOn = page.getByRole('link', { name: /^Quiz on “/ });
  await expect(goOn).toContainText(`1 of ${total} answered`);
  await goOn.click();
  await expect(section(page, 'Short Answer').getByRole('textbox')).toHaveValue('Half an ans');
  await button(page, 'go to the first').click();
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test('two tabs on one quiz lose no answer of each other', async ({ page, account, context }) => {
  const { quiz } = await withQuiz(page, account);
  const other = await context.newPage();
  await other.goto(`/quiz/${quiz.quiz_id}`);
  await page.getByRole('radiogroup').nth(0).getByRole('radio').first().check();
  await other.getByRole('radiogroup').nth(1).getByRole('radio').last().check();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('radio', { checked: true })).toHaveCount(2);
  }
});

test('on a phone a marked question takes no more than 500 px in the mean, results and attempt alike', async ({
  page,
  account,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  const { body } = await student.call('quiz.generate', { query: { pdf_id: book.id, mcq: '5', saq: '3', laq: '1' } });
  await page.goto(`/quiz/${body.quiz_id}`);
  await expect(button(page, 'Submit Quiz')).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').last().check();
  for (const field of await page.getByRole('textbox').all())
    await field.fill('A store that holds a few things for some seconds, and then lets them go.');
  await button(page, 'Submit Quiz').click();
  await expect(section(page, 'Quiz Results')).toBeVisible();
  const meanHeight = async () => {
    const all = await page
      .locator('li[id^=question-]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    return all.reduce((sum, height) => sum + height, 0) / all.length;
  };
  expect(await meanHeight()).toBeLessThanOrEqual(500);
  // How it went and what can be done leave room for where the questions begin.
  await expect(page.getByRole('list', { name: 'Go to a question' })).toBeInViewport({ ratio: 1 });
  const [attempt] = (await student.call('progress.get')).body.attempts;
  await page.goto(`/progress/attempt/${attempt?.attempt_id}`);
  await expect(section(page, 'Quiz Results')).toBeVisible();
  expect(await meanHeight()).toBeLessThanOrEqual(500);
});

test('on a small screen what has the focus is never under the bar at the foot', async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withQuiz(page, account);
  const bar = page.locator('[data-foot]');
  await page.getByRole('radio').first().focus();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    if (await bar.evaluate((element) => element.contains(document.activeElement))) break;
    const [focus, foot] = [await page.locator(':focus').boundingBox(), await bar.boundingBox()];
    expect((focus?.y ?? 0) + Math.min(focus?.height ?? 0, 44)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test('by keyboard alone: choose with the arrow keys, say how sure, Enter hands nothing in by mistake', async ({
  page,
  account,
}) => {
  const { total, quiz, student } = await withQuiz(page, account);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: `1 of ${total} answered` })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Guess')).toBeFocused();
  const right = quiz.questions.mcqs[0]?.answer_index === 1;
  if (!right) for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(button(page, right ? 'Guess' : 'Sure')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Submit Quiz')).toBeEnabled();
  await button(page, 'Submit Quiz').focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Quiz Results')).toBeInViewport();
  const summary = section(page, 'How sure you were');
  await expect(summary).toContainText(right ? 'A lucky guess: 1' : 'Sure, but not correct (comes back first): 1');
  await summary.getByRole('button', { name: 'Question 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#question-1')).toBeFocused();
  const [attempt] = (await student.call('progress.get')).body.attempts;
  const kept = await student.call('progress.attempt', { params: { id: attempt?.attempt_id ?? '' } });
  expect(kept.body.confidence?.mcq).toEqual({ 0: right ? 'guess' : 'sure' });
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/status of (503|401|404)|Could not load|ERR_INTERNET_DISCONNECTED/] });

  test("handing in is alerted as 'Failed to submit quiz'; nothing typed is lost, and it counts once", async ({
    page,
    account,
  }) => {
    const { student } = await withQuiz(page, account);
    const answer = section(page, 'Short Answer').getByRole('textbox');
    await answer.fill('Working memory.');
    // The reply is lost on its way: the service has marked it already.
    await page.route(
      SUBMIT,
      async (route) => {
        await route.fetch();
        await route.fulfill(failing);
      },
      { times: 1 },
    );
    await button(page, 'Submit Quiz').click();
    await expect(page.getByRole('alert')).toHaveText(/^Failed to submit quizThe examiner is resting\./);
    await expect(answer).toHaveValue('Working memory.');
    await expect(answer).toBeEnabled();
    await button(page, 'Submit Quiz').click();
    await expect(section(page, 'Quiz Results')).toBeVisible();
    expect((await student.call('progress.get')).body.attempts).toHaveLength(1);
  });

  test('without a connection it says so at once, keeps the answers, and is handed in when there is one', async ({
    page,
    account,
    context,
  }) => {
    await withQuiz(page, account);
    const answer = section(page, 'Short Answer').getByRole('textbox');
    await answer.fill('Working memory.');
    await setOffline(context, true);
    // Handed in from the middle of the paper, it says so there.
    await page.getByRole('heading', { name: 'Knowledge Quiz' }).scrollIntoViewIfNeeded();
    await button(page, 'Submit Quiz').click();
    await expect(page.getByRole('alert')).toContainText('Failed to submit quiz');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(answer).toHaveValue('Working memory.');
    await setOffline(context, false);
    await button(page, 'Submit Quiz').click();
    await expect(section(page, 'Quiz Results')).toBeVisible();
  });

  test('a token that expires while the quiz is taken costs nothing', async ({ page, account }) => {
    await withQuiz(page, account);
    await page.route(
      SUBMIT,
      (route) => route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: 'Expired.' } } }),
      { times: 1 },
    );
    await button(page, 'Submit Quiz').click();
    await expect(section(page, 'Quiz Results')).toBeVisible();
  });

  test("a quiz that does not exist is 'Quiz not found'", async ({ page, account }) => {
    await remembered(page, account);
    await page.goto('/quiz/no-such-quiz');
    await expect(page.getByRole('heading', { name: 'Quiz not found' })).toBeVisible();
    await expect(page.getByText("The quiz you're looking for doesn't exist or has expired.")).toBeVisible();
    await button(page, 'Return to Dashboard').click();
    await expect(page).toHaveURL('/');
  });
});
