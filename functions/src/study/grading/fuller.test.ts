import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

describe('a fuller answer', () => {
  const SKIN = {
    kind: 'outline',
    entries: [
      'Skin protects the body from germs.',
      'Skin holds water in the body.',
      'Skin makes vitamin D with sunlight.',
    ],
  } as const;

  it('keeps the points that it makes with more words of its own', () => {
    const answer =
      'Skin is a barrier that stops bacteria, viruses, fungi and dust entering your tissues so it protects from germs. It holds water in so that organs, muscles and glands never dry out on hot windy days. With sunlight it makes vitamin D which bones, teeth and nerves depend on daily.';
    expect(marked('What does the skin do?', { ...SKIN, entries: [...SKIN.entries] }, answer).points).toMatchObject([
      { met: true },
      { met: true },
      { met: true },
    ]);
  });

  it.each([
    [
      'Where did the city lie?',
      'The city lay in northern Syria.',
      'The city lay north of southern Syria, in its northern part.',
    ],
    [
      'Where is the port?',
      'The port is on the western coast.',
      'The port faces the eastern coast, on the western coast itself.',
    ],
  ])('is not contradicted by a contrary beside its own word: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).points?.[0]?.contradicted).not.toBe(true);
  });
});

describe('“whether or not”', () => {
  it.each([
    [
      'When is it valid?',
      'It is valid whether the premises are true or not.',
      'It is valid whether or not the premises are true.',
    ],
    [
      'When is it valid?',
      'It is valid whether or not the premises are true.',
      'It is valid whether the premises are true or not.',
    ],
    [
      'Who may vote?',
      'Whether they own land or not, all adults may vote.',
      'Whether or not they own land, all adults may vote.',
    ],
    [
      'When does ice float?',
      'Ice floats whether or not the water is salty.',
      'Ice floats whether the water is salty or not.',
    ],
  ])('says the same as “whether … or not”: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer)).toMatchObject({ is_correct: true });
  });

  it('leaves another “not” a denial', () => {
    const answer = 'It is not valid whether or not the premises are true.';
    expect(
      marked('When is it valid?', reference('It is valid whether or not the premises are true.'), answer).is_correct,
    ).toBe(false);
  });
});

it.each([
  [
    'What is inflation?',
    'Inflation is a rise in the level of prices over time.',
    'Inflation means the level of prices that people pay rises over time.',
  ],
  ['What is a monopoly?', 'A monopoly is a market with only one seller.', 'One seller who controls the whole market.'],
  [
    'What is a drought?',
    'A drought is a long period in which no rain falls.',
    'When there is no rain that falls for a long period.',
  ],
  [
    'What happens when demand increases?',
    'When demand increases, the price of the good rises.',
    'When demand increases the price rises, and when it falls the price falls.',
  ],
  [
    'What does insulin do?',
    'Insulin lowers the level of sugar in the blood.',
    'Hormones raise or lower the sugar level. Insulin lowers the level of sugar in the blood.',
  ],
  ['What answers the customers?', 'A chatbot answers the customers at night.', 'A bot answers the customers at night.'],
])('what says the same in another order, or on both sides, is not contradicted: %s', (question, book, answer) => {
  expect(marked(question, reference(book), answer).points?.[0]?.contradicted).not.toBe(true);
});
