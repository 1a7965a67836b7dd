import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { summary } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import ProgressScreen from './progress-screen.tsx';
import { CHART, COVERAGE, chart, GET, overall } from './testing.ts';

describe('what to do next', () => {
  const chapter = (title: string, from: number, right: number, of: number, state: string) => ({
    ...{ title, from, to: from + 4, state, attempted: of, correct: right, right, of, last: null },
  });
  const locks = {
    pdf_id: 'locks',
    title: 'Threads and Locks',
    chapters: [
      chapter('Locks', 1, 7, 9, 'sure'),
      chapter('Memory', 6, 4, 11, 'shaky'),
      chapter('Files', 11, 1, 1, 'shaky'),
      chapter('Disks', 16, 0, 0, 'new'),
    ],
  };
  const attempts = { overall_summary: overall, attempts: [summary()], more: false };
  const open = async (books: unknown[]) => {
    const answers = { [GET]: attempts, [CHART]: chart, [COVERAGE]: { books } };
    const served = serve({
      ...answers,
      'POST /quiz/practise': { quiz_id: 'q9', questions: { mcqs: [], saqs: [], laqs: [] } },
    });
    renderScreen(<ProgressScreen />);
    await screen.findByText('Recent attempts');
    return served;
  };

  it('is the weakest chapter, and leads to a quiz on its pages', async () => {
    await open([locks]);
    const next = within(screen.getByRole('region', { name: 'Next' }));
    expect(next.getByText('Memory')).toBeTruthy();
    expect(next.getByText(/your weakest chapter: 4 of 11 right/)).toBeTruthy();
    await userEvent.click(next.getByRole('link', { name: 'Practise' }));
    expect(screen.getByTestId('where').textContent).toBe('/quiz/config/locks?pages=6-10');
  });

  it.each([
    ['phone', false],
    ['desk', true],
  ])('has the figures of it all before it on a %s', async (_width, wide) => {
    vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
    await open([locks]);
    const next = screen.getByRole('region', { name: 'Next' });
    const overall = screen.getByRole('region', { name: 'Overall performance' });
    expect(next.compareDocumentPosition(overall) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('is the next new chapter where all others are sure', async () => {
    const chapters = locks.chapters.filter(({ state }) => state !== 'shaky');
    await open([{ ...locks, chapters }]);
    expect(within(screen.getByRole('region', { name: 'Next' })).getByText('Disks')).toBeTruthy();
  });

  it('lists the weakest chapters first, and those with too few answers apart, without a per cent', async () => {
    await open([locks]);
    const weakest = within(screen.getByRole('region', { name: 'Weakest chapters first' }));
    const rows = weakest.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'MemoryThreads and Locks36% 4 of 11 rightPractise',
      'LocksThreads and Locks78% 7 of 9 rightPractise',
      'FilesThreads and Locks 1 of 1 rightPractise',
    ]);
    expect(weakest.getByText('Fewer than four questions so far: too few to say')).toBeTruthy();
  });

  it('shows a strip of the chapters with what each rests on, and asks about what is not covered', async () => {
    await open([locks]);
    const coverage = within(screen.getByRole('region', { name: 'Coverage' }));
    expect(coverage.getByText('1 sure, 2 shaky, 1 not asked yet')).toBeTruthy();
    const cells = within(coverage.getAllByRole('list')[1] as HTMLElement).getAllByRole('link');
    expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([
      '1: Locks (sure, 7 of 9 right)',
      '2: Memory (shaky, 4 of 11 right)',
      '3: Files (shaky, 1 of 1 right)',
      '4: Disks (not asked yet)',
    ]);
    await userEvent.click(coverage.getByRole('link', { name: /^Quiz me on what I haven’t covered/ }));
    expect(screen.getByTestId('where').textContent).toBe('/quiz/config/locks?about=new');
  });

  it('makes a quiz of what went wrong in a book', async () => {
    const { made } = await open([locks]);
    await userEvent.click(screen.getByRole('button', { name: /^Quiz me on what I got wrong/ }));
    await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/quiz/q9'));
    const practised = made.find(({ call }) => call === 'POST /quiz/practise');
    expect(practised?.body).toEqual({ pdf_id: 'locks', which: 'missed' });
  });
});
