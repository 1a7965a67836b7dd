import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testPage } from '../../book/testing.ts';
import { NotWanted, type Progress, ReadingPump } from './reading-pump.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SECOND = 1_000;

function pumpInto(report: (progress: Progress) => Promise<boolean>) {
  const parts: number[][] = [];
  const pump = new ReadingPump({
    savePart: async (_part, pages) => void parts.push(pages.map(({ number }) => number)),
    report,
  });
  return { pump, parts };
}

it('tells of the first pages at once and then once a second, and stores the pages in growing parts', async () => {
  const reports: Progress[] = [];
  const { pump, parts } = pumpInto(async (progress) => reports.push(progress) > 0);
  for (let page = 1; page <= 32; page++) {
    pump.take([testPage(page, 'text')]);
    await vi.advanceTimersByTimeAsync(SECOND / 4);
    if (page === 1) expect(reports.map(({ pagesRead }) => pagesRead)).toEqual([1]);
  }
  await pump.end();
  const sizes = parts.map(({ length }) => length);
  expect(parts.flat()).toEqual(parts.flat().map((_, at) => at + 1));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(reports.at(-1)?.parts).toBe(parts.length);
  // Of 32 looks in eight seconds: the first pages, each part, and one a second at most beside.
  expect(reports.length).toBeLessThanOrEqual(1 + parts.length + 8);
});

it('gives a sign of life while one page takes long', async () => {
  const report = vi.fn(async () => true);
  const { pump } = pumpInto(report);
  await vi.advanceTimersByTimeAsync(25 * SECOND);
  await pump.end();
  expect(report).toHaveBeenCalledTimes(2);
});

it('ends the reading when it is not wanted any more', async () => {
  const { pump } = pumpInto(async () => false);
  pump.take([testPage(1, 'text')]);
  await vi.advanceTimersByTimeAsync(SECOND);
  await pump.end();
  expect(pump.signal.reason).toBeInstanceOf(NotWanted);
});

it('ends the reading when it cannot be delivered', async () => {
  const { pump } = pumpInto(async () => Promise.reject(new Error('Firestore is away')));
  pump.take([testPage(1, 'text')]);
  await vi.advanceTimersByTimeAsync(SECOND);
  await pump.end();
  expect(pump.signal.reason).toMatchObject({ message: 'Firestore is away' });
});
