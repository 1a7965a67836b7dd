import { describe, expect, it } from 'vitest';
import { drafted } from './testing.ts';

const LEAVES = [
  'The green cells of the leaf build their sugar from carbon dioxide. The red colour of the old cliffs comes from iron ore. The cooks of the coast kept fish for months with table salt. The pain after a long race comes from lactic acid. Divers breathe out carbon dioxide. Smiths of the valley bought iron ore. The traders of the plain paid in table salt. Tired muscles fill with lactic acid. Bubbles of the spring are carbon dioxide. The hills are rich in iron ore. Pans by the sea give table salt. Old milk holds lactic acid.',
];

describe('a question for what a sentence ends with', () => {
  const asked = drafted(LEAVES, 'object');
  const [first] = asked;

  it('leaves it out behind its preposition or verb', () => {
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ question }) => /\b(?:from|with|in|are|out|bought|give|holds) _____\.”$/.test(question))).toBe(
      true,
    );
  });

  it('offers what the pages name of the same sort, each with its own words', () => {
    expect(first?.options).toHaveLength(4);
    expect(
      first?.about
        ?.slice(1)
        .every((claim, i) => claim?.quote.toLowerCase().includes(first.options[i + 1]?.toLowerCase() ?? '-')),
    ).toBe(true);
  });

  it('is proved by its sentence', () => {
    expect(LEAVES[0]).toContain(first?.evidence.quote);
  });
});
