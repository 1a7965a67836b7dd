import type { KeyFacts } from '@contract/review.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { Refusal, serve } from '@/testing/service.ts';
import FactsScreen from './facts-screen.tsx';

const fact = (card_id: string, question: string, more: object = {}) => ({
  ...{ card_id, question, answer: 'It waits.', chapter: '1 Locks', known: false },
  evidence: { page: 3, quote: 'It waits.', boxes: [] },
  ...more,
});
const listed: KeyFacts = {
  title: 'Threads and Locks',
  facts: [
    fact('k1', 'What is a lock?'),
    fact('k2', 'What is a latch?'),
    fact('k3', 'What is a page?', { known: true }),
  ],
  next: null,
};
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/review/facts/:id" element={<FactsScreen />} />
    </Routes>,
    { at: '/review/facts/locks' },
  );

it('key facts are chosen one by one or a chapter at once; what is a card already is not asked for', async () => {
  const { made } = serve({ 'GET /review/facts': listed, 'POST /review/facts': { added: 2, known: 0 } });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'All in “1 Locks”' }));
  expect(screen.queryByRole('checkbox', { name: /What is a page/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 cards to review' }));
  const added = await screen.findByText('2 cards added.');
  await waitFor(() => expect(document.activeElement).toBe(added));
  const body = made.find(({ call }) => call === 'POST /review/facts')?.body;
  expect(body).toEqual({ pdf_id: 'locks', card_ids: ['k1', 'k2'] });
});

it('where every fact is in review already, that is said, and the way leads there', async () => {
  const facts = listed.facts.map((one) => ({ ...one, known: true }));
  serve({ 'GET /review/facts': { ...listed, facts } });
  open();
  expect(await screen.findByText(/^Every key fact of this book is in review\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Review' }).getAttribute('href')).toBe('/review');
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('the button that adds what is ticked is in sight from the first, and off until something is', async () => {
  serve({ 'GET /review/facts': listed });
  open();
  expect(await screen.findByRole('link', { name: '1 of 3 in Review' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to review' }).disabled).toBe(true);
  expect(screen.getByText('Tick the facts you want to be asked.')).toBeTruthy();
  expect(screen.getByText(/Chapters with something left to choose come first\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /What is a lock/ }));
  expect(screen.getByRole('button', { name: 'Add 1 card to review' })).toBeTruthy();
});

it('a book without key facts says so', async () => {
  serve({ 'GET /review/facts': { ...listed, facts: [] } });
  open();
  expect(await screen.findByText('No key facts were found in this book.')).toBeTruthy();
});

it('key facts are counted and searched by all the words that are typed, in what comes later too', async () => {
  const { made } = serve({
    'GET /review/facts': ({ url }: { url: URL }) =>
      url.searchParams.has('from')
        ? { ...listed, facts: [fact('k9', 'What is a futex lock?')] }
        : { ...listed, next: 40 },
  });
  open();
  expect(await screen.findByText('3 key facts, and more below')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these facts' }), 'LOCK what futex');
  expect(await screen.findByText('1 of 4 shown')).toBeTruthy();
  expect(screen.getByText('What is a futex lock?')).toBeTruthy();
  expect(screen.queryByText('What is a latch?')).toBeNull();
  expect(made.length).toBe(2);
});

it('a term heads what it means, and each chapter is folded but the first', async () => {
  const facts = [
    fact('k1', 'What is meant by “lock”?', { term: 'lock' }),
    fact('k2', 'Name the two kinds of lock.', { chapter: '2 Kinds' }),
  ];
  serve({ 'GET /review/facts': { ...listed, facts } });
  open();
  expect(await screen.findByRole('checkbox', { name: /^lock\s*It waits/ })).toBeTruthy();
  expect(screen.queryByText(/What is meant by/)).toBeNull();
  const folds = screen.getAllByRole('group').map((fold) => (fold as HTMLDetailsElement).open);
  expect(folds).toEqual([true, false]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search these facts' }), 'kinds');
  expect(screen.getAllByRole('group').map((fold) => (fold as HTMLDetailsElement).open)).toEqual([true]);
});

it('of a book that is not there nothing is tried again', async () => {
  serve({ 'GET /review/facts': new Refusal(404, 'not_found', 'No such book.') });
  open();
  expect(await screen.findByRole('heading', { name: 'That book is no longer in your library.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
