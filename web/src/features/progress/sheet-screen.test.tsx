import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { attempt } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import SheetScreen from './sheet-screen.tsx';

const GET = 'GET /progress/attempt/a1';
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/progress/attempt/:id/sheet" element={<SheetScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/progress/attempt/a1/sheet' },
  );

it('has the questions without a word of the answers, and the answers apart, each with its page', async () => {
  serve({ [GET]: attempt() });
  open();
  const paper = within(await screen.findByRole('region', { name: 'Questions' }));
  expect(paper.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'What does a lock protect?',
    'What raises a page fault?',
    'What is a deadlock?',
    'How does a page get into memory?',
  ]);
  expect(paper.getByText('A held lock')).toBeTruthy();
  expect(paper.queryByText(/circle of waiting|finds a free frame|they wait|p\. \d/)).toBeNull();
  const key = within(screen.getByRole('region', { name: 'Answers' }));
  expect(key.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
    '1.A A critical section p. 3',
    '2.B A page that is not in memory p. 5',
    '3.A circle of waiting threads. p. 4',
    '4.The kernel finds a free frame.It reads the page * from disk.',
    'The kernel finds a free frame.',
    'It reads the page * from disk.',
  ]);
});

it('is printed by a press, and leads back to the attempt', async () => {
  serve({ [GET]: attempt() });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the attempt' }));
  expect(screen.getByTestId('where').textContent).toBe('/progress/attempt/a1');
});

it("of an attempt that cannot be had reads 'Attempt details not found.'", async () => {
  serve({ [GET]: new Refusal(404, 'not_found', 'No.') });
  open();
  expect(await screen.findByText('Attempt details not found.')).toBeTruthy();
});
