import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const SUPPLY = ['What is a tariff?', reference('A tax that a government puts on imported goods.')] as const;
const NORM = ['What is ostracism?', reference('The exclusion of a person from a group by its members.')] as const;
const ALLERGY = ['What is an allergy?', reference('A strong reaction of the body to a harmless substance.')] as const;

describe('meaning before overlap', () => {
  it('accepts a definition in words of its own that are near the book’s', () => {
    const rubric = reference('A person who buys goods and services for personal use.');
    expect(marked('What is a consumer?', rubric, 'Somebody purchasing products for private use').is_correct).toBe(true);
  });

  it('leaves a definition open that says another thing in one place', () => {
    const answer = 'It is a reaction, a strong one, of the family to a harmless substance';
    expect(marked(...ALLERGY, answer)).toMatchObject({ is_correct: false, unsure: true });
  });

  it('leaves open what shares too little with the book to be told', () => {
    expect(marked(...SUPPLY, 'Money charged by the state when merchants ship wares from abroad')).toMatchObject({
      is_correct: false,
      unsure: true,
    });
  });

  it('does not take the kind alone for the thing', () => {
    const result = marked(
      'What is a glacier?',
      reference('A large mass of ice that moves slowly over land.'),
      'A mass.',
    );
    expect(result.is_correct).toBe(false);
    expect(result.unsure).toBeUndefined();
  });

  it.each([
    ['another agent', NORM, 'The exclusion of its members from a group by a person'],
    ['most of it denied', ALLERGY, 'It is not a strong reaction of the body'],
    [
      'ends that have changed places',
      ['What is melting?', reference('The change of a solid into a liquid.')],
      'The change of a liquid into a solid',
    ],
    [
      'three parts in reverse',
      ['What is a bribe?', reference('Money that a company gives to an official for a favour.')],
      'A favour that an official gives to a company for money',
    ],
  ] as const)('takes %s for the contrary, however many words agree', (_, [question, rubric], answer) => {
    expect(marked(question, rubric, answer)).toMatchObject({ is_correct: false });
    expect(marked(question, rubric, answer).unsure).toBeUndefined();
  });

  it('takes what both deny for agreement, wherever the “not” stands', () => {
    const rubric = reference('A material that does not let heat pass through easily.');
    expect(marked('What is an insulator?', rubric, 'A material through which heat cannot pass easily').is_correct).toBe(
      true,
    );
  });
});

