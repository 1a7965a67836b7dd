import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

describe('a denial of the verb', () => {
  const law = {
    kind: 'outline',
    entries: [
      'The charter meant that the privileges of all guilds expired, and later acts ended those of the towns as well.',
      'The council lost control over the market.',
    ],
  } as const;

  it('denies the whole statement, also where half of the point is missing', () => {
    const { points } = marked(
      'Write about the law.',
      law,
      'The charter meant that the privileges of all guilds never expired.',
    );
    expect(points?.[0]).toMatchObject({ met: false, contradicted: true });
  });

  it('says nothing against the point where it is denied of something else', () => {
    const book = reference('Lamps two and three are still in closed paths with the battery.');
    const { points } = marked(
      'Explain your reasoning.',
      book,
      'The old heater is not in the same path as lamps two and three.',
    );
    expect(points?.[0]?.contradicted).toBeUndefined();
  });
});

describe('what should not be', () => {
  it('“should not register” denies no “registry” that is said beside it', () => {
    const outline = {
      kind: 'outline',
      entries: [
        'The Office may serve as the central registry, but it should not be in the registrar business.',
        'It holds a hearing.',
      ],
    } as const;
    const { points } = marked(
      'Write about the Office.',
      outline,
      "The office can be the central registry but shouldn't be the one who registers.",
    );
    expect(points?.[0]?.met).toBe(true);
  });
});

describe('“if … or not”', () => {
  it.each([
    ['When does it work?', 'It works whether the user is online or not.', 'It works if the user is online or not.'],
    [
      'When is the tax paid?',
      'The tax is paid whether or not the firm makes a profit.',
      'The tax has to be paid if the firm makes a profit or not.',
    ],
    [
      'What does the test show?',
      'The test shows whether the patient has antibodies.',
      'It shows if the patient has antibodies or not.',
    ],
    [
      '¿Cuándo vale?',
      'La regla vale tanto si los datos son completos como si no.',
      'La regla vale si los datos son completos o no.',
    ],
  ])('denies nothing: %s %s %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(true);
  });

  it('and “does not … if” does', () => {
    const book = reference('It works whether the user is online or not.');
    expect(marked('When does it work?', book, 'It does not work if the user is online.').is_correct).toBe(false);
  });
});
