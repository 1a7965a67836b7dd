import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '@/lib/api/api-error.ts';
import { useConnection } from '@/lib/connection.ts';
import { makeQueryClient } from '@/lib/query-client.ts';
import { useFault } from '@/lib/use-fault.ts';
import { expectErrors } from '@/testing/expected-errors.ts';
import { Fault, OfflineLine } from './fault.tsx';

const broken = new ApiError({ status: 500, code: 'internal', message: 'Broken.' });
const refused = new ApiError({ status: 429, code: 'limit', message: 'Enough for today.' });

function Notes({ load }: { load: () => Promise<string> }) {
  const notes = useQuery({ queryKey: ['notes'], queryFn: load, retry: false });
  const fault = useFault(notes);
  if (fault)
    return (
      <Fault
        title="Your notes couldn’t be loaded"
        failed={fault}
        works="Kept."
        empty={{ when: 'If you have written none yet:', words: 'No notes.' }}
      />
    );
  return notes.data ?? 'Loading';
}

const show = (load: () => Promise<string>) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Notes load={load} />
    </QueryClientProvider>,
  );
const said = () => screen.getByRole('status', { name: 'Your notes couldn’t be loaded' }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  useConnection.setState({ lost: false });
});

it('says what happened, what is kept and one thing to do, and below it when the specified words hold; and stays while it is tried', async () => {
  const load = vi.fn((): Promise<string> => Promise.reject(broken));
  const { told } = expectErrors();
  show(load);
  await pass(1);
  expect(said()).toBe('Your notes couldn’t be loadedBroken.Kept.Try again');
  const specified = screen.getByText('No notes.');
  expect(specified.textContent).toBe('No notes.');
  expect(specified.parentElement?.textContent).toBe('If you have written none yet: No notes.');
  const fault = screen.getByRole('status', { name: 'Your notes couldn’t be loaded' });
  expect(fault.compareDocumentPosition(specified)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  let settle: (notes: string) => void = () => undefined;
  load.mockImplementation(
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  );
  await pass(20_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(said()).toContain('Broken.');
  await act(async () => settle('My notes'));
  await pass(1);
  expect(screen.getByText('My notes')).toBeTruthy();
  expect(told().length).toBe(1);
});

it('what was refused is not tried again but by a press', async () => {
  const load = vi.fn((): Promise<string> => Promise.reject(refused));
  const { told } = expectErrors();
  show(load);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(told().length).toBe(1);
});

it('without a connection says so, has no press that could be tried in vain, and loads when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn((): Promise<string> => Promise.reject(networkError(null)));
  const { told } = expectErrors();
  show(load);
  await pass(1);
  expect(said()).toBe(
    'Your notes couldn’t be loadedYou seem to be offline. Everything here loads by itself when you’re connected again.Kept.Try again',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).disabled).toBe(true);
  load.mockResolvedValue('My notes');
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1);
  expect(screen.getByText('My notes')).toBeTruthy();
  expect(told().length).toBe(1);
});

it('where only the service is not reached there is a press, and no promise beside it', async () => {
  const load = vi.fn((): Promise<string> => Promise.reject(networkError(null)));
  const { told } = expectErrors();
  show(load);
  await pass(1);
  expect(said()).toBe('Your notes couldn’t be loadedYou seem to be offline. Check your connection.Kept.Try again');
  load.mockResolvedValue('My notes');
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1);
  expect(told().length).toBe(1);
});

it('the line over what is kept comes as soon as the browser knows, before any call has failed', () => {
  makeQueryClient();
  render(<OfflineLine>Answers need one.</OfflineLine>);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe('You seem to be offline. Answers need one.');
});
