import { describe, expect, it } from 'vitest';
import { drafted } from './testing.ts';

const TOWN = [
  'The old harbour was built by fishermen from the island of Marn. The stone bridge was paid for by a rich widow from the capital. The town library was opened for the families of the weavers. The new market was burnt down in a storm during the harvest. The copper mill was moved to the meadow behind the church.',
];

describe('a question for what something is said of', () => {
  const [first] = drafted(TOWN, 'subject');

  it('asks in the words of the book, without the subject', () => {
    expect(first?.question).toMatch(/^Which of the following was /);
    expect(TOWN[0]).toContain(first?.question.replace('Which of the following ', '').replace('?', ''));
  });

  it('offers what else the book speaks of there, each with its own words', () => {
    expect(first?.options).toHaveLength(4);
    expect(first?.options.every((option) => TOWN[0]?.includes(option))).toBe(true);
    expect(first?.about?.slice(1).every((claim, i) => claim?.quote.includes(first?.options[i + 1] ?? '-'))).toBe(true);
  });
});

it('offers nothing of which the book says it too', () => {
  const also = `${TOWN[0]} The town library and the new market were moved to the meadow behind the church as well.`;
  const fair = drafted([also], 'subject').filter(({ options }) => options[0] === 'The copper mill');
  expect(fair.flatMap(({ options }) => options)).not.toContain('The new market');
});

it('takes no participle for the verb of a sentence', () => {
  const pages = TOWN.map((page) => page.replace('The old harbour was', 'The advances made in the old harbour led'));
  const asked = drafted(pages, 'subject').flatMap(({ options }) => options);
  expect(asked).not.toContain('The advances');
});

describe('what a question for a subject offers besides other subjects', () => {
  const VALLEY = [
    'The rebuilt mill gave work to the families of the valley. In the evening the weavers met below the iron bridge. Carts brought the wool over the stone road. A stranger painted the wooden church and the round tower in one summer. The old canal froze in every winter of the war.',
  ];

  it('is what the sentences around name, of the same sort and form', () => {
    const mill = drafted(VALLEY, 'subject').find(({ options }) => options[0] === 'The rebuilt mill');
    expect(mill?.question).toBe('Which of the following gave work to the families of the valley?');
    expect(mill?.options.slice(1)).not.toContain('A stranger');
    expect(mill?.options.every((option) => option.startsWith('The '))).toBe(true);
    expect(mill?.about?.slice(1).every((claim, i) => claim?.quote.includes(mill.options[i + 1]?.slice(4) ?? '-'))).toBe(
      true,
    );
  });
});

it('leaves what says when before the gap', () => {
  const lead = TOWN.map((page) => page.replace('The old harbour', 'After the fire, the old harbour'));
  expect(drafted(lead, 'subject').map(({ question }) => question)).toContain(
    'Which term completes the sentence? “After the fire, _____ was built by fishermen from the island of Marn.”',
  );
});

it('puts nothing beside a thing that is of another number, or of a sort that nothing tells', () => {
  const pages = TOWN.map((page) => page.replace('The stone bridge was', 'The Zorblat was'));
  const options = drafted(pages, 'subject').flatMap((one) => one.options);
  expect(options).not.toContain('The Zorblat');
});

it('asks for nothing that is only supposed', () => {
  const pages = TOWN.map((page) => page.replace('The old harbour was built by', 'The old harbour would delight the'));
  const asked = drafted(pages, 'subject').map(({ question }) => question);
  expect(asked.filter((question) => question.includes('would delight'))).toEqual([]);
});

it('leaves what a word refers to, to the questions for its meaning', () => {
  const told = (words: string) =>
    drafted(
      [
        `The rebuilt mill ${words} the families of the valley. In the evening the weavers met below the iron bridge. Carts brought the wool over the stone road. The wooden church and the round tower were painted in one summer. The old canal froze in every winter of the war.`,
      ],
      'subject',
    ).map(({ question }) => question);
  expect(told('gave work to')).toContain('Which of the following gave work to the families of the valley?');
  expect(told('refers to the workshop of').filter((question) => question.includes('refers to'))).toEqual([]);
});
