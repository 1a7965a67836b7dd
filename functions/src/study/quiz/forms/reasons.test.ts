import { describe, expect, it } from 'vitest';
import { drafted, shortDrafts } from './testing.ts';

const FARMS = [
  [
    'The northern farms kept sheep because the soil was too thin for wheat.',
    'The river farms grew wheat because the yearly flood left rich mud behind.',
    'Most farms in the hills burned peat because the forests had been cut down long ago.',
    'The farms near the coast dried fish because salt was cheap in the harbour towns.',
  ].join(' Each village had an old mill. Each mill had an old wheel. '),
];

describe('a question for the reason of something', () => {
  const [first] = drafted(FARMS, 'reason');

  it('says what is so and keeps the reason for its options', () => {
    expect(first?.question).toBe('Why did the northern farms keep sheep?');
    expect(first?.options[0]).toBe('because the soil was too thin for wheat');
  });

  it('offers reasons that the book gives for other things, each with the sentence that gives it', () => {
    expect(first?.options.slice(1)).toContain('because the yearly flood left rich mud behind');
    expect(first?.about?.slice(1).every((claim, i) => claim?.quote.includes(first.options[i + 1] ?? '-'))).toBe(true);
  });

  it('asks for more than remembering', () => {
    expect(first?.level).toBe('understand');
  });
});

it('asks for a reason in the student’s own words too', () => {
  expect(shortDrafts(FARMS, 'reason')[0]).toMatchObject({
    question: 'Why did the northern farms keep sheep?',
    answer: 'Because the soil was too thin for wheat.',
  });
});

it('takes no reason that is denied', () => {
  const pages = ['The northern farms of the valley kept sheep not because the soil was too thin for any wheat.'];
  expect(shortDrafts(pages, 'reason')).toEqual([]);
});

it('finds reasons in other languages', () => {
  const pages = ['Die Bauern im Norden hielten viele Schafe, weil der Boden für Weizen viel zu dünn war.'];
  expect(shortDrafts(pages, 'reason', 'de')[0]?.answer).toBe('Weil der Boden für Weizen viel zu dünn war.');
});

describe('a reason where the book gives few', () => {
  const CELLARS = [
    'The cellars of the town were dug by the brewers of the abbey. Long stairs lead down to the cellars of the abbey. The brewers stored ice from the lake in the cellars. Today the cellars of the old town belong to a club of hikers. But the cellars of the abbey stay cool all summer because the rock keeps out the heat of the streets. The lake froze less often in later years. The club opens the largest of the cellars to visitors once a month. Visitors of the cellars carry lamps through the cool passages. Bats sleep in the last of the cellars in winter.',
  ];
  const [asked] = drafted(CELLARS, 'reason');

  it('stands beside what else is true of the same, told as it tells it', () => {
    expect(asked?.options[0]).toBe('because the rock keeps out the heat of the streets');
    expect(asked?.options.every((option) => /^because [a-z]/.test(option))).toBe(true);
    expect(asked?.about?.slice(1).every((claim) => CELLARS[0]?.includes(claim?.quote ?? '-'))).toBe(true);
  });

  it('is asked for without the word that only joins its sentence to the one before', () => {
    expect(asked?.question).toBe(
      'According to the book, why is it that the cellars of the abbey stay cool all summer?',
    );
  });

  it('stands beside no statement right before or behind it, which could be a reason too', () => {
    expect(asked?.options.join()).not.toContain('froze');
    expect(asked?.options.join()).not.toContain('hikers');
  });
});

it('takes a reason from the sentence before one that says “as a result”, and proves it by both', () => {
  const pages = [
    'The ice of the northern lake melted early in that year. As a result, the rivers of the valley broke the old bridge. The mills stood still.',
  ];
  const [asked] = shortDrafts(pages, 'reason');
  expect(asked?.question).toBe('Why did the rivers of the valley break the old bridge?');
  expect(asked?.answer).toBe('The ice of the northern lake melted early in that year.');
  expect(pages[0]).toContain(asked?.evidence.quote);
  expect(asked?.evidence.quote).toContain('melted early in that year. As a result,');
});

it('takes a reason that stands first in Japanese, where what it explains names its own topic', () => {
  const pages = [
    '北の村では冬の雪が深く積もるので，村の農民は羊を小屋の中で飼っていました。土が薄いため，小麦を育てることを早くからあきらめました。',
  ];
  expect(shortDrafts(pages, 'reason', 'ja').map(({ question, answer }) => [question, answer])).toEqual([
    ['本書が挙げる理由は何ですか。「村の農民は羊を小屋の中で飼っていました。」', '北の村では冬の雪が深く積もるので。'],
  ]);
});
