import { hashKey } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { KEPT } from '@/lib/kept.ts';
import { storeValue } from '@/lib/storage.ts';
import { renderScreen } from '@/testing/render.tsx';
import { summary } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import ProgressScreen from './progress-screen.tsx';

const GET = 'GET /progress';
const CHART = 'GET /progress/chart';
const COVERAGE = 'GET /progress/coverage';
const overall = { total_questions_attempted: 12, total_correct_answers: 7, overall_accuracy_percentage: 58.3 };
const chart = {
  days: [
    { day: '2026-11-01', attempted: 8, correct: 4 },
    { day: '2026-11-02', attempted: 4, correct: 3 },
  ],
  books: [
    {
      pdf_id: 'locks',
      title: 'Threads and Locks',
      attempted: 12,
      correct: 7,
      days: [{ day: '2026-11-01', attempted: 8, correct: 4 }],
      chapters: [{ title: '1 Locks', from: 2, attempted: 8, correct: 6 }],
    },
  ],
};
const day = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

describe('progress', () => {
  it("reads 'Loading progress...' while it loads", () => {
    serve({ [GET]: silence, [CHART]: silence, [COVERAGE]: { books: [] } });
    renderScreen(<ProgressScreen />);
    expect(screen.getByText('Loading progress...')).toBeTruthy();
  });

  it('shows what has come, while the rest is on its way', async () => {
    serve({
      [GET]: { overall_summary: overall, attempts: [summary()], more: false },
      [CHART]: silence,
      [COVERAGE]: silence,
      'GET /exam': silence,
      'GET /progress/reviews': silence,
    });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByText('Recent attempts')).toBeTruthy();
    expect(screen.getAllByText('Loading progress...').length).toBeGreaterThan(0);
  });

  it("reads 'No quiz attempts found.' before the first quiz", async () => {
    serve({
      [GET]: { overall_summary: { ...overall, total_questions_attempted: 0 }, attempts: [], more: false },
      [CHART]: silence,
      [COVERAGE]: { books: [] },
    });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByText('No quiz attempts found.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('reads the same when it fails, and can be asked for again', async () => {
    const { answers } = serve({
      [GET]: new Refusal(500, 'internal', 'Broken.'),
      [CHART]: chart,
      [COVERAGE]: { books: [] },
    });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByText('No quiz attempts found.')).toBeTruthy();
    answers[GET] = { overall_summary: overall, attempts: [summary()], more: false };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Recent attempts')).toBeTruthy();
  });

  it('tells the three figures, their trend, and every attempt with its scores', async () => {
    serve({
      [GET]: {
        overall_summary: overall,
        attempts: [
          summary({
            attempt_id: 'a2',
            status: 'unmarked',
            mcq_score: null,
            saq_score: null,
            laq_score: null,
            overall_score: null,
          }),
          summary(),
        ],
        more: false,
      },
      [CHART]: chart,
      [COVERAGE]: { books: [] },
    });
    renderScreen(<ProgressScreen />);
    const figures = within(await screen.findByRole('region', { name: 'Overall performance' }));
    expect(
      figures.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Questions attempted', '12'],
      ['Correct answers', '7'],
      ['Accuracy', '58%'],
    ]);
    expect(await figures.findByText(`${day('2026-11-02')}: 75% · before: 50%`)).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: 'Recent attempts' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Not marked yet');
    expect(
      within(rows[2] as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      `${day('2026-11-02T10:30:00Z')} ${new Date('2026-11-02T10:30:00Z').toLocaleTimeString(undefined, { timeStyle: 'short' })}`,
      'Threads and Locks',
      'MCQ 1 / 2',
      'SAQ 0 / 1',
      'LAQ 1 / 1',
      'Overall 2 / 450%',
      'View Details',
    ]);
    await userEvent.click(within(rows[2] as HTMLElement).getByRole('button', { name: /^View Details: / }));
    expect(screen.getByTestId('where').textContent).toBe('/progress/attempt/a1');
  });

  it('plots the attempts, has a dash where nothing was asked, and leads on from anywhere in a row', async () => {
    const attempts = [
      summary({ laq_score: 0, laq_total: 0 }),
      summary({ attempt_id: 'a0', created_at: '2026-11-01T09:00:00Z' }),
    ];
    serve({ [GET]: { overall_summary: overall, attempts, more: false }, [CHART]: silence, [COVERAGE]: { books: [] } });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByRole('img', { name: /^Accuracy of 2 attempts over time/ })).toBeTruthy();
    expect(screen.getByText('–')).toBeTruthy();
    expect(screen.queryByText('0 / 0')).toBeNull();
    await userEvent.click(screen.getAllByText('Threads and Locks')[0] as HTMLElement); // two, as served above
    expect(screen.getByTestId('where').textContent).toBe('/progress/attempt/a1');
  });

  it('gives the figures by day as a table', async () => {
    serve({
      [GET]: { overall_summary: overall, attempts: [summary()], more: false },
      [CHART]: chart,
      [COVERAGE]: { books: [] },
    });
    renderScreen(<ProgressScreen />);
    const table = await screen.findByRole('table', {
      name: 'Accuracy by day: questions attempted, correct answers, accuracy',
    });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent)[1],
    ).toBe(`${day('2026-11-02')}4375%`);
  });

  it('shows its figures and attempts also when the chart fails', async () => {
    serve({
      [GET]: { overall_summary: overall, attempts: [summary()], more: false },
      [CHART]: new Refusal(500, 'internal', 'No.'),
      [COVERAGE]: new Refusal(500, 'internal', 'No.'),
    });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByRole('button', { name: /^View Details: / })).toBeTruthy();
    expect(screen.queryByText('Coverage')).toBeNull();
  });

  it('loads on beyond the first hundred attempts', async () => {
    const { made, answers } = serve({
      [GET]: { overall_summary: overall, attempts: [summary()], more: true },
      [CHART]: chart,
      [COVERAGE]: { books: [] },
    });
    renderScreen(<ProgressScreen />);
    const more = await screen.findByRole('button', { name: 'Show more' });
    answers[GET] = { overall_summary: overall, attempts: [summary({ attempt_id: 'a0' })], more: false };
    await userEvent.click(more);
    expect(await screen.findAllByRole('button', { name: /^View Details: / })).toHaveLength(2);
    expect(made.at(-1)?.url.search).toBe('?after=a1');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

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

describe('reviews on Progress', () => {
  const day = (at: string, asked: number, remembered: number) => ({
    ...{ day: at, reviews: asked + 2, seconds: 300, asked, remembered },
  });
  const forecast = Array.from({ length: 14 }, (_, i) => ({
    ...{ day: `2026-11-${10 + i}`, cards: i === 1 ? 12 : 0, minutes: i === 1 ? 6 : 0 },
  }));
  const open = (reviews: object) => {
    serve({
      [GET]: { overall_summary: overall, attempts: [summary()], more: false },
      [CHART]: chart,
      [COVERAGE]: { books: [] },
      'GET /progress/reviews': { cards: 40, fresh: 5, days: [], forecast, ...reviews },
    });
    renderScreen(<ProgressScreen />);
    return screen.findByText('Recent attempts');
  };
  const section = () => within(screen.getByRole('region', { name: 'Reviews' }));

  it('tell how much was remembered, and what the coming days ask', async () => {
    await open({ days: [day('2026-11-01', 60, 42), day('2026-11-02', 40, 28)] });
    expect(section().getByText('70%')).toBeTruthy();
    expect(section().getByText(/70 of 100 reviews in 30 days/)).toBeTruthy();
    expect(section().getByText(/Below the 90% that reviews aim for/)).toBeTruthy();
    const days = section().getAllByRole('listitem');
    expect(days).toHaveLength(14);
    expect(days[1]?.textContent).toContain('12 cards, about 6 min');
  });

  it('give no per cent for a handful, and do not call chance a fault', async () => {
    await open({ days: [day('2026-11-01', 4, 1)] });
    expect(section().getByText(/^4 cards have come back so far: too few to say/)).toBeTruthy();
    expect(section().queryByText(/%/)).toBeNull();
  });

  it('are left out where there are no cards', async () => {
    await open({ cards: 0, fresh: 0 });
    expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
  });
});

describe('without a connection', () => {
  /** What an earlier visit left on this device. */
  const leaveBehind = () => {
    publish({ uid: 'ana', email: null, displayName: null, photoURL: null });
    const data = { pages: [{ overall_summary: overall, attempts: [summary()], more: false }], pageParams: [null] };
    storeValue(`${KEPT}ana:${hashKey(['progress', 'attempts'])}`, JSON.stringify({ at: Date.UTC(2026, 10, 3), data }));
  };
  afterEach(() => publish(null));

  it('what this device has kept is shown, with since when it stands', async () => {
    leaveBehind();
    const { answers } = serve({});
    renderScreen(<ProgressScreen />);
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    expect(screen.getByText(/^This is how you stood on .*2026/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^View Details: / })).toBeTruthy();
    expect(screen.queryByText('No quiz attempts found.')).toBeNull();
    answers[GET] = { overall_summary: overall, attempts: [summary()], more: false };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByText('You seem to be offline.')).toBeNull());
  });

  it('what comes next waits for a connection, and says so', async () => {
    leaveBehind();
    const chapter = {
      title: 'Memory',
      from: 6,
      to: 10,
      state: 'shaky',
      attempted: 9,
      correct: 2,
      right: 2,
      of: 9,
      last: null,
    };
    const data = { books: [{ pdf_id: 'locks', title: 'Threads and Locks', chapters: [chapter] }] };
    storeValue(
      `${KEPT}ana:${hashKey(['progress', 'coverage', ''])}`,
      JSON.stringify({ at: Date.UTC(2026, 10, 3), data }),
    );
    serve({});
    renderScreen(<ProgressScreen />);
    await screen.findByText('A quiz needs a connection.');
    const next = within(screen.getByRole('region', { name: 'Next' }));
    expect(next.getByRole<HTMLButtonElement>('button', { name: 'Practise' }).disabled).toBe(true);
    expect(next.queryByRole('link')).toBeNull();
  });

  it('nothing kept reads as empty, and so does what the service refuses, whatever was kept', async () => {
    serve({});
    const { unmount } = renderScreen(<ProgressScreen />);
    expect(await screen.findByText('No quiz attempts found.')).toBeTruthy();
    unmount();
    leaveBehind();
    serve({ [GET]: new Refusal(500, 'internal', 'Broken.') });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByText('Broken.')).toBeTruthy();
    expect(screen.getByText('No quiz attempts found.')).toBeTruthy();
  });
});
