import { describe, expect, it } from 'vitest';
import type { OutlineEntry } from '../contract/library.ts';
import { outermostChapters } from './outermost.ts';

const entry = (title: string, level: number, from: number, to: number, apart = false): OutlineEntry => ({
  ...{ title, level, from, to },
  ...(apart ? { apart: true as const } : {}),
});
const titles = (outline: OutlineEntry[], pages: number) => outermostChapters(outline, pages).map(({ title }) => title);

describe('the chapters that progress is told by', () => {
  it('are the outermost of the outline, without what stands around the text', () => {
    const outline = [
      entry('Contents', 1, 1, 2, true),
      entry('1 Locks', 1, 3, 9),
      entry('1.1 Deadlock', 2, 5, 9),
      entry('2 Memory', 1, 10, 20),
    ];
    expect(outermostChapters(outline, 20)).toEqual([
      { title: '1 Locks', from: 3, to: 9 },
      { title: '2 Memory', from: 10, to: 20 },
    ]);
  });

  it('are those inside where one entry holds the whole book', () => {
    const outline = [entry('Operating Systems', 1, 1, 20), entry('Locks', 2, 1, 9), entry('Memory', 2, 10, 20)];
    expect(titles(outline, 20)).toEqual(['Locks', 'Memory']);
  });

  it('are stretches of the pages where there is no outline, which hold each page once', () => {
    expect(titles([], 6)).toEqual(['pp. 1–6']);
    expect(titles([entry('Whole', 1, 1, 31)], 31)).toEqual(['pp. 1–15', 'pp. 16–31']);
    for (const pages of [1, 14, 23, 100, 4_999]) {
      const stretches = outermostChapters([], pages);
      expect(stretches[0]?.from).toBe(1);
      expect(stretches.at(-1)?.to).toBe(pages);
      for (const [i, { from }] of stretches.entries()) if (i > 0) expect(from).toBe((stretches[i - 1]?.to ?? 0) + 1);
    }
  });

  it('begin each on a page of their own', () => {
    expect(titles([entry('A', 1, 1, 3), entry('B', 1, 3, 3), entry('C', 1, 3, 8)], 8)).toEqual(['A', 'B']);
  });
});
