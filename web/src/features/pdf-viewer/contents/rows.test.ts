import { describe, expect, it } from 'vitest';
import { chaptersWithHits, hitsBefore, rowsOf } from './rows.ts';

const outline = [
  { title: '1 Locks', level: 1, from: 2, to: 6 },
  { title: '1.1 Deadlock', level: 2, from: 4, to: 5 },
  { title: '1.2 Queues', level: 2, from: 6, to: 6 },
  { title: '2. Memory', level: 1, from: 7, to: 12 },
  { title: '2.1 Paging', level: 2, from: 9, to: 12 },
  { title: 'Index', level: 1, from: 13, to: 14 },
];
const hit = (page: number) => ({ page, before: '', words: 'lock', after: '', boxes: [] });
const found = (pages: [number, number][]) => ({
  total: pages.reduce((sum, [, hits]) => sum + hits, 0),
  pages: pages.map(([page, hits]) => ({ page, hits })),
  hits: pages.flatMap(([page, hits]) => Array.from({ length: hits }, () => hit(page))),
  complete: true,
});
const titles = (page: number, search: ReturnType<typeof found> | null = null) =>
  rowsOf(outline, page, search).map(({ title }) => title);

describe('the rows of the contents', () => {
  it('are the chapters, with the sections of the one in sight', () => {
    expect(titles(1)).toEqual(['Locks', 'Memory', 'Index']);
    expect(titles(5)).toEqual(['Locks', 'Deadlock', 'Queues', 'Memory', 'Index']);
    expect(titles(10)).toEqual(['Locks', 'Memory', 'Paging', 'Index']);
  });

  it('keep the numbers of the titles apart', () => {
    expect(rowsOf(outline, 5, null).map(({ number }) => number)).toEqual(['1', '1.1', '1.2', '2.', '']);
  });

  it('tell which one the page in sight stands in', () => {
    const current = rowsOf(outline, 5, null).filter(({ current }) => current);
    expect(current.map(({ title }) => title)).toEqual(['Deadlock']);
  });

  it('open where something was found, which counts in the section and in its chapter', () => {
    const rows = rowsOf(
      outline,
      1,
      found([
        [3, 1],
        [5, 2],
        [9, 4],
      ]),
    );
    expect(rows.map(({ title, count, hits }) => [title, count, hits.length])).toEqual([
      ['Locks', 3, 1],
      ['Deadlock', 2, 2],
      ['Memory', 4, 0],
      ['Paging', 4, 4],
      ['Index', 0, 0],
    ]);
  });
});

describe('what a search found', () => {
  it('is counted by chapter', () => {
    expect(
      chaptersWithHits(
        outline,
        found([
          [1, 1],
          [3, 1],
          [5, 2],
          [9, 4],
        ]),
      ),
    ).toBe(2);
    expect(chaptersWithHits([], found([[3, 1]]))).toBe(0);
  });

  it('before the first chapter, and where there are none, stands by itself', () => {
    expect(
      hitsBefore(
        outline,
        found([
          [1, 2],
          [3, 1],
        ]),
      ),
    ).toHaveLength(2);
    expect(
      hitsBefore(
        [],
        found([
          [1, 2],
          [3, 1],
        ]),
      ),
    ).toHaveLength(3);
  });
});
