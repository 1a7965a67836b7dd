import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { info } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import { standIn } from '@/testing/stand-in.ts';
import * as bookBytesModule from '../book-bytes.ts';
import { openBook } from '../book-bytes.ts';
import { PdfViewer } from '../pdf-viewer.tsx';

beforeEach(() => {
  standIn(bookBytesModule, 'openBook');
});

const SEARCH = 'GET /book/locks/search';
const hit = (page: number, words: string) => ({ page, before: 'A ', words, after: ' waits…', boxes: [] });
const found = {
  total: 3,
  pages: [
    { page: 3, hits: 1 },
    { page: 5, hits: 2 },
  ],
  hits: [hit(3, 'lock'), hit(5, 'Lock'), hit(5, 'locked')],
  complete: true,
};

beforeEach(() => {
  // Nothing is drawn in jsdom; what is looked at here is what is listed, and where it leads.
  const pdf = { numPages: 12, getPage: () => new Promise(() => undefined), cleanup: async () => undefined };
  const task = { promise: Promise.resolve(pdf), destroy: async () => undefined };
  vi.mocked(openBook).mockResolvedValue(task as unknown as Awaited<ReturnType<typeof openBook>>);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function contents(outline = info().outline) {
  renderScreen(<PdfViewer bookId="f1" fileId="locks" outline={outline} language="en" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Contents' }));
  return within(await screen.findByRole('dialog', { name: 'Contents' }));
}

describe('the contents', () => {
  it('list the chapters with their pages, and lead there', async () => {
    const table = await contents();
    const rows = table.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
    expect(rows).toEqual(['Contents page 1', '1 Locks page 2', '2 Memory page 7']);
    await userEvent.click(table.getByRole('button', { name: /Memory/ }));
    expect(await screen.findByText('Page 7 of 12')).toBeTruthy();
  });

  it('name pages by the numbers that the book prints', async () => {
    const memory = { title: '2 Memory', level: 1, from: 7, to: 12, from_label: '1', to_label: '6' };
    const table = await contents([memory]);
    const row = table.getByRole('button', { name: /^2 Memory page 1 \(PDF 7\)$/ });
    expect(within(row).getByText('1')).toBeTruthy();
    await userEvent.click(row);
    expect(await screen.findByText('Page 7 of 12')).toBeTruthy();
  });

  it('list every page to go to', async () => {
    const list = await contents();
    await userEvent.click(list.getByRole('button', { name: 'Pages' }));
    expect(list.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(list.getByRole('button', { name: 'Page 9' }));
    expect(await screen.findByText('Page 9 of 12')).toBeTruthy();
  });
});

describe('a search', () => {
  it('counts its hits by chapter, lists them, and leads to each', async () => {
    const { made } = serve({ [SEARCH]: found });
    const list = await contents();
    await userEvent.type(list.getByRole('textbox', { name: 'Search this book' }), ' lock ');
    expect(await list.findByText('3 hits')).toBeTruthy();
    expect(made.map(({ url }) => url.searchParams.get('q'))).toEqual(['lock']);
    expect(list.getByRole('button', { name: /^1 Locks 3 hits,\s?page 2$/ })).toBeTruthy();
    expect(list.getByRole('button', { name: /^1\.1 Deadlock 2 hits,\s?page 4$/ })).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: /A Lock waits…$/ }));
    expect(await screen.findByText('Page 5 of 12')).toBeTruthy();
    const bar = within(await screen.findByRole('region', { name: 'What was searched for' }));
    expect(bar.getByRole('status').textContent).toBe('2 of 3');
    await userEvent.click(bar.getByRole('button', { name: 'Next hit' }));
    await userEvent.click(bar.getByRole('button', { name: 'Next hit' }));
    expect(bar.getByRole('status').textContent).toBe('1 of 3');
    expect(screen.getByText('Page 3 of 12')).toBeTruthy();
    await userEvent.click(bar.getByRole('button', { name: 'Clear the search' }));
    expect(screen.queryByRole('region', { name: 'What was searched for' })).toBeNull();
  });

  it('goes by Enter to the first hit from the page in sight on, and on from there', async () => {
    serve({ [SEARCH]: found });
    renderScreen(
      <PdfViewer bookId="f1" fileId="locks" outline={info().outline} place={{ page: 4, boxes: [], state: 'marked' }} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Search this book' }));
    const field = await screen.findByRole('textbox', { name: 'Search this book' });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'lock');
    await screen.findByText('3 hits');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Page 5 of 12')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Previous hit' }));
    expect(screen.getByText('Page 3 of 12')).toBeTruthy();
  });

  it('says where there is nothing, and where it failed', async () => {
    const { answers } = serve({ [SEARCH]: { total: 0, pages: [], hits: [], complete: true } });
    const list = await contents();
    const field = list.getByRole('textbox', { name: 'Search this book' });
    await userEvent.type(field, 'cheese');
    expect(await list.findByText('“cheese” is not in this book.')).toBeTruthy();
    answers[SEARCH] = new Refusal(503, 'unavailable', 'The service is resting.');
    await userEvent.type(field, 's');
    expect(await list.findByText('The search didn’t work.')).toBeTruthy();
    answers[SEARCH] = found;
    await userEvent.click(button('Try again'));
    expect(await list.findByText('3 hits')).toBeTruthy();
  });
});
