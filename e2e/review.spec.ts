import type { Page } from '@playwright/test';
import { setOffline } from './support/connection.ts';
import { coursebook, over, withBook } from './support/library.ts';
import { expectGoodLooks } from './support/looks.ts';
import { type Account, expect, test } from './support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const main = (page: Page) => page.getByRole('main');

/** A book, and a quiz on it that went badly, handed in over HTTP. */
async function withMissed(page: Page, account: Account) {
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  const { body: quiz } = await student.call('quiz.generate', {
    query: { pdf_id: book.id, mcq: '1', saq: '2', laq: '0' },
  });
  const answers = { mcq: {}, saq: {}, laq: {} };
  const { body } = await student.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers } });
  return { student, book, attempt: body.attempt_id, missed: body.total };
}

test('what was missed is added with one press, comes back as cards by keys alone, and ends kindly', async ({
  page,
  account,
}) => {
  test.slow();
  const { student, attempt, missed } = await withMissed(page, account);
  await page.goto(`/progress/attempt/${attempt}`);
  const add = button(page, `Add ${missed} questions to review`);
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Added to review' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('d');
  const due = page.getByRole('link', { name: new RegExp(`^${missed} cards? due about \\d+ minutes?$`) });
  await due.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
  for (let card = 0; card < missed; card++) {
    await expect(button(page, 'Show the answer')).toBeVisible();
    const box = main(page).getByRole('textbox');
    if (await box.count()) {
      await expect(box).toBeFocused();
      await page.keyboard.type('I do not know');
      await page.keyboard.press('Control+Enter');
      await expect(button(page, /^Again.*suggested/)).toBeVisible();
    } else {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+Enter');
    }
    await expect(button(page, /^p\. .*, show in book$/).first()).toBeVisible();
    if (card === 0) {
      await button(page, /^p\. .*, show in book$/)
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').locator('[data-mark]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('1');
      await expect(button(page, 'Undo')).toBeVisible();
      await button(page, 'Undo').focus();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Show the answer')).toBeVisible();
      await button(page, 'Show the answer').focus();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('4');
  }
  await expect(page.getByRole('heading', { name: 'That’s all for today' })).toBeVisible();
  await expect.poll(async () => (await student.call('review.days')).body.days[0]?.reviews).toBe(missed);
  const cards = (await student.call('review.cards')).body.cards;
  expect(cards.map(({ memory }) => memory?.reviews)).toEqual(cards.map(() => 1));
});

test('a card looks well before and after its answer, at every size', { tag: '@release' }, async ({ page, account }) => {
  test.slow();
  const { student, attempt } = await withMissed(page, account);
  await student.call('review.fromAttempt', { body: { attempt_id: attempt } });
  await page.goto('/review');
  await expect(button(page, 'Show the answer')).toBeVisible();
  await button(page, 'Give me a hint').click();
  while (await button(page, 'Another hint').count()) await button(page, 'Another hint').click();
  await expect(page.getByRole('list', { name: 'Hints' })).toContainText(/On p\. \d/);
  await expectGoodLooks(page);
  await button(page, 'Show the answer').click();
  await expect(button(page, /^Good/)).toBeVisible();
  await expectGoodLooks(page);
});

test('the end of a review looks well, at every size', { tag: '@release' }, async ({ page, account }) => {
  test.slow();
  const { student, attempt, missed } = await withMissed(page, account);
  await student.call('review.fromAttempt', { body: { attempt_id: attempt } });
  await page.goto('/review');
  for (let card = 0; card < missed; card++) {
    await button(page, 'Show the answer').click();
    await expect(button(page, /^Good/)).toBeVisible();
    await page.keyboard.press('4');
  }
  await expect(page.getByRole('heading', { name: 'That’s all for today' })).toBeVisible();
  await expectGoodLooks(page);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Could not load/],
  });

  test('key facts of a book become cards, are graded by thumb without a connection, and arrive when there is one', async ({
    page,
    account,
    context,
  }) => {
    const book = await withBook(page, account, coursebook());
    const student = await over(account);
    await page.goto('/review');
    await expect(page.getByText('No cards yet.')).toBeVisible();
    await page.getByRole('link', { name: book.title }).tap();
    const facts = main(page).getByRole('checkbox');
    await expect(facts.first()).toBeVisible();
    await facts.nth(1).check();
    await facts.nth(2).check();
    await button(page, 'Add 2 cards to review').tap();
    await expect(page.getByText('2 cards added.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Review' }).tap();

    await expect(button(page, 'Show the answer')).toBeVisible();
    await expect(main(page).getByRole('textbox')).not.toBeFocused();
    await setOffline(context, true);
    for (const _ of [1, 2]) {
      await button(page, 'Show the answer').tap();
      const easy = button(page, /^Easy/);
      await expect(easy).toBeInViewport();
      expect((await easy.boundingBox())?.height).toBeGreaterThanOrEqual(64);
      await easy.tap();
    }
    await expect(page.getByText(/2 grades are kept on this device/)).toBeVisible();
    expect((await student.call('review.days')).body.days).toEqual([]);
    await setOffline(context, false);
    await expect.poll(async () => (await student.call('review.days')).body.days[0]?.reviews).toBe(2);
    await expect(page.getByText(/kept on this device/)).toHaveCount(0);
  });

  test('the list of key facts looks well', { tag: '@release' }, async ({ page, account }) => {
    const book = await withBook(page, account, coursebook());
    await page.goto(`/review/facts/${book.id}`);
    await expect(main(page).getByRole('checkbox').first()).toBeVisible();
    await expectGoodLooks(page);
  });
});

test('cards are taken to Anki as a file, the same however often', async ({ page, account }) => {
  const { student, attempt, missed } = await withMissed(page, account);
  await student.call('review.fromAttempt', { body: { attempt_id: attempt } });
  await page.goto('/review');
  await button(page, 'End session').click();
  const take = async () => {
    const download = page.waitForEvent('download');
    await button(page, 'Export for Anki').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^folio-cards-\d{4}-\d\d-\d\d\.txt$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  };
  const text = await take();
  expect(text.split('\n').filter((line) => line.startsWith('folio-'))).toHaveLength(missed);
  expect(text).toMatch(/, p\. \d+/);
  expect(await take()).toBe(text);
});
