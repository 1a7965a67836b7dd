import { describe, expect, it } from 'vitest';
import { askGolden, GOLDEN_LANGUAGES, goldenBook, lostSince, markGolden, readBaseline, shareLeft } from './run.ts';

/** Two may be lost by chance of a better mechanism; a third is a fall in quality that somebody has to look at. */
const MOST_LOST = 2;

describe('the golden files', () => {
  it('loses fewer than three answers that the baseline keeps', async () => {
    const now = [];
    for (const language of GOLDEN_LANGUAGES) now.push(...(await askGolden(language, await goldenBook(language))));
    const lost = lostSince(readBaseline().answers, now);
    expect(lost.length, `lost: ${lost.join(', ')}`).toBeLessThanOrEqual(MOST_LOST);
  });

  it('loses fewer than three marks that the baseline keeps, and leaves no more than a third to the student', async () => {
    const now = [];
    for (const language of GOLDEN_LANGUAGES) now.push(...(await markGolden(language)));
    expect(shareLeft(now)).toBeLessThanOrEqual(1 / 3);
    const lost = lostSince(readBaseline().marking, now);
    expect(lost.length, `lost: ${lost.join(', ')}`).toBeLessThanOrEqual(MOST_LOST);
  });

  it('counts what is lost, not what was never kept', () => {
    const rows = [
      { id: 'a', kind: 'fact', kept: true },
      { id: 'b', kind: 'fact', kept: false },
      { id: 'c', kind: 'fact', kept: false },
    ];
    expect(lostSince(['a', 'b', 'gone'], rows)).toEqual(['b', 'gone']);
  });
});
