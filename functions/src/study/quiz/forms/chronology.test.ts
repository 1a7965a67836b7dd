import { describe, expect, it } from 'vitest';
import { drafted, shortDrafts, stockOf } from './testing.ts';

/** A town's history: another agent in each sentence, from its beginning to its end. */
const TOWN = [
  `In 1182 fishermen from the marsh built twelve huts on the sandbank. The first stone bridge crossed the river in 1247. Margaret Hale paid for the first quay in 1263. In 1291 King Edmund gave the town a charter of its own.`,
  `The guild of weavers founded a hospital beside the gate in 1402. Joan Pell opened the first school for girls in 1418. In 1588 the council armed nine merchant ships. Anne Wycliffe drew the plan of the straight streets in 1641. The canal joined the harbour to the coalfields in 1797.`,
];
const years = new Map(
  [...TOWN.join(' ').matchAll(/[^.]*?(\d{4})[^.]*\./g)].map(([sentence, year]) => [sentence, Number(year)]),
);
const yearOf = (label: string) => [...years].find(([sentence]) => sentence.includes(label.slice(2, 40)))?.[1] ?? 0;

const chronologies = (pages: string[]) =>
  stockOf(pages)
    .mcqs.filter(({ form }) => form === 'chronology')
    .flatMap((one) => one.draft(() => 0.3) ?? []);

describe('the order of what a history tells', () => {
  it('is asked of events whose years are left out', () => {
    const [first] = chronologies(TOWN);
    expect(first?.question.split('\n')).toHaveLength(4);
    expect(first?.question).not.toMatch(/\d{4}|\bin$/m);
  });

  it('is the order of the years', () => {
    for (const { question, options } of chronologies(TOWN)) {
      const labels = question.split('\n').slice(1);
      const told = (options[0] ?? '')
        .split(' → ')
        .map((letter) => yearOf(labels.find((label) => label.startsWith(letter))?.slice(3) ?? ''));
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(new Set(told).size).toBe(3);
    }
  });

  it('is not asked where a text goes back and forth between its years', () => {
    const mixed = TOWN.flatMap((page) => page.split(/(?<=\.) /)).toSorted((a, b) =>
      a.slice(-9).localeCompare(b.slice(-9)),
    );
    expect(chronologies([mixed.join(' ')])).toEqual([]);
  });
});

it('puts people of a short text beside one another, also those who only begin sentences', () => {
  const pages = [
    'Margaret Hale paid for the first stone quay. Joan Pell opened the first school for girls. Anne Wycliffe drew the plan of the straight streets. Thomas Arkwell moved the old market to the quay.',
  ];
  const [first] = drafted(pages, 'who');
  expect(first?.options.toSorted()).toEqual(['Anne Wycliffe', 'Joan Pell', 'Margaret Hale', 'Thomas Arkwell']);
});

it('asks for no number that belongs to a name', () => {
  const pages = [
    'Type 1 diabetes destroys the cells of the gland. A healthy kidney of an adult weighs about 150 grams.',
  ];
  expect(shortDrafts(pages, 'number').map(({ answer }) => answer)).toEqual(['150']);
});
