import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const VEINS = [
  'What is the difference between “arteries” and “veins”?',
  reference('Unlike veins, arteries carry blood away from the heart under high pressure.'),
] as const;
const SKINS = [
  'How do frogs differ from toads?',
  reference('Frogs have smooth wet skin, whereas toads have dry bumpy skin.'),
] as const;
const ORGAN = [
  'Which organ pumps the blood?',
  reference('The heart, not the liver, pumps blood through the body.'),
] as const;
const BILL = ['Who signs the bill?', reference('The president rather than the senate signs a bill into law.')] as const;

describe('what the book says of one side and the answer of the other', () => {
  it.each([
    [
      '“unlike” with its names exchanged',
      VEINS,
      'Unlike arteries, veins carry blood away from the heart under high pressure.',
    ],
    [
      'the same behind the statement',
      VEINS,
      'Veins carry blood away from the heart under high pressure, unlike arteries.',
    ],
    [
      'no “unlike”, the other side denied',
      VEINS,
      'Veins carry blood away from the heart under high pressure, arteries do not.',
    ],
    ['two clauses set against each other', SKINS, 'Toads have smooth wet skin, whereas frogs have dry bumpy skin.'],
    ['the same in other clauses', SKINS, 'The skin of toads is smooth and wet while that of frogs is dry and bumpy.'],
    ['“A, not B”', ORGAN, 'The liver, not the heart, pumps blood through the body.'],
    ['“rather than”', BILL, 'The senate rather than the president signs a bill into law.'],
  ] as const)('contradicts it: %s', (_, [question, rubric], answer) => {
    const result = marked(question, rubric, answer);
    expect(result).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
    expect(result.reason).not.toContain('Correct');
  });

  it.each([
    [VEINS, 'Arteries, unlike veins, carry blood away from the heart with high pressure.'],
    [VEINS, 'Arteries take blood away from the heart under high pressure, veins do not.'],
    [SKINS, 'Toads are dry and bumpy, and frogs are wet and smooth.'],
    [ORGAN, 'It is the heart and not the liver that pumps blood through the body.'],
  ] as const)('the sides in another order are right: %s', ([question, rubric], answer) =>
    expect(marked(question, rubric, answer).is_correct).toBe(true),
  );

  it('a comparison partly in other words is settled by its sides', () => {
    const book = reference(
      '"StepA" specifies the smallest step for the unknown variables, while "StepB" is a bound for the function value.',
    );
    const told = 'StepA is how exact the unknown variables must be, StepB is the bound for the value of the function';
    expect(marked('What is the difference between “StepA” and “StepB”?', book, told).is_correct).toBe(true);
  });

  it.each([
    [
      'de',
      'Was unterscheidet Arterien von Venen?',
      'Anders als Venen führen Arterien das Blut vom Herzen weg.',
      'Anders als Arterien führen Venen das Blut vom Herzen weg.',
      'Arterien führen Blut vom Herzen weg, anders als Venen.',
    ],
    [
      'es',
      '¿Qué diferencia hay entre arterias y venas?',
      'A diferencia de las venas, las arterias llevan la sangre lejos del corazón.',
      'A diferencia de las arterias, las venas llevan la sangre lejos del corazón.',
      'Las arterias llevan la sangre lejos del corazón, a diferencia de las venas.',
    ],
    [
      'ru',
      'Чем артерии отличаются от вен?',
      'В отличие от вен, артерии несут кровь от сердца.',
      'В отличие от артерий, вены несут кровь от сердца.',
      'Артерии, в отличие от вен, несут кровь от сердца.',
    ],
  ])('%s: the sides are told apart', (_, question, book, wrong, right) => {
    expect(marked(question, reference(book), wrong)).toMatchObject({ points: [{ contradicted: true }] });
    expect(marked(question, reference(book), right).is_correct).toBe(true);
  });
});

describe('a word for its opposite in the same place', () => {
  it.each([
    [
      'What is a hormone blocker?',
      'A drug that suppresses the release of hormones.',
      'A drug that boosts the release of hormones.',
      'boosts',
      'suppresses',
    ],
    [
      'What is meant by “sedative”?',
      'A substance that calms the nervous system.',
      'A substance that excites the nervous system.',
      'excites',
      'calms',
    ],
    [
      'Was ist ein Enzymhemmer?',
      'Ein Stoff, der die Wirkung eines Enzyms hemmt.',
      'Ein Stoff, der die Wirkung eines Enzyms fördert.',
      'fördert',
      'hemmt',
    ],
  ])('%s is wrong, not left open', (question, book, answer, own, theirs) => {
    const result = marked(question, reference(book), answer);
    expect(result).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
    expect(result.unsure).toBeUndefined();
    expect(result.reason).toContain(`You say “${own}”; the book says “${theirs}”`);
  });

  it.each([
    [
      'What is a permit?',
      'A document that enables the holder to enter a site.',
      'A document that stops the holder from entering a site.',
    ],
    [
      'What is meant by “preserve”?',
      'To keep food from going bad by cooking it with sugar.',
      'To make food go bad by cooking it with sugar.',
    ],
    [
      'What is meant by “insulator”?',
      'A material which keeps heat from escaping out of a house.',
      'A material which lets heat escape out of a house.',
    ],
  ])('“keeps from” denies: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(false);
    expect(
      marked(question, reference(book), book.replace('keeps heat from escaping', 'does not let heat escape'))
        .is_correct,
    ).toBe(true);
  });
});

describe('prefixes that oppose each other', () => {
  it('are no slip of the pen', () => {
    const book = reference('A micro-level theory of the relations among individuals.');
    const result = marked(
      'What is meant by “interactionism”?',
      book,
      'A macro-level theory of the relations among individuals.',
    );
    expect(result).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
  });
});

describe('“lets” and “blocks”', () => {
  const wall = ['What is the purpose of a firewall?', reference('To block unwanted traffic from a network.')] as const;

  it('are contraries in place, though one is a light word', () => {
    const result = marked(...wall, 'To let unwanted traffic into a network.');
    expect(result).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
    expect(result.reason).toContain('You say “let”; the book says “block”');
  });

  it('and “keeps out” is no contrary of “blocks”', () => {
    expect(marked(...wall, 'it keeps bad traffic out of the network').points?.[0]?.contradicted).toBeUndefined();
  });
});

describe('a word that the point says twice', () => {
  it('is denied in its second place alone', () => {
    const book = reference('A bijective continuous map whose inverse is continuous as well.');
    const result = marked(
      'What is meant by “homeomorphism”?',
      book,
      'A bijective continuous map whose inverse is not continuous.',
    );
    expect(result).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
  });
});

describe('opposites by their beginning', () => {
  it('are known in other languages too', () => {
    const book = reference('Jede offene Überdeckung besitzt eine endliche Teilüberdeckung.');
    const answer = 'Jede offene Überdeckung besitzt eine unendliche Teilüberdeckung.';
    expect(marked('Was bedeutet „kompakt“?', book, answer)).toMatchObject({ points: [{ contradicted: true }] });
  });
});
