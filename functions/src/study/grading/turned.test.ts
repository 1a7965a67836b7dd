/** The book's words in another order, led another way, or with one of them exchanged: each states another thing. */
import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const wrong = { is_correct: false, points: [{ contradicted: true }] };
const why = (statement: string) => `Which reason does the book give for this? “${statement}”`;

describe('words around a preposition', () => {
  const sack = ['What does the bag consist of?', reference('A bundle of threads sewn into a sheet of linen.')] as const;

  it('state nothing where each has the other’s partner', () => {
    expect(marked(...sack, 'A sheet of threads sewn into a bundle of linen.')).toMatchObject(wrong);
  });

  it('may be left out, or told in another order', () => {
    expect(marked(...sack, 'threads in a bundle, sewn into a sheet of linen').is_correct).toBe(true);
  });

  const pump = ['What is meant by “bailing”?', reference('Moving water out of the boat with a bucket.')] as const;

  it('lead another way', () => {
    expect(marked(...pump, 'Moving water into the boat with a bucket.')).toMatchObject(wrong);
    expect(marked(...pump, 'getting the water out of the boat, with a bucket').is_correct).toBe(true);
  });

  it('lead another way in Spanish', () => {
    const flow = [
      '¿Qué significa «marea alta»?',
      reference('El agua que avanza hacia la playa durante horas.'),
    ] as const;
    expect(marked(...flow, 'El agua que avanza desde la playa durante horas.')).toMatchObject(wrong);
  });
});

describe('a pronoun', () => {
  const branch = [
    why('The apprentice is careful.'),
    reference('Because he learns the craft from his strict master.'),
  ] as const;

  it('does not take what it gives', () => {
    expect(marked(...branch, 'Because his strict master learns the craft from him.')).toMatchObject(wrong);
    expect(marked(...branch, 'he learns the craft from a strict master').is_correct).toBe(true);
  });
});

describe('a word exchanged in a copy', () => {
  it.each([
    [
      'What is the purpose of “sum”?',
      'Compute the sum of the squares of the series.',
      'Compute the root of the squares of the series.',
    ],
    [
      'What is the purpose of “tan”?',
      'Compute the inverse tangent of each angle given.',
      'Compute the inverse cotangent of each angle given.',
    ],
    ['What is the purpose of “tie”?', 'Unload the crates on the quay.', 'Load the crates on the quay.'],
  ])('%s: is another thing', (question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(false);
    expect(marked(question, reference(book), answer)).not.toHaveProperty('unsure');
  });

  it('is one in one sentence of several', () => {
    const step = [
      'What does the book name as the effect of the brake?',
      reference('The train comes to halt before the red signal. The guard is told.'),
    ] as const;
    expect(marked(...step, 'The train comes to speed before the red signal.')).toMatchObject({ is_correct: false });
  });
});

describe('both sides at once', () => {
  it('are no answer, though only one of several things is hedged', () => {
    const load = [
      'What does the book name as the effect of the load?',
      reference('Imbalance or broken axles.'),
    ] as const;
    expect(marked(...load, 'It can lead to imbalance or perhaps to balance.')).toMatchObject({ is_correct: false });
  });

  it('are no hedge where the book’s word holds both', () => {
    const rule = [
      'What is meant by “crown lands”?',
      reference('Lands that belong to the monarch of a country.'),
    ] as const;
    expect(marked(...rule, 'land that belongs to the king or queen of a country')).not.toMatchObject(wrong);
  });
});

describe('words of other languages', () => {
  it('deny nothing in an English answer', () => {
    const wave = [why('The wave is smooth.'), reference('Because it follows the sin function over time.')] as const;
    expect(marked(...wave, 'it follows the sin function').is_correct).toBe(true);
  });
});

describe('a reason in the question’s words', () => {
  it('is none, though it opens as the book’s does', () => {
    const cost = [
      why('The cost of moving the stones is high.'),
      reference('Because it implies building a new road.'),
    ] as const;
    expect(marked(...cost, 'Because it implies moving the stones.').is_correct).toBe(false);
  });
});

describe('a definition without its examples', () => {
  it('is told in few words, where one implies another', () => {
    const ties = [
      'What is meant by “kin”?',
      reference('The ties that bind a group of people together such as blood, marriage, and adoption.'),
    ] as const;
    expect(marked(...ties, 'Ties within a group.').is_correct).toBe(true);
    expect(marked(...ties, 'A group.').is_correct).toBe(false);
  });
});

describe('what is defined', () => {
  const proof = [
    'What is meant by “lemma”?',
    reference('The statement that has to be derived from the rules.'),
  ] as const;

  it('is what the definition opens with, not what it is told by', () => {
    expect(marked(...proof, 'The rules from which a statement has to be derived.')).toMatchObject(wrong);
    expect(marked(...proof, 'The rules which derive the statement.')).toMatchObject(wrong);
  });

  it('may have behind it what stands before it in the book', () => {
    const sort = [
      'What is meant by “heapsort”?',
      reference('Recursive algorithms that order the keys of a table.'),
    ] as const;
    expect(marked(...sort, 'algorithms which are recursive and order the keys of a table')).not.toMatchObject(wrong);
  });
});

describe('what is chosen rather than another', () => {
  const guild = [
    'What is meant by “charter”?',
    reference('A paper that serves to protect the trade of a town rather than tax the merchants.'),
  ] as const;

  it('is not what is set apart', () => {
    expect(
      marked(...guild, 'A paper that serves to tax the merchants rather than protect the trade of a town.'),
    ).toMatchObject(wrong);
    expect(marked(...guild, 'a paper to protect the trade of a town rather than to tax merchants').is_correct).toBe(
      true,
    );
  });
});

describe('the first word of a copy', () => {
  it('is another thing in Russian too', () => {
    const gate = [
      'Какую причину этого называет книга? «Мастера позвали.»',
      reference('Чтобы установить тяжёлые городские ворота.'),
    ] as const;
    expect(marked(...gate, 'Чтобы удалить тяжёлые городские ворота.')).toMatchObject(wrong);
  });
});
