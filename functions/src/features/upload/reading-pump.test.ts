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

it('tells once a second how far the reading is, and stores the pages in growing parts', async () => {
  const reports: Progress[] = [];
  const { pump, parts } = pumpInto(async (progress) => reports.push(progress) > 0);
  for (let page = 1; page <= 8; page++) {
    pump.take([testPage(page, 'text')]);
    await vi.advanceTimersByTimeAsync(SECOND);
  }
  await pump.end();
  expect(parts).toEqual([[1], [2, 3], [4, 5, 6, 7]]);
  expect(reports.map(({ pagesRead }) => pagesRead)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(reports.at(-1)?.parts).toBe(3);
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
