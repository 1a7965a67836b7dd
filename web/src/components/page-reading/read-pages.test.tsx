import type { Document } from '@contract/library.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import { usePageReading } from './page-reading-store.ts';
import { ReadPages } from './read-pages.tsx';

const READ = 'POST /pages/locks';
const OPENAI = { 'GET /health': { status: 'ok', engine: 'openai' } };
const offer = () => screen.findByRole('button', { name: 'Read these pages with the AI model' });
const scan = (more: Partial<Document> = {}) => book({ pages_without_text: [[1, 12]], language: null, ...more });

beforeEach(() => usePageReading.setState({ books: {} }));

describe('pages without text', () => {
  it('are offered to be read, with how many they are and that it is an estimate', async () => {
    serve(OPENAI);
    renderScreen(<ReadPages book={scan({ pages_blank: [[12, 12]] })} />);
    await offer();
    const region = screen.getByRole('region', { name: 'Pages without text' });
    expect(region.textContent).toMatch(/pictures of 11 pages without text .* estimate/);
  });

  it.each([
    ['no model is configured', scan(), 'embedded'],
    ['every page has text', book(), 'openai'],
    ['the model found none on any', scan({ pages_blank: [[1, 12]] }), 'openai'],
    ['the book is still being read', scan({ status: 'reading' }), 'openai'],
  ] as const)('are not offered where %s', async (_, document, engine) => {
    const { made } = serve({ 'GET /health': { status: 'ok', engine } });
    renderScreen(<ReadPages book={document} />);
    if (engine === 'embedded') await vi.waitFor(() => expect(made).toHaveLength(1));
    await Promise.resolve();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are read a few at a time until none is left, and it tells how far it is and what it could not read', async () => {
    const first = Promise.withResolvers<unknown>();
    const { made, answers } = serve({ ...OPENAI, [READ]: () => first.promise });
    renderScreen(<ReadPages book={scan()} />);
    await userEvent.click(await offer());
    expect(screen.getByText('The AI model has read 0 of 12 pages…')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: /AI model/ })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop reading pages' }));
    answers[READ] = { document: scan({ pages_without_text: [[3, 3]] }), unread: [] };
    first.resolve({
      document: scan({
        pages_without_text: [
          [3, 3],
          [9, 12],
        ],
      }),
      unread: [3],
    });
    expect(await screen.findByText(/^11 pages were read\. .*1 page couldn’t be read this time\./)).toBeTruthy();
    expect(made.filter(({ call }) => call === READ).map(({ body }) => body)).toEqual([
      { pages: [1, 2, 3, 4, 5, 6, 7, 8] },
      { pages: [9, 10, 11, 12] },
    ]);
  });

  it('are left where the student stops it; what is under way is finished', async () => {
    const first = Promise.withResolvers<unknown>();
    const { made } = serve({ ...OPENAI, [READ]: () => first.promise });
    renderScreen(<ReadPages book={scan()} />);
    await userEvent.click(await offer());
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading pages' }));
    first.resolve({ document: scan({ pages_without_text: [[9, 12]] }), unread: [] });
    expect(await screen.findByText(/^8 pages were read\./)).toBeTruthy();
    expect(made.filter(({ call }) => call === READ)).toHaveLength(1);
  });

  it('are read by one run only where it is stopped and begun anew', async () => {
    const first = Promise.withResolvers<unknown>();
    const { made, answers } = serve({ ...OPENAI, [READ]: () => first.promise });
    renderScreen(<ReadPages book={scan()} />);
    await userEvent.click(await offer());
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading pages' }));
    answers[READ] = { document: book(), unread: [] };
    await userEvent.click(await offer());
    expect(await screen.findByText(/^12 pages were read\./)).toBeTruthy();
    first.resolve({ document: book(), unread: [1] });
    await first.promise;
    await Promise.resolve();
    expect(made.filter(({ call }) => call === READ)).toHaveLength(3);
    expect(screen.queryByText(/couldn’t be read/)).toBeNull();
  });

  it('say why they were not read, and can be tried again', async () => {
    const message = "You have used up today's questions to the AI model. There will be more in about 3 hours.";
    const { answers } = serve({ ...OPENAI, [READ]: new Refusal(429, 'limit', message) });
    renderScreen(<ReadPages book={scan()} />);
    await userEvent.click(await offer());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    answers[READ] = { document: book(), unread: [] };
    await userEvent.click(await offer());
    expect(await screen.findByText(/^12 pages were read\./)).toBeTruthy();
  });

  it('go on being shown where they are not offered', async () => {
    serve({ ...OPENAI, [READ]: () => new Promise(() => undefined) });
    const { unmount } = renderScreen(<ReadPages book={scan()} />);
    await userEvent.click(await offer());
    unmount();
    renderScreen(<ReadPages book={scan()} offered={false} />);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });
});
