import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPage } from '@/lib/reading-places.ts';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import { type Made, Refusal, serve, silence } from '@/testing/service.ts';
import Dashboard from './dashboard.tsx';
import { useOrder } from './shelf.ts';

// A page of ten stands for one of a hundred; the browser test has a thousand books.
vi.mock('@contract/limits.ts', async (original) => ({ ...(await original<object>()), LIST_PAGE: 10 }));

const LIST = 'GET /upload/list';
const RENAME = 'PATCH /upload/locks';
const titles = () => [...document.querySelectorAll('h3')].map((title) => title.textContent);

beforeEach(() => {
  useOrder.getState().choose('oldest');
});

describe('a library of several pages', () => {
  const shelf = Array.from({ length: 25 }, (_, i) =>
    book({ id: `b${i}`, title: `Book ${i}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString() }),
  );
  /** Answers as the service does: a page from behind the cursor. */
  const paged = ({ url }: Made) => {
    const after = url.searchParams.get('after');
    const from = after ? shelf.findIndex(({ id, created_at }) => after === `${created_at}_${id}`) + 1 : 0;
    return shelf.slice(from, from + 10);
  };

  it('is loaded to its end by itself, and searched as a whole, with the count said', async () => {
    const { made } = serve({ [LIST]: paged });
    renderScreen(<Dashboard />);
    expect(await screen.findByText('Book 24')).toBeTruthy();
    expect(made.filter(({ call }) => call === LIST)).toHaveLength(3);
    await userEvent.type(screen.getByLabelText('Search by title'), 'bOOk 2');
    expect(await screen.findByText('7 books found')).toBeTruthy();
    expect(titles()).toEqual(['Book 2', 'Book 12', 'Book 20', 'Book 21', 'Book 22', 'Book 23', 'Book 24']);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Book 10')).toBeTruthy();
  });

  it('shows what it has when the rest fails, and can go on', async () => {
    let fails = true;
    serve({
      [LIST]: (made: Made) =>
        made.url.searchParams.has('after') && fails ? new Refusal(503, 'unavailable', 'Resting.') : paged(made),
    });
    renderScreen(<Dashboard />);
    expect(await screen.findByText('Some of your materials couldn’t be loaded.')).toBeTruthy();
    expect(screen.getByText('Book 9')).toBeTruthy();
    fails = false;
    await userEvent.click(await screen.findByText('Try again'));
    expect(await screen.findByText('Book 24')).toBeTruthy();
  });
});

describe('two books', () => {
  const shelf = [book({ id: 'locks', title: 'Threads and Locks' }), book({ id: 'optics', title: 'Optics' })];

  it('are sorted as chosen, and the choice is remembered', async () => {
    serve({ [LIST]: shelf });
    renderScreen(<Dashboard />);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'By title');
    expect(titles()).toEqual(['Optics', 'Threads and Locks']);
    expect(localStorage.getItem('folio-order')).toBe('title');
  });

  it('stand by when they were opened last, where that is chosen, those never opened behind', async () => {
    keepPage('optics', 3, 40);
    serve({ [LIST]: [...shelf, book({ id: 'waves', title: 'Waves' })] });
    renderScreen(<Dashboard />);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Recently opened');
    expect(titles()).toEqual(['Optics', 'Waves', 'Threads and Locks']);
  });

  it('can be searched in vain, which is said, and shown again', async () => {
    serve({ [LIST]: shelf });
    renderScreen(<Dashboard />);
    await userEvent.type(await screen.findByRole('searchbox'), 'botany');
    expect(await screen.findByText('No titles match “botany”.')).toBeTruthy();
    expect(screen.getByText('0 books found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all books' }));
    expect(titles()).toEqual(['Threads and Locks', 'Optics']);
  });
});

it('guides whoever has no book, and only them', async () => {
  serve({ [LIST]: [] });
  const { unmount } = renderScreen(<Dashboard />);
  const steps = within(await screen.findByRole('region', { name: 'Getting started' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  unmount();
  serve({ [LIST]: [book()] });
  renderScreen(<Dashboard />);
  expect(await screen.findByText('Threads and Locks')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

describe('renaming', () => {
  const open = async (renamed: unknown) => {
    const service = serve({ [LIST]: [book()], [RENAME]: renamed });
    renderScreen(<Dashboard />);
    const pencil = await screen.findByRole('button', { name: /^Rename/ });
    pencil.focus();
    await userEvent.keyboard('{F2}');
    return service;
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New title for Threads and Locks' });

  it('is begun by F2 with the whole title chosen, and saved by Enter', async () => {
    const { made } = await open(book({ title: 'Locks' }));
    expect(document.activeElement).toBe(field());
    expect(field().selectionEnd).toBe('Threads and Locks'.length);
    await userEvent.keyboard('  Locks {Enter}');
    expect(await screen.findByRole('heading', { name: 'Locks' })).toBeTruthy();
    expect(made.find(({ call }) => call === RENAME)?.body).toEqual({ title: 'Locks' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Rename/ }));
  });

  it('shows the new title before the service has answered', async () => {
    await open(silence);
    await userEvent.keyboard('Locks{Enter}');
    expect(screen.getByRole('heading', { name: 'Locks' })).toBeTruthy();
  });

  it('leaves everything as it was on Escape, and asks nothing of the service', async () => {
    const { made } = await open(silence);
    await userEvent.keyboard('Locks{Escape}');
    expect(screen.getByRole('heading', { name: 'Threads and Locks' })).toBeTruthy();
    expect(made.map(({ call }) => call)).not.toContain(RENAME);
  });

  it('is taken back where the service refuses; what was typed stays, with the reason', async () => {
    await open(new Refusal(503, 'unavailable', 'The shelf is locked.'));
    await userEvent.keyboard('Locks{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('The title couldn’t be changed. The shelf is locked.');
    expect(field().value).toBe('Locks');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the old title' }));
    expect(screen.getByRole('heading', { name: 'Threads and Locks' })).toBeTruthy();
  });

  it('takes no blank title and no longer one than the service does', async () => {
    await open(silence);
    await userEvent.clear(field());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the title' }).disabled).toBe(true);
    expect(field().maxLength).toBe(200);
  });
});
