import { arrive } from './support/arrive.ts';
import { heavyBook } from './support/heavy-book.ts';
import { expect, test } from './support/test.ts';

/** 8,500 bytes a page with this many pages: over the 30 MB that fit into a request, within the pages that can be read. */
const PAGES = 4_900;
const STRAIGHT = '**/upload/storage/v1/b/**';

test.describe('a book of over 30 MB', () => {
  // While the connection is off, whatever asks for something says so.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Could not load/] });

  test('is paused, goes on, outlives a lost connection, and is in the library', async ({ page, account, context }) => {
    test.setTimeout(120_000);
    const buffer = Buffer.from(heavyBook(PAGES, { weight: 7_000 }));
    expect(buffer.byteLength).toBeGreaterThan(30 * 2 ** 20);
    await arrive(page, account);
    // The first pieces wait here until they are let through, so that there is something to hold up.
    let letThrough = () => {};
    const open = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    let held = 0;
    await page.route(STRAIGHT, async (route) => {
      if (route.request().method() === 'PUT') {
        held += 1;
        await open;
      }
      await route.continue().catch(() => {}); // given up by the page meanwhile
    });
    await page.locator('input[type=file]').setInputFiles({ name: 'atlas.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.poll(() => held).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Pause: atlas.pdf' }).click();
    await expect(page.getByText('Paused.')).toBeVisible();
    await page.getByRole('button', { name: 'Resume: atlas.pdf' }).click();
    await expect(page.getByText('Paused.')).toBeHidden();

    await context.setOffline(true);
    await expect(page.getByText('Waiting for a connection; the upload will resume automatically.')).toBeVisible();
    letThrough();
    await context.setOffline(false);

    await expect(page.getByRole('list', { name: 'Your Study Materials' }).getByText('atlas')).toBeVisible({
      timeout: 90_000,
    });
  });
});
