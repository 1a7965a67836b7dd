import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { useConnection } from '@/lib/connection.ts';
import * as device from '@/lib/device.ts';
import { keepSession } from '@/lib/kept-session.ts';
import { keepDraft, readDraft } from '@/lib/quiz-drafts.ts';
import { renderScreen } from '@/testing/render.tsx';
import { book, card } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import Dashboard from './dashboard.tsx';
import { useUpload } from './upload-store.ts';

const LIST = 'GET /upload/list';
const EMPTY = 'No PDFs uploaded yet. Upload your first document to get started!';
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const follows = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

beforeEach(() => {
  useUpload.getState().cancel();
  useUpload.getState().choose([]);
});
afterEach(() => useConnection.setState({ lost: false }));

it('a list that could not be loaded keeps its place: the page stands as always, the specified words under the reason with when they hold', async () => {
  serve({ [LIST]: new Refusal(503, 'unavailable', 'Resting.') });
  renderScreen(<Dashboard />);
  const specified = await screen.findByText(EMPTY);
  const list = screen.getByRole('region', { name: 'Your Study Materials' });
  expect(follows(screen.getByText('Choose a PDF'), list)).toBe(true);
  const fault = within(list).getByRole('status', { name: 'Your books couldn’t be loaded' });
  expect(within(fault).getByText('Your books are safe.')).toBeTruthy();
  expect(specified.parentElement?.textContent).toBe(`If you haven’t added a book yet: ${EMPTY}`);
  expect(follows(fault, specified)).toBe(true);
  expect(fault.contains(specified)).toBe(false);
});

it('without a connection each row says whether it is kept here, and what needs a connection is off', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(device, 'keptBooks').mockResolvedValue(['locks']);
  serve({ [LIST]: [book(), book({ id: 'weaving', title: 'A Short Book on Weaving' })] });
  renderScreen(<Dashboard />);
  await screen.findByText('Threads and Locks');
  useConnection.setState({ lost: true });
  const here = (await screen.findByText('On this device')).closest('li') as HTMLElement; // it stands in its row
  expect(within(here).getByText('Threads and Locks')).toBeTruthy();
  expect(screen.getAllByText('On this device')).toHaveLength(1);
  expect(button('Ask Questions: Threads and Locks').disabled).toBe(false);
  expect(button('Videos: Threads and Locks').disabled).toBe(true);
  expect(button('Delete: Threads and Locks').disabled).toBe(true);
  expect(button('Generate Quiz: Threads and Locks').disabled).toBe(true);
  expect(button('Ask Questions: A Short Book on Weaving').disabled).toBe(true);
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.disabled).toBe(true);
  expect(button('Make a book from photos of pages').disabled).toBe(true);
});

it('the press beside an empty list is off while the browser knows that there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  useConnection.setState({ lost: true });
  serve({ [LIST]: new TypeError('Failed to fetch') });
  renderScreen(<Dashboard />);
  expect(await screen.findByText(EMPTY)).toBeTruthy();
  expect(button('Try again').disabled).toBe(true);
});

it('where nothing of the dashboard could be loaded it is said once, and a press asks for all of it', async () => {
  const down = new Refusal(429, 'limit', 'Enough for now.');
  const { made } = serve({ [LIST]: down, 'GET /review/today': down, 'GET /exam': down, 'GET /progress': down });
  renderScreen(<Dashboard />);
  await screen.findByText(EMPTY);
  expect(screen.queryByText(/What is due today couldn’t be loaded/)).toBeNull();
  const asked = (path: string) => made.filter(({ call }) => call === `GET ${path}`).length;
  await waitFor(() => expect([asked('/upload/list'), asked('/review/today')]).toEqual([1, 1]));
  await userEvent.click(button('Try again'));
  await waitFor(() => expect([asked('/upload/list'), asked('/review/today')]).toEqual([2, 2]));
});

it('without a connection today has the cards of this device, and the quiz that waits for one', async () => {
  publish({ uid: 'ana', email: null, displayName: null, photoURL: null });
  keepSession({
    ...{ cards: [card('c1'), card('c2')], seconds_each: 60, limit_minutes: 15, spent_seconds: 0, total: 9, left: 0 },
  });
  const answers = { mcq: { 0: 1 }, saq: {}, laq: {} };
  keepDraft('q1', { ...readDraft('q1'), answers, title: 'Threads and Locks' });
  useConnection.setState({ lost: true });
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  serve({ [LIST]: away, 'GET /review/today': away, 'GET /quiz/q1': away });
  renderScreen(<Dashboard />);
  const row = await screen.findByRole('link', { name: /^2 cards due/ });
  expect(row.getAttribute('href')).toBe('/review');
  expect(await screen.findByText(/^Your quiz on “Threads and Locks” goes on when you’re connected/)).toBeTruthy();
  publish(null);
});

it('of a book that is gone says which it was, and goes when it is closed', async () => {
  serve({ [LIST]: [book()] });
  renderScreen(<Dashboard />, {
    at: { pathname: '/', state: { notice: 'book-gone', title: 'A Short Book on Weaving' } },
  });
  const said = await screen.findByText('“A Short Book on Weaving” is no longer in your library.');
  await userEvent.click(button('Close'));
  expect(said.isConnected).toBe(false);
});
