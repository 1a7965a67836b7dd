import { describe, expect, it } from 'vitest';
import { labelsIn } from './page-names.ts';

const entry = (from: number, to: number, from_label?: string, to_label?: string) => ({
  ...{ title: 'Locks', level: 1, from, to },
  ...(from_label !== undefined && { from_label }),
  ...(to_label !== undefined && { to_label }),
});

describe('what is printed on a page', () => {
  it('is told between two ends that are equally far from the file’s numbers', () => {
    const labelOf = labelsIn([entry(13, 24, '1', '12'), entry(25, 40, '13', '28')]);
    expect([13, 24, 30, 40].map(labelOf)).toEqual(['1', '12', '18', '28']);
  });

  it('is not told before, behind, of Roman numerals, where ends disagree, nor where the file counts alike', () => {
    const roman = entry(5, 12, 'v', 'xii');
    expect([12, 8, 25].map(labelsIn([roman, entry(13, 24, '1', '12')]))).toEqual([undefined, undefined, undefined]);
    const counted = [entry(13, 24, '1', '12'), entry(20, 30, '10', '20'), entry(21, 40, '9', '28')];
    expect([22, 14].map(labelsIn(counted))).toEqual([undefined, '2']);
    expect(labelsIn([entry(3, 9)])(4)).toBeUndefined();
  });
});
