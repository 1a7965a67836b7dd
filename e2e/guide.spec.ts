/** The guide of a chapter: from the table of contents, to its words in the book, and back. */
import { coursebook, over, withBook } from './support/library.ts';
import { expectGoodLooks } from './support/looks.ts';
import { PHONE } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

test('the contents lead to a guide, its lines to their words and back', async ({ page, account }) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  await page.getByRole('link', { name: 'Guide to The Large Store' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
  const term = page.locator('#term-3');
  const quote = (await term.locator('p').textContent()) ?? '';

  await term.getByRole('button').click();
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the guide' }).click();
  await expect(term).toBeFocused();
  await expect(term).toContainText(quote);
});

test('on a phone nothing is cut, and a question opens its answer', async ({ page, account }) => {
  await page.setViewportSize(PHONE);
  const book = await withBook(page, account, coursebook());
  const { body } = await (await over(account)).call('book.guide', { params: { id: book.id }, query: { section: '9' } });
  const [first] = body.questions;
  await page.goto(`/guide/${book.id}/9`);
  const answer = page.locator('#question-0').getByText(first?.answer ?? '', { exact: true });
  await expect(answer).toBeHidden();
  await page.getByText(first?.question ?? '', { exact: true }).click();
  await expect(answer).toBeVisible();
  await expectGoodLooks(page);
});
