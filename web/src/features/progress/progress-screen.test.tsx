import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { summary } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import ProgressScreen from './progress-screen.tsx';
import { CHART, COVERAGE, chart, GET, overall } from './testing.ts';

const day = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

describe('progress', () => {
  it("reads 'Loading progress...' while it loads", () => {
    serve({ [GET]: silence, [CHART]: silence, [COVERAGE]: { books: [] } });
    renderScreen(<ProgressScreen />);
    expect(screen.getByText('Loading progress...')).toBeTruthy();
  });

  it('shows what has come, from the top, while the rest is on its way', async () => {
    serve({
      [GET]: { overall_summary: overall, attempts: [summary()], more: false },
      [CHART]: silence,
      [COVERAGE]: { books: [] },
      'GET /exam/list': { exams: [] },
      'GET /progress/reviews': silence,
    });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByRole('button', { name: 'Set an exam date' })).toBeTruthy();
    expect(screen.getByText('Loading progress...')).toBeTruthy();
    // Shown now, it would move when the reviews come.
    expect(screen.queryByText('Recent attempts')).toBeNull();
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
    expect(await figures.findByText('Your trend starts after a week of quizzes.')).toBeTruthy();
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

  it('tells what counts by the student’s own decision', async () => {
    const overall_summary = { ...overall, decided_as_correct: 2 };
    serve({
      [GET]: { overall_summary, attempts: [summary({ decided: 1 })], more: false },
      [CHART]: chart,
      [COVERAGE]: { books: [] },
    });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByText(/^2 of 7 correct answers by your own decision/)).toBeTruthy();
    expect(screen.getByText('1 decided by you')).toBeTruthy();
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
