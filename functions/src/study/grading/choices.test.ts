import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';
import { mark } from './grade.ts';
import { gradeAnswer } from './verdict.ts';

const YEAST = ['What is meant by “yeast”?', reference('A fungus that turns sugar into alcohol and gas.')] as const;
const COLONY = ['Why did the colony fail?', reference('Because its settlers had no fresh water.')] as const;

describe('a plain “or”', () => {
  it.each([
    [
      'a second thing behind the statement',
      YEAST,
      'A fungus that turns sugar into alcohol and gas or a plant that lives on salt.',
    ],
    ['a second thing within it', YEAST, 'A fungus or a plant that turns sugar into alcohol and gas.'],
    ['its own denial', YEAST, 'A fungus that turns sugar into alcohol and gas or one that never turns sugar into gas.'],
    ['a second reason', COLONY, 'Because the settlers had no fresh water or because pirates attacked it.'],
    [
      'in German',
      ['Was ist Hefe?', reference('Ein Pilz, der Zucker in Alkohol und Gas umwandelt.')],
      'Ein Pilz oder eine Pflanze, die Zucker in Alkohol und Gas umwandelt.',
    ],
    [
      'in Spanish',
      ['¿Qué es la levadura?', reference('Un hongo que convierte el azúcar en alcohol y gas.')],
      'Un hongo o una planta que convierte el azúcar en alcohol y gas.',
    ],
  ] as const)('leaves the choice to the marker: %s', (_, [question, rubric], answer) =>
    expect(marked(question, rubric, answer)).toMatchObject({ is_correct: false, refused: true }),
  );

  it.each([
    [YEAST, 'A fungus or mushroom that turns sugar into alcohol and gas.'],
    [YEAST, 'A fungus that turns sugar into alcohol or gas.'],
    [
      ['What is a biography?', reference('A book that tells the life of a person.')],
      'A book or a text that tells about the life of a person.',
    ],
  ] as const)('may say the same twice', ([question, rubric], answer) =>
    expect(marked(question, rubric, answer).is_correct).toBe(true),
  );

  it('beside one word of a definition leaves the mark open, and says over what', () => {
    const result = marked(...YEAST, 'A fungus or plant that turns sugar into alcohol and gas.');
    expect(result).toMatchObject({ is_correct: false, unsure: true });
    expect(result.reason).toContain('You say “fungus or plant” where the book says “fungus”');
  });
});

describe('what is added to a short answer', () => {
  const evidence = [{ page: 1, quote: 'The operator %*% is used for matrix multiplication in R.', boxes: [] }];
  const given = (question: string, book: string, answer: string) => {
    const input = { question, rubric: reference(book), evidence, answer };
    return gradeAnswer(input, mark(input));
  };

  it('leaves the mark open where the book’s own sentence does not say it', () => {
    const result = given(
      'What does the operator do?',
      'Matrix multiplication.',
      'It multiplies two matrices element by element.',
    );
    expect(result).toMatchObject({ is_correct: false, unsure: true });
    expect(result?.reason).toContain('You add “element by element”');
  });

  it('costs nothing where it does', () => {
    const result = given(
      'What does the operator do?',
      'Matrix multiplication.',
      'In R it is used for multiplying matrices.',
    );
    expect(result?.is_correct).toBe(true);
  });

  it('is a second name where one is asked for', () => {
    expect(marked('What is the capital of the region?', reference('Lyon'), 'Lyon and Marseille')).toMatchObject({
      refused: true,
    });
    expect(marked('Who found it?', reference('Watson'), 'It was Watson').is_correct).toBe(true);
  });

  it('is no second name where the book’s sentence has both', () => {
    const both = [{ page: 1, quote: 'Watson and Crick found it in 1953.', boxes: [] }];
    const input = {
      question: 'Who found it?',
      rubric: reference('Watson'),
      evidence: both,
      answer: 'Watson and Crick',
    };
    expect(gradeAnswer(input, mark(input))?.is_correct).toBe(true);
  });
});

describe('an everyday answer to a quiz’s question', () => {
  it.each([
    [
      'What is the purpose of the dialog?',
      'Access and modify the parameters of the current device.',
      'To look at and change the settings of the device you have now.',
    ],
    [
      'What does the book name as the effect of hinting?',
      'Better output for rotated or small text.',
      'text that is turned or tiny looks nicer',
    ],
    [
      'What is meant by “clown”?',
      'A particularly funny and colorful element of a circus.',
      'the funny colourful guys of a circus',
    ],
  ])('is held to the meaning: %s', (question, book, answer) =>
    expect(marked(question, reference(book), answer).is_correct).toBe(true),
  );

  it('that shares too little to tell is left open, and says so', () => {
    const book = reference('An experienced person who advises a beginner.');
    const result = marked(
      'What is meant by “mentor”?',
      book,
      'someone with a lot of practice who helps a newbie with advice',
    );
    expect(result).toMatchObject({ is_correct: false, unsure: true });
  });
});

describe('a reason in everyday words', () => {
  const sled = [
    'Which reason does the book give for this? “The boy made a sled out of planks.”',
    reference('Because his parents could not afford a real one.'),
  ] as const;
  const pens = [
    'Which reason does the book give for this? “Pens are now preferred to quills.”',
    reference('Due to the smoother line they draw.'),
  ] as const;

  it('counts, or is left open, and is not refused', () => {
    expect(marked(...sled, 'his parents were to poor to buy a real sled').is_correct).toBe(true);
    expect(marked(...pens, 'pens write a nicer line')).toMatchObject({ unsure: true });
  });

  it('is refused where it is denied', () =>
    expect(marked(...sled, 'his parents could afford a real one')).toMatchObject({ points: [{ contradicted: true }] }));
});

describe('a list where the book has one', () => {
  const duties = [
    'The council has four duties. Name them.',
    reference('Fiscal, judicial, military, religious.'),
  ] as const;

  it('of as many things is an answer, in whatever words', () =>
    expect(marked(...duties, 'money, courts, war, church')).not.toHaveProperty('refused'));

  it('of many more is a heap', () =>
    expect(marked(...duties, 'money, courts, war, church, roads, bridges, schools, food')).toHaveProperty(
      'refused',
      true,
    ));

  it('is not made by the commas within numbers', () => {
    const { reason } = marked(
      'Which number completes the sentence? “It holds _____ people.”',
      reference('2,000'),
      'between 1,000 and 3,000',
    );
    expect(reason).not.toContain('lists words');
  });
});

describe('“whether … or not”', () => {
  it.each([
    ['What is meant by “solvency”?', 'Whether a firm can pay its debts.', 'whether a firm can pay its debts or not'],
    ['What is meant by “solvency”?', 'Whether a firm can pay its debts.', 'wether it can pay its debts or not'],
    [
      'Was bedeutet „Solvenz“?',
      'Ob eine Firma ihre Schulden bezahlen kann.',
      'ob eine Firma ihre Schulden bezahlen kann oder nicht',
    ],
  ])('asks one question and takes nothing back: %s %s', (question, book, answer) =>
    expect(marked(question, reference(book), answer).is_correct).toBe(true),
  );
});
