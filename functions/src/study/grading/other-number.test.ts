import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

describe('a number contradicts a point only where it is said of it', () => {
  const fire = ['How many people were hurt?', reference('In 1998, 300 people were hurt in the fire.')] as const;
  const bridge = ['What did it cost?', reference('The bridge cost 1.5 million pounds.')] as const;
  const why = ([question, rubric]: typeof fire | typeof bridge, answer: string) =>
    marked(question, rubric, answer).points?.some(({ contradicted }) => contradicted);

  it.each([
    ['a year without its century', fire, '98 there was a fire and 300 people got hurt'],
    ['a misspelt million', bridge, 'it cost 1.5 milion'],
    ['a length in a sentence about something else', bridge, 'The river is 40 m wide. The bridge cost many millions.'],
  ] as const)('not %s', (_, point, answer) => expect(why(point, answer)).not.toBe(true));

  it.each([
    ['another amount', fire, '500 people were hurt'],
    ['another misspelt amount', bridge, 'it cost 2.5 milion'],
  ] as const)('but %s', (_, point, answer) => expect(why(point, answer)).toBe(true));
});

describe('numbers in brackets', () => {
  it.each([
    ['a point', 'The vertex of the parabola is at (3, 4).', 'The vertex of the parabola is at (4, 7).'],
    ['an interval', 'A probability lies in the interval [0, 1].', 'A probability lies in the interval [1, 2].'],
  ] as const)('belong to what is claimed: %s', (_, claim, answer) => {
    const rubric = reference(claim);
    expect(marked('What does the book say of it?', rubric, answer).is_correct).toBe(false);
    expect(marked('What does the book say of it?', rubric, claim).is_correct).toBe(true);
  });
});
