import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';
import { mark } from './grade.ts';
import { gradeAnswer } from './verdict.ts';

const given = (question: string, book: string, answer: string) => {
  const evidence = [{ page: 1, quote: book, boxes: [] }];
  const input = { question, rubric: { kind: 'reference' as const, references: [book] }, evidence, answer };
  return gradeAnswer(input, mark(input));
};

describe('a list where the book has one', () => {
  const PAINTS = ['Name the colours of the flag.', 'Green, white, orange.'] as const;

  it('is right with all of its things, whatever their order', () =>
    expect(given(...PAINTS, 'orange, green and white')).toMatchObject({ is_correct: true }));

  it('is told what it adds, and is wrong with several additions', () => {
    const result = given(...PAINTS, 'green, white, orange, purple and brown');
    expect(result).toMatchObject({ is_correct: false });
    expect(result?.unsure).toBeUndefined();
    expect(result?.reason).toBe('Not correct. You add “purple and brown”, which the book’s answer doesn’t say.');
  });

  it('is left open where one thing stands in the place of another', () => {
    const result = given(
      'Name the tasks of the guild.',
      'Training, lodging, charity, burial.',
      'training, lodging, burial, helping beggars',
    );
    expect(result).toMatchObject({ unsure: true });
    expect(result?.reason).toContain('You say “helping beggars”; the book says “charity”.');
  });
});

describe('a second reason that the book does not give', () => {
  const STALE = [
    'Which reason does the book give for this? “Bread goes stale.”',
    'Because its starch crystallizes.',
  ] as const;

  it.each([
    'Because its starch crystallizes and because mice eat it at night.',
    'its starch crystallizes, and bakers use old flour',
  ])('leaves the mark open and is named: %s', (answer) => {
    const result = given(...STALE, answer);
    expect(result).toMatchObject({ is_correct: false, unsure: true });
    expect(result?.reason).toMatch(/^You add “/);
  });

  it('is none where the question’s words are said again', () =>
    expect(given(...STALE, 'Because its starch crystallizes, so the bread goes stale.')).toMatchObject({
      is_correct: true,
    }));
});

describe('two contraries of a list', () => {
  it('are told, though two at once may say the same of the other side', () => {
    const result = given(
      'What does the book name as the effect of dams?',
      'Cheaper power and safer fields.',
      'More expensive power and more dangerous fields',
    );
    expect(result).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
  });
});

describe('a paraphrase that denies', () => {
  it('is not accepted for being near', () => {
    const question = 'What does the book name as the effect of number of late barges after a very long dry summer?';
    const book = 'The ruin of the mills, leaving hundreds of families without bread.';
    expect(given(question, book, 'The mills were never ruined and no family lacked bread.')?.is_correct).toBe(false);
    expect(given(question, book, 'the mills were ruined so hundreds of families had no bread')?.is_correct).toBe(true);
  });
});

describe('a sentence of everyday words', () => {
  const HACK = [
    'What is meant by “hack”?',
    'Code that makes a program do something it was not originally intended or enabled to do.',
  ] as const;
  const RIVALS = [
    'What is the difference between the guild and the great merchants?',
    'Unlike the great merchants, the guild offered young weavers a place to distribute their work, without demanding an exclusive contract from anyone.',
  ] as const;

  it('is no definition for the one word that it shares or comes near to', () => {
    expect(given(...HACK, 'Because it shares the code with everybody who wants it.')?.is_correct).toBe(false);
    expect(given(...RIVALS, 'Because it shares the thing with everybody who wants it.')?.is_correct).toBe(false);
  });

  it('is one where it says what the book says', () => {
    const book = 'The wearing away of soil and rock by wind, water or ice.';
    expect(given('What is erosion?', book, 'Wind and rain slowly carry off the ground and stones.')?.is_correct).toBe(
      true,
    );
  });
});

describe('words of a statement with “or”', () => {
  it('are no list that was asked for', () => {
    const book = 'Doors lead to other rooms of the house, or stairs with narrow steps or ladders.';
    expect(given('What do doors lead to?', book, 'rooms, house, stairs, ladders')).toMatchObject({ refused: true });
  });
});

describe('two things that are asked for', () => {
  const CELLS = [
    'The nervous system is composed of two basic cell types. Name them.',
    reference('Glial cells, neurons.'),
  ] as const;

  it('are not given by one of them and another', () => {
    const { is_correct, unsure, reason } = marked(...CELLS, 'Neurons and hormones.');
    expect(is_correct).toBe(false);
    expect(unsure).toBeUndefined();
    expect(reason).toContain('hormones');
  });

  it('may come in any order, misspelt', () => {
    expect(marked(...CELLS, 'nuerons and glia').is_correct).toBe(true);
  });

  it('may be pairs, told with “or” as the book has them with a stroke', () => {
    const pairs = reference('Extroversion/introversion, neuroticism/stability.');
    const question = 'They viewed people as having two dimensions. Name them.';
    expect(
      marked(question, pairs, 'if somebody is extrovert or introvert and if he is neurotic or stable').refused,
    ).toBeUndefined();
    expect(marked(question, pairs, 'Extroversion/introversion, openness/conscientiousness.')).toMatchObject({
      is_correct: false,
    });
  });
});
