import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const scenes = [
  'Mara Lind was born in a village by the northern sea.',
  'In 1901 Mara left the village with a single trunk.',
  'The winters there were long, and the harbour was closed.',
  'A captain taught Mara to read the charts of the coast.',
  'Mara sailed to Lisbon on a ship that carried salt.',
  'In 1909 Mara bought a small ship of her own.',
  'The other captains laughed at Mara and her red sails.',
  'In 1912 Mara lost the ship in a storm near the cape.',
  'Mara went home at last and taught children to swim.',
];
const book = testBook([
  `# 1 The sailor\n\n${scenes.join('\n\n')}`,
  '# 2 Salt\n\nSalt keeps fish from spoiling. A ship that Mara sailed carried salt. It was dear in those days.',
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] }).answer;
const placesIn = (answer: string) => scenes.flatMap((scene, at) => (answer.includes(scene) ? [at] : []));

describe('a story', () => {
  it('is told from its beginning to its end, in the order of the book', () => {
    const answer = ask('What happens to Mara Lind?');
    const told = placesIn(answer);
    expect(told.length).toBeGreaterThan(4);
    expect(told[0]).toBe(0);
    expect(told.at(-1)).toBeGreaterThan(6);
    const where = told.map((at) => answer.indexOf(scenes[at] ?? ''));
    expect(where).toEqual(where.toSorted((a, b) => a - b));
  });

  it('may be asked for its end alone', () => {
    const told = placesIn(ask('How does Mara end?'));
    expect(told.length).toBeGreaterThan(0);
    expect(Math.min(...told)).toBeGreaterThan(4);
  });

  it('is of somebody, and not of whatever happens', () => {
    expect(ask('What happens to fish?')).not.toMatch(/Mara Lind was born/);
  });
});

describe('a procedure', () => {
  const recipe = testBook([
    '# 1 Baking bread\n\nBread is made of flour and water.',
    '# Step 1: Mixing\n\nThe flour is mixed with water and salt in a large bowl.',
    '# Step 2: Resting\n\nThe dough rests under a cloth for an hour.',
    '# Step 3: Heating\n\nThe oven is heated to two hundred degrees for the loaf.',
  ]);

  it('whose steps are sections of their own is told a step each, under its title', () => {
    const { answer } = answerFromBook({ book: recipe, question: 'What are the steps of baking bread?', history: [] });
    expect(answer).toMatch(/\*\*Step 1: Mixing:\*\* The flour .*\*\*Step 2: Resting:\*\* The dough .*\*\*Step 3/s);
  });
});
