import type { Document } from '@contract/library.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import { ReadPictures } from './read-pictures.tsx';

const DECIDE = 'POST /upload/locks/pictures';
type Pictures = NonNullable<Document['pictures']>;

/** A book of forty pictures of which so much is read. */
const scan = (pictures?: Pictures) =>
  book({ pages: 40, pages_read: 40, pages_without_text: [[1, 40]], ...(pictures && { pictures }) });
const shown = (pictures?: Pictures) => renderScreen(<ReadPictures book={scan(pictures)} />);

afterEach(() => void vi.useRealTimers());

it.each<[string, Pictures | undefined, string]>([
  [
    'tells the page and the time that is left',
    { state: 'reading', total: 40, done: 11, seconds_left: 64 },
    'Reading pictures: page 12 of 40, about 1 minute left. You can ask about what has been read.',
  ],
  [
    'tells the page alone before a page has shown how long one takes',
    { state: 'reading', total: 40, done: 0 },
    'Reading pictures: page 1 of 40…',
  ],
  [
    'says that it will begin',
    { state: 'waiting', total: 40, done: 0 },
    '40 pages are pictures. They will be read in a moment; nothing is sent anywhere.',
  ],
  [
    'says that the day’s pages are read',
    { state: 'tomorrow', total: 40, done: 12 },
    'Reading pictures: 12 of 40 pages are read. The rest follows by itself tomorrow.',
  ],
  [
    'says where it was stopped',
    { state: 'stopped', total: 40, done: 12 },
    'Reading pictures stopped at page 12 of 40.',
  ],
  [
    'names the language that it cannot read',
    { state: 'language', total: 40, done: 0, language: 'de' },
    '40 pages are pictures of German text; only English and French can be read from pictures here.',
  ],
  ['is offered where nobody has begun it', undefined, '40 pages are pictures; their words can be read for free.'],
])('the reading of pictures %s', (_, pictures, said) => {
  shown(pictures);
  const region = within(screen.getByRole('region', { name: 'Reading pictures' }));
  expect(region.getByRole('status').textContent).toBe(said);
});

it('is stopped, and goes on, where the student says so', async () => {
  const { made, answers } = serve({ [DECIDE]: scan({ state: 'stopped', total: 40, done: 12 }) });
  const { unmount } = shown({ state: 'reading', total: 40, done: 11, seconds_left: 64 });
  expect(screen.getByRole('progressbar', { name: 'Reading the pictures of Threads and Locks' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading pictures' }));
  unmount();
  shown({ state: 'stopped', total: 40, done: 12 });
  answers[DECIDE] = scan({ state: 'waiting', total: 40, done: 12 });
  await userEvent.click(screen.getByRole('button', { name: 'Continue reading' }));
  expect(made.filter(({ call }) => call === DECIDE).map(({ body }) => body)).toEqual([
    { reading: 'stop' },
    { reading: 'on' },
  ]);
});

it('says where it could not be stopped', async () => {
  serve({ [DECIDE]: new Refusal(503, 'unavailable', 'Please try again in a moment.') });
  shown({ state: 'reading', total: 40, done: 11 });
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading pictures' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That couldn’t be done. Please try again in a moment.');
});

it.each([
  ['takes the focus again', 'soon after its press', 9, true],
  ['leaves the focus alone', 'more than ten seconds after its press', 11, false],
])('the button that takes the place of the pressed one %s %s', async (_does, _when, seconds, focused) => {
  serve({ [DECIDE]: scan({ state: 'stopped', total: 40, done: 12 }) });
  const { unmount } = shown({ state: 'reading', total: 40, done: 11 });
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading pictures' }));
  unmount();
  vi.setSystemTime(Date.now() + seconds * 1_000);
  shown({ state: 'stopped', total: 40, done: 12 });
  expect(screen.getByRole('button', { name: 'Continue reading' }) === document.activeElement).toBe(focused);
});
