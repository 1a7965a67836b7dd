import { describe, expect, it } from 'vitest';
import { drafted } from './testing.ts';

const TIDES = [
  'There are three kinds of boats on the lake: ferries, barges, and cutters. There are four types of birds in the marsh: herons, snipes, bitterns, and grebes. The growth of a reed has four stages: sprout, shoot, stalk, and plume. The lake is deep.',
];

describe('a question for what belongs to a list', () => {
  const asked = drafted(TIDES, 'belongs');

  it('has two members of the list as its right option', () => {
    const boats = asked.find(({ question }) => question.includes('kinds of boats'));
    const [first = '', second = ''] = boats?.options[0]?.toLowerCase().split(' and ') ?? [];
    expect(['ferries', 'barges', 'cutters']).toEqual(expect.arrayContaining([first, second]));
  });

  it('has something of another list in every other option, with the page where it stands', () => {
    for (const { options, evidence, about } of asked) {
      for (const [i, option] of options.slice(1).entries()) {
        const parts = option.toLowerCase().split(' and ');
        expect(parts.every((part) => evidence.quote.includes(part))).toBe(false);
        expect(parts.some((part) => about?.[i + 1]?.quote.includes(part))).toBe(true);
      }
    }
  });
});

it('asks for the order of stages as the book gives it', () => {
  const [first] = drafted(TIDES, 'stages');
  const item = (letter: string) =>
    first?.question
      .split('\n')
      .find((line) => line.startsWith(`${letter}. `))
      ?.slice(3);
  expect(first?.options[0]?.split(' → ').map(item)).toEqual(['sprout', 'shoot', 'stalk', 'plume']);
});

it('puts nothing beside the members of a list that is said in another form', () => {
  const pages = [
    'The guild had four main tasks: training smiths, testing blades, storing wood, and paying members. There are three kinds of boats on the lake: heavy ferries, flat barges, and fast cutters. There are three kinds of smiths in town: free smiths, bound smiths, and court smiths.',
  ];
  const tasks = drafted(pages, 'belongs').filter(({ question }) => question.includes('four main tasks'));
  expect(tasks).toEqual([]);
  const boats = drafted(pages, 'belongs').filter(({ question }) => question.includes('kinds of boats'));
  expect(boats.flatMap(({ options }) => options).filter((option) => /training|testing/i.test(option))).toEqual([]);
});

it('asks for no members that are adjectives of a word left out', () => {
  const pages = [...TIDES, 'There are three levels of the dyke: upper, middle, and lower dyke.'];
  expect(drafted(pages, 'belongs').filter(({ question }) => question.includes('levels of the dyke'))).toEqual([]);
});
