import type { Mark } from '@contract/marks.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { Refusal, serve } from '@/testing/service.ts';
import { Guide } from './guide.tsx';

const evidence = (page: number, quote: string) => ({
  page,
  quote,
  boxes: [{ x: 0.1, y: 0.1, width: 0.5, height: 0.02 }],
});
const GUIDE = {
  ...{ title: 'Locks', pages: [4, 9], minutes: 12, language: 'en', lists: [], figures: [], missed: [] },
  openings: [{ title: 'Locks', level: 0, evidence: evidence(4, 'Threads that share data need locks.') }],
  terms: [{ term: 'mutex', evidence: evidence(5, 'A mutex is a lock that one thread holds.') }],
  questions: [
    {
      question: 'What is a mutex?',
      answer: 'A lock that one thread holds.',
      evidence: evidence(5, 'A mutex is a lock.'),
    },
  ],
};
const mark = (mark_id: string, page: number, note = ''): Mark => ({
  ...{ mark_id, kind: 'highlight', colour: 'moss', note, note_at: null, created_at: '', changed_at: '', earlier: [] },
  parts: [{ page, exact: `words of ${mark_id}`, prefix: '', suffix: '', first: 0, last: 2, boxes: [] }],
});
const outline = ['Threads', 'Locks', 'Index'].map((title, at) => ({
  ...{ title, level: 1, from: at * 4 + 1, to: at * 4 + 4 },
  ...(title === 'Index' && { apart: true as const }),
}));

const open = (marks: Mark[] = []) =>
  renderScreen(<Guide pdfId="os" section="1" book={{ title: 'Operating Systems', outline }} marks={marks} />, {
    at: '/guide/os/1',
  });
const asked = { 'GET /book/os/guide': GUIDE, 'GET /health': { status: 'ok', engine: 'embedded' } };

it('has a line of the book for all that it says, each with its page; nothing is headed that is empty', async () => {
  serve(asked);
  open([mark('early', 2), mark('own', 6, 'Ask about this.'), mark('late', 10)]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Locks' })).toBeTruthy();
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['How each section begins', 'Terms', 'Your marks', 'A question']);
  const lines = screen.getAllByRole('listitem').filter(({ id }) => id !== '');
  for (const line of lines) expect(within(line).getByText(/^p\. \d$/)).toBeTruthy();
  expect(screen.getByText('words of own')).toBeTruthy();
  expect(screen.getByText('Ask about this.')).toBeTruthy();
  expect(screen.queryByText(/words of (early|late)/)).toBeNull();
});

it('leads to its words in the book, and to the chapters beside it that teach', async () => {
  serve(asked);
  open();
  expect((await screen.findByRole('link', { name: 'Previous: Threads' })).getAttribute('href')).toBe('/guide/os/0');
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: /^p\. 5/ })[0] as HTMLElement);
  expect(screen.getByTestId('where').textContent).toBe('/chat/os');
});

it('asks a model by a press alone, and shows why it could not', async () => {
  const { made, answers } = serve({
    ...asked,
    'GET /health': { status: 'ok', engine: 'openai' },
    'POST /book/os/guide': new Refusal(429, 'limit', 'Your allowance for today is used up.'),
  });
  open();
  const ask = await screen.findByRole('button', { name: 'Sum it up with the model' });
  const posts = () => made.filter(({ call }) => call.startsWith('POST')).length;
  expect(posts()).toBe(0);
  await userEvent.click(ask);
  expect(await screen.findByText('Your allowance for today is used up.')).toBeTruthy();
  answers['POST /book/os/guide'] = {
    answer: 'A mutex is held by one thread [1].',
    citations: [{ ...evidence(5, 'A mutex is a lock that one thread holds.'), state: 'marked' }],
  };
  await userEvent.click(screen.getByRole('button', { name: 'Sum it up with the model' }));
  expect(await screen.findByText(/is held by one thread/)).toBeTruthy();
  expect(posts()).toBe(2);
});

it('says that there is no such chapter', async () => {
  serve({ ...asked, 'GET /book/os/guide': new Refusal(404, 'not_found', 'This section does not exist.') });
  open();
  expect(await screen.findByRole('heading', { name: 'There’s no such chapter in this book' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
