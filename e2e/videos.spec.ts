import type { Page } from '@playwright/test';
import { coursebook, over, withBook } from './support/library.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

const EMPTY = 'No videos found.';
/** On a busy machine the first call of a function takes its time. */
const FIRST_CALL = { timeout: 30_000 };
/** One transparent pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const topics = (page: Page) => page.getByRole('region', { name: 'Search YouTube by topic' });
const videos = (page: Page) => page.getByRole('list', { name: 'Videos' });

const video = (at: number) => {
  const videoId = `video-id-${String(at).padStart(2, '0')}`;
  return {
    videoId,
    title: `The forgetting curve, explained slowly, part ${at} of a longer series of lectures`,
    thumbnail: `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`,
  };
};

/** The service as it answers where it has a key: its own topics, and so many videos. */
async function withVideos(page: Page, count: number): Promise<void> {
  await page.route('**/api/youtube/search?*', async (route) => {
    const reply = await route.fetch();
    const found = Array.from({ length: count }, (_, at) => video(at));
    await route.fulfill({ response: reply, json: { ...(await reply.json()), videos: found } });
  });
}

test('from a book’s row to its topics: a search for each on the video site, and its place in the book', async ({
  page,
  account,
  context,
}) => {
  await withBook(page, account, coursebook());
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Videos: How Memory Works' })).toBeVisible();
  const buttons = page.getByRole('listitem').filter({ hasText: 'How Memory Works' }).getByRole('button');
  const names = (await buttons.allInnerTexts()).filter((name) => name !== '');
  expect(names).toEqual(['Ask Questions', 'Generate Quiz', 'Videos', 'Delete']);
  await page.getByRole('button', { name: 'Videos: How Memory Works' }).click();
  await expect(page).toHaveURL(/\/videos\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Recommended Videos' })).toBeFocused();
  await expect(page).toHaveTitle(/^Recommended Videos/);
  // The emulators have no key: the specified empty state, and the topics.
  await expect(page.getByText(EMPTY)).toBeVisible(FIRST_CALL);
  const links = topics(page).getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(5);

  const asked: Record<string, string>[] = [];
  await context.route('https://www.youtube.com/**', async (route) => {
    asked.push(await route.request().allHeaders());
    await route.fulfill({ contentType: 'text/html', body: '<title>A search</title>' });
  });
  const [tab] = await Promise.all([page.waitForEvent('popup'), links.first().click()]);
  await tab.waitForURL(/^https:\/\/www\.youtube\.com\/results\?search_query=\w/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(asked[0]?.referer).toBeUndefined();
  await tab.close();

  await topics(page)
    .getByRole('button', { name: /, show in book$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chat\//);
  await expect(page.locator('[data-mark]').first()).toBeVisible();
});

test('what was missed in a quiz is the first topic', async ({ page, account }) => {
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  const { body: quiz } = await student.call('quiz.generate', {
    query: { pdf_id: book.id, mcq: '5', saq: '0', laq: '0' },
  });
  const mcq = Object.fromEntries(quiz.questions.mcqs.map(({ answer_index }, i) => [i, (answer_index + 1) % 2]));
  await student.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers: { mcq, saq: {}, laq: {} } } });
  await page.goto(`/videos/${book.id}`);
  await expect(topics(page).getByRole('listitem').first()).toContainText('Missed in a quiz', FIRST_CALL);
});

test.describe('with videos', () => {
  test.use({
    expectedRequests: [/^asked https:\/\/i\.ytimg\.com\/vi\//],
    expectedErrors: [/ERR_FAILED.*i\.ytimg\.com/],
  });

  test('thumbnails come from the video site alone, when they come into sight; a lost one leaves its link', async ({
    page,
    account,
  }) => {
    const asked: string[] = [];
    await page.route('https://i.ytimg.com/**', async (route) => {
      const request = route.request();
      asked.push(request.url());
      expect((await request.allHeaders()).referer).toBeUndefined();
      if (request.url().includes(video(1).videoId)) await route.abort();
      else await route.fulfill({ contentType: 'image/gif', body: PICTURE });
    });
    await page.setViewportSize({ width: 390, height: 500 });
    await withVideos(page, 24);
    const book = await withBook(page, account, coursebook());
    await page.goto(`/videos/${book.id}`);
    await expect(videos(page).getByRole('link')).toHaveCount(24, FIRST_CALL);
    const first = page.getByAltText(/part 0 /);
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByAltText(/part 1 /)).toHaveCount(0);
    await expect(videos(page).getByRole('link', { name: /part 1 / })).toBeVisible();
    expect(asked.length).toBeLessThan(24);
    await page.getByAltText(/part 23 /).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.some((url) => url.includes(video(23).videoId))).toBe(true);
    const link = videos(page).getByRole('link').first();
    await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${video(0).videoId}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('the screen is good to look at and to listen to', { tag: '@release' }, async ({ page, account }) => {
    await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ contentType: 'image/gif', body: PICTURE }));
    await withVideos(page, 5);
    const book = await withBook(page, account, coursebook());
    await page.goto(`/videos/${book.id}`);
    await expect(videos(page)).toBeVisible(FIRST_CALL);
    await expectGoodLooks(page);
  });
});

test('without videos the screen is good to look at and to listen to', { tag: '@release' }, async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/videos/${book.id}`);
  await expect(page.getByText(EMPTY)).toBeVisible(FIRST_CALL);
  await expectGoodLooks(page);
});

test.describe('of a book that is gone', () => {
  test.use({ expectedErrors: [/status of 404|Could not load/] });

  test('there are none, and the screen stays', async ({ page, account }) => {
    const book = await withBook(page, account, coursebook());
    await (await over(account)).call('upload.delete', { params: { id: book.id } });
    await page.goto(`/videos/${book.id}`);
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/videos/${book.id}$`));
  });
});

test.describe('when they fail to load', () => {
  test.use({ expectedErrors: [/status of 503.*youtube\/search|Could not load "videos"/] });

  test('it is logged, the screen is empty, and they can be asked for again', async ({ page, account }) => {
    const book = await withBook(page, account, coursebook());
    let broken = true;
    await page.route('**/api/youtube/search?*', (route) =>
      broken
        ? route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Resting.' } } })
        : route.continue(),
    );
    const logged = page.waitForEvent('console', (message) => message.text().includes('Could not load "videos"'));
    await page.goto(`/videos/${book.id}`);
    await expect(page.getByText(EMPTY)).toBeVisible(FIRST_CALL);
    await logged;
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(topics(page)).toBeVisible(FIRST_CALL);
  });
});
