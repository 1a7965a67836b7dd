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

  it('is told of a case by the name that it bears', () => {
    const told = placesIn(ask('Explain the Mara Lind case'));
    expect(told.length).toBeGreaterThan(4);
    expect(told[0]).toBe(0);
  });

  it('goes on with what happens between two sentences that name the subject', () => {
    const trial = testBook([
      `# 1 A trial

In 1820 the miller Orrin Teasdale dug a canal across the meadow of his neighbours.

Teasdale wanted more water for his three wheels.

The neighbours went to the county court at Harlow in the spring of 1821.

The court called Teasdale and nine witnesses.

Judge Penrose gave the meadow back to the village on 4 May 1822.

Teasdale closed the canal and left Harlow.`,
    ]);
    const { answer } = answerFromBook({ book: trial, question: 'What was the Teasdale case?', history: [] });
    expect(answer).toContain('Judge Penrose gave the meadow back');
    expect(answer).toContain('closed the canal');
  });

  it('is of the whole name where a part of it is a common word', () => {
    const wars = testBook([
      `# 1 Wars

The Harbour War was fought over the price of salt. Every war costs money, and a war at sea costs more.

The War Office sent ships in 1760. The War Office paid for 40 of them. The War Office sold them in 1770. Later a war was fought inland.`,
    ]);
    const { answer } = answerFromBook({ book: wars, question: 'What was the Harbour War?', history: [] });
    expect(answer).toContain('fought over the price of salt');
    expect(answer).not.toContain('War Office');
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