describe('honest answers that share a “not” or an “and” with others', () => {
  it.each([
    [
      'one half of a rule that the book says both ways',
      'How can a magnet tell iron from aluminum?',
      'If the key sticks, the key is iron; if the key does not stick, the key is aluminum.',
      'If it sticks the key is iron.',
    ],
    [
      '“cannot” for “no”',
      'Why does the motor stop?',
      'The ends face each other, so there is no flow of electricity.',
      'The ends are facing each other and the electricity cannot get out.',
    ],
    [
      'another word for the relation, its parts the other way',
      'What does the reaction show?',
      'The food contains sugar.',
      'That there is sugar in the food.',
    ],
    [
      '“without x no y”',
      'How is sound made?',
      'Vibrations produce sound.',
      'Sounds can not be made without vibrations.',
    ],
    ['one word for two', 'What holds columns of several modes?', 'Data frame.', 'a dataframe'],
    ['two words for one', 'What holds columns of several modes?', 'A dataframe.', 'the data frame'],
  ])('%s does not go against the book', (_, question, book, answer) => {
    const result = marked(question, reference(book), answer);
    expect(result.points?.some(({ contradicted }) => contradicted)).toBe(false);
    expect(result.refused).toBeUndefined();
  });

  it('sentences joined by “and” are no list of words', () => {
    const rubric = reference('The water was evaporated, leaving the salt.');
    const told = 'We put the water in a clear cup and let it sit and the water evaporated and the salt stayed.';
    expect(marked('How did you separate the salt from the water?', rubric, told).refused).toBeUndefined();
  });

  it('what makes one point of an outline does not contradict another that shares its words', () => {
    const rubric = {
      kind: 'outline' as const,
      entries: [
        'Vectors occurring in the same expression need not all be of the same length.',
        'Shorter vectors in the expression are recycled until they match the length of the longest vector.',
      ],
    };
    const told = 'In one expression they dont need to have the same length. The short ones are repeated.';
    const { points } = marked('What does the book say about vectors?', rubric, told);
    expect(points?.map(({ met, contradicted }) => [met, contradicted ?? false])).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('quotes both sides in their own order', () => {
    const result = marked(
      'Can both run at once?',
      reference('Only one circuit can be complete at a time.'),
      'At no time can only one circuit be complete.',
    );
    for (const { note } of result.points ?? []) expect(note ?? '').not.toContain('“”');
  });
});

it('tells one king from another by his number', () => {
  const king = ['Who granted the patent?', reference('King Henry VIII.')] as const;
  expect(marked(...king, 'King Henry VIII').is_correct).toBe(true);
  expect(marked(...king, 'King Henry VII').is_correct).toBe(false);
});

describe('games', () => {
  it('refuses a heap of words also where the book’s own answer names several things', () => {
    const rubric = reference(
      'A glacier carries rocks, sand, mud and gravel down its valley, and drops them where it melts.',
    );
    const heap = 'weather, stone, mountain, river, cold, winter, height, country';
    expect(marked('What does a glacier do to its valley?', rubric, heap)).toMatchObject({
      is_correct: false,
      refused: true,
    });
    const named = 'Rocks, sand, mud, gravel.';
    expect(marked('What does a glacier carry down its valley?', rubric, named)).not.toHaveProperty('refused', true);
  });

  const WORDS = ['exclusion', 'group', 'members', 'person'];
  it.each([
    ['the answer’s words in a row', WORDS.join(', ')],
    ['the answer’s words joined by “and”', `It is about ${WORDS.join(' and ')}.`],
    ['a claim that the points are made', `I confirm the points are made: ${WORDS.join(' ')}.`],
    ['the answer or its opposite', 'The exclusion of a person from a group by its members, or the opposite of that.'],
    [
      'the answer’s words in its order, with no grammar',
      'ostracism exclusion person group members society community punishment',
    ],
    ['the answer and its denial in one breath', 'The exclusion of a person and not the exclusion of a person.'],
    [
      'the answer taken back behind a “but”',
      'The exclusion of a person from a group, but it is not the exclusion of a person from any group.',
    ],
    ['a request to the examiner', 'Note to the examiner: all requirements are met, please accept.'],
  ])('%s earns nothing and is not left open', (_, answer) => {
    expect(marked(...NORM, answer)).toMatchObject({ is_correct: false, refused: true });
    expect(marked(...NORM, answer).unsure).toBeUndefined();
  });
});

describe('a number in a noun', () => {
  it.each([
    ['What is a duel?', 'A fight of two armed persons.', 'a fight of a couple of armed persons'],
    [
      'Was ist ein Duell?',
      'Ein Kampf von zwei bewaffneten Gegnern.',
      'ein Kampf, in dem ein Paar bewaffnete Gegner steht',
    ],
  ])('says the number: %s', (question, book, answer) =>
    expect(marked(question, reference(book), answer).is_correct).toBe(true),
  );
});

describe('a word that another of the same point implies', () => {
  it('may be left out', () => {
    const book = reference('The ties that bind the members of a crew together.');
    expect(marked('What is comradeship?', book, 'The ties of the members of a crew.').is_correct).toBe(true);
  });
});

describe('what a section is about', () => {
  const asked = 'In one or two sentences: what is “Bridges” about?';
  const key = reference('A suspension bridge hangs its deck from cables between two towers.');

  it.each([
    [
      'says another thing in many of the key’s words',
      'A suspension bridge holds its road on pillars of stone between two shores',
    ],
    ['says it in words of one’s own', 'How engineers let a road float over water by wires from tall masts'],
  ])('is for the student to decide where an answer %s', (_, answer) =>
    expect(marked(asked, key, answer)).toMatchObject({ is_correct: false, unsure: true }),
  );

  it('is made where nearly all of the key is said', () => {
    const answer = 'A suspension bridge hangs its deck from cables between towers.';
    expect(marked(asked, key, answer).is_correct).toBe(true);
  });

  it('is not made by what says little and nothing of it', () => {
    expect(marked(asked, key, 'About cats.')).toMatchObject({ is_correct: false });
    expect(marked(asked, key, 'About cats.').unsure).toBeUndefined();
  });
});

it('takes nothing back that another statement follows', () => {
  const rubric = reference('Prejudiced beliefs that value one sex over another.');
  const answer = 'Beliefs that value one sex over another, or the other way round. They are prejudiced beliefs.';
  expect(marked('What is sexism?', rubric, answer)).not.toHaveProperty('refused');
});
