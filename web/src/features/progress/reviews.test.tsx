import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { summary } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import ProgressScreen from './progress-screen.tsx';
import { CHART, COVERAGE, chart, GET, overall } from './testing.ts';

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
