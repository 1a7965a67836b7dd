import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';
import { withoutGapFrame } from './gaps.ts';

const GAP = 'Which number completes the sentence? “By spring the fund had grown to almost _____ million euros.”';

describe('words around a gap', () => {
  it.each([
    ['35 million', '35        '],
    ['almost 35 million euros', '       35              '],
    ['35', '35'],
    ['35 millions', '35         '],
    ['35 million euro', '35             '],
    ['million', 'million'],
    ['53 thousand', '53 thousand'],
  ])('%s', (answer, left) => expect(withoutGapFrame(GAP, answer)).toBe(left));

  it('cost nothing, and another number stays wrong', () => {
    expect(marked(GAP, reference('35'), '35 million').is_correct).toBe(true);
    expect(marked(GAP, reference('35'), '53 million').is_correct).toBe(false);
  });
});
