import { describe, expect, it } from 'vitest';
import { seededRandom } from '../gate/seed.ts';
import { stockOf } from './testing.ts';

const PAGE =
  'Oxygen is a gas that makes up a fifth of the air near the ground. Fires die within minutes where no fresh air comes in. Oxygen is carried in cold water more readily than in warm water. In 1774 a preacher heated a red powder under glass. Oxygen carries the energy of food through the blood of animals.';
const OUTLINE = ['Oxygen', 'Salt'].map((title, at) => ({ title, page: at + 1, level: 1 }));

const themes = (page: string) =>
  stockOf([page, 'Salt is mined.'], 'en', OUTLINE)
    .laqs.filter(({ form }) => form === 'theme')
    .flatMap(({ draft }) => draft(seededRandom('a')) ?? []);

describe('a long question on one thing', () => {
  const [first] = themes(PAGE);

  it('names the thing and asks for the main points', () => {
    expect(first?.question).toBe('Explain the main points about “oxygen”.');
  });

  it('has the statements that open with it as its points, each with its own words', () => {
    expect(first?.answer_outline).toHaveLength(3);
    expect(first?.answer_outline.every((point) => point.startsWith('Oxygen '))).toBe(true);
    expect(first?.evidence.map(({ quote }) => PAGE.includes(quote))).toEqual([true, true, true]);
  });
});

it('is not asked where fewer than three statements are about the thing', () => {
  expect(themes(PAGE.replace('Oxygen is carried', 'Salt is carried'))).toEqual([]);
});
