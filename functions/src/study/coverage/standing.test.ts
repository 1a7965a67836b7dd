import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChapterSums, standingOf, standingsOf } from './standing.ts';

const chapter = { title: 'Memory', from: 10, to: 20 };
const ORDER = { new: 0, shaky: 1, sure: 2 } as const;
const sums = (recent: string, older = { attempted: 0, correct: 0 }): ChapterSums => ({
  title: 'Memory',
  attempted: older.attempted + recent.length,
  correct: older.correct + recent.replaceAll('0', '').length,
  recent,
  last: '2026-11-20T10:00:00.000Z',
});
const state = (recent: string) => standingOf(chapter, sums(recent)).state;

describe('how a chapter stands', () => {
  it('is new, then shaky until four right answers say more, then sure from three in four on', () => {
    expect(standingOf(chapter, null)).toMatchObject({ state: 'new', of: 0, last: null });
    const standing = {
      '1': 'shaky',
      '111': 'shaky',
      '1110': 'shaky',
      '1111': 'sure',
      '11110': 'sure',
      '111100': 'shaky',
    };
    for (const [answers, expected] of Object.entries(standing)) expect(state(answers), answers).toBe(expected);
  });

  it('rests on the latest twelve: a bad start is not held against anyone', () => {
    const learnt = standingOf(chapter, sums('111111111111', { attempted: 30, correct: 0 }));
    expect(learnt).toMatchObject({ state: 'sure', right: 12, of: 12, attempted: 42, correct: 12 });
  });

  it('can be told of sums that were stored before single answers were', () => {
    const old = { title: 'Memory', attempted: 8, correct: 6 };
    expect(standingOf(chapter, old)).toMatchObject({ state: 'sure', right: 6, of: 8, last: null });
  });

  it('never falls by a right answer, and never rises by a wrong one', () => {
    const history = fc.record({
      recent: fc.array(fc.constantFrom('0', '1'), { maxLength: 20 }).map((answers) => answers.join('')),
      older: fc
        .integer({ min: 0, max: 40 })
        .chain((attempted) =>
          fc.record({ attempted: fc.constant(attempted), correct: fc.integer({ min: 0, max: attempted }) }),
        ),
    });
    fc.assert(
      fc.property(history, ({ recent, older }) => {
        const before = ORDER[standingOf(chapter, sums(recent, older)).state];
        const after = (answer: string) => ORDER[standingOf(chapter, sums(recent + answer, older)).state];
        expect(after('1')).toBeGreaterThanOrEqual(before);
        if (before > 0) expect(after('0')).toBeLessThanOrEqual(before);
      }),
    );
  });
});

describe('the chapters of a book', () => {
  const chapters = [chapter, { title: 'Sleep', from: 21, to: 40 }];
  const one = { attempted: 4, correct: 4 };

  it('keep what was answered in a chapter that begins elsewhere since the book was read again', () => {
    const [memory, sleep] = standingsOf(chapters, {
      '11': { title: 'Memory', ...one },
      '25': { title: 'Naps', ...one },
    });
    expect([memory?.attempted, sleep?.attempted]).toEqual([4, 4]);
  });

  it('are not credited with what was answered somewhere in a part that holds several', () => {
    const outline = [{ title: 'Part I', from: 10, to: 40 }];
    const [memory, sleep] = standingsOf(chapters, { '10': { title: 'Part I', ...one } }, outline);
    expect([memory?.state, sleep?.state]).toEqual(['new', 'new']);
  });
});
