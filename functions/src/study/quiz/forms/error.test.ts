import { describe, expect, it } from 'vitest';
import { drafted } from './testing.ts';

const RIVERS = [
  '# Rivers of the plain\n\nThe rivers of the plain carry more water in spring than in autumn. Most rivers of the plain begin in the northern hills near the old border. Every river of the plain reaches the same shallow lake. The rivers of the plain freeze only in the coldest winters. Some rivers of the plain carry fine sand into the lake.',
];

describe('a question for the one statement that contradicts the book', () => {
  const [first] = drafted(RIVERS, 'error');
  const [page = ''] = RIVERS;

  it('names what the statements are about', () => {
    const outline = [
      { title: 'Rivers of the plain', page: 1, level: 1 },
      { title: 'Lakes', page: 2, level: 1 },
    ];
    expect(drafted([...RIVERS, '# Lakes\n\nLakes are deep.'], 'error', 'en', outline)[0]?.question).toBe(
      'Which of the following statements about “Rivers of the plain” is incorrect?',
    );
  });

  it('has one statement in which a word is exchanged for its opposite', () => {
    expect(['less water', 'southern hills'].some((words) => first?.options[0]?.includes(words))).toBe(true);
    expect(page).not.toContain(first?.options[0]);
  });

  it('offers statements that the book makes, and shows each', () => {
    expect(first?.options.slice(1).every((option) => page.includes(option))).toBe(true);
    expect(first?.about?.slice(1).map((claim) => claim?.quote)).toEqual(first?.options.slice(1));
  });

  it('proves itself by the sentence as the book has it', () => {
    expect(page).toContain(first?.evidence.quote);
    expect(first?.explanation).toContain(first?.evidence.quote);
  });

  it('explains what the book says in the place of the exchanged word', () => {
    expect(first?.explanation).toMatch(
      /^The book says “(more|northern)” where this says “(less|southern)” \(p\. 1\): /,
    );
  });
});

it('turns round nothing that the book denies', () => {
  const pages = RIVERS.map((page) => page.replace('carry more', 'do not carry more').replace('northern', 'green'));
  expect(drafted(pages, 'error')).toEqual([]);
});

it('exchanges nothing where the article would have to change too', () => {
  const pages = RIVERS.map((page) => page.replace('carry more water', 'show an increase').replace('northern', 'green'));
  expect(drafted(pages, 'error')).toEqual([]);
});

it('exchanges no word of what the book keeps calling by one name', () => {
  const named = ['run deep', 'carry ice', 'feed mills', 'flood fields']
    .map((what) => `Upper rivers ${what}.`)
    .join(' ');
  const pages = RIVERS.map((page) =>
    `${page} ${named}`
      .replace('carry more water in spring than in autumn', 'meet the upper rivers near the old road')
      .replace('northern', 'green'),
  );
  expect(drafted(pages, 'error')).toEqual([]);
});

it('turns round what the book denies where that is said by one word less', () => {
  const pages = RIVERS.map((page) =>
    page.replace('carry more water', 'must not reach the old road').replace('northern', 'green'),
  );
  const outline = ['Rivers of the plain', 'Lakes'].map((title, at) => ({ title, page: at + 1, level: 1 }));
  expect(drafted([...pages, '# Lakes\n\nLakes are deep.'], 'error', 'en', outline)[0]?.options[0]).toContain(
    'must reach the old road',
  );
});

it('turns round nothing that only goes along with a statement', () => {
  const pages = RIVERS.map((page) =>
    page.replace('carry more water', 'reach the old road, which carries more traffic').replace('northern', 'green'),
  );
  expect(drafted(pages, 'error')).toEqual([]);
});

it('compares no statements that have nothing but their page in common', () => {
  const pages = [
    'Public mills stand near the old road today. Bread costs more than fish in this small valley. The northern lake freezes in the coldest winters. Fine sand covers the old market at low tide. Most houses have larger windows than the church.',
  ];
  expect(drafted(pages, 'error')).toEqual([]);
});

it('takes a word like “in addition” from a statement that says all by itself', () => {
  const pages = RIVERS.map((page) => page.replace('Most rivers', 'In addition, most rivers'));
  expect(
    drafted(pages, 'error')
      .flatMap(({ options }) => options)
      .some((one) => one.startsWith('In addition')),
  ).toBe(false);
});

describe('a question for the one statement that agrees with the book', () => {
  const pages = [
    'The rivers of the plain are faster in spring than in autumn or winter. Most rivers of the plain begin in the northern hills near the border. The rivers of the plain have larger stones than any stream of the coast. The rivers of the plain are used by several public companies in the valley.',
  ];
  const right = drafted(pages, 'right').find(({ options }) => pages[0]?.includes(options[0] ?? '-'));

  it('has three others in which a word is exchanged, each with the sentence as the book has it', () => {
    expect(right?.question).toContain('is correct?');
    expect(right?.options.slice(1).some((option) => pages[0]?.includes(option))).toBe(false);
    expect(right?.about?.slice(1).every((claim) => pages[0]?.includes(claim?.quote ?? '-'))).toBe(true);
  });
});

it('turns round no story: that somebody had less than he had is nothing to know', () => {
  const pages = RIVERS.map((page) =>
    page
      .replace('carry more water', 'brought more mud')
      .replace('begin in the northern hills', 'came through the green hills'),
  );
  expect(drafted(pages, 'error')).toEqual([]);
});

it('affirms nothing that is said as only a denial can be', () => {
  const told = (words: string) =>
    drafted(
      [
        ...RIVERS.map((page) => page.replace('carry more water', words).replace('northern', 'green')),
        '# Lakes\n\nLakes are deep.',
      ],
      'error',
      'en',
      ['Rivers of the plain', 'Lakes'].map((title, at) => ({ title, page: at + 1, level: 1 })),
    ).flatMap(({ options }) => options);
  expect(told('must not reach the old road').some((option) => option.includes('must reach'))).toBe(true);
  expect(told('must not reach any road').some((option) => option.includes('must reach'))).toBe(false);
});
