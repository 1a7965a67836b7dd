import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import type { Thinking } from '../../../contract/quiz.ts';
import { gateQuestions } from '../gate/index.ts';
import { writeQuiz } from '../write.ts';
import { drafted, shortDrafts, stockOf } from './testing.ts';

const HISTORY = [
  'In 1804, the Harlow Company opened the first shaft near the river. In 1821, the Harlow Company built a railway to the coast. In 1850, the Harlow Company founded a school for children. In 1866, the Harlow Company closed the oldest shaft after a flood.',
];
const ROCKS = [
  'Granite refers to a coarse rock that forms when magma cools slowly. Basalt refers to a dark rock that forms when lava cools quickly. Obsidian refers to a glassy rock that forms when lava is quenched. Marble refers to a hard rock that grows out of heated limestone. Slate refers to a flat rock that grows out of squeezed shale. Granite is common. Basalt is common. Obsidian is rare. Marble is rare. Slate is common.',
];

describe('a question for the order of events', () => {
  const [first] = drafted(HISTORY, 'order');

  it('names what happened without its year', () => {
    expect(first?.question).toMatch(/opened the first shaft|built a railway|founded a school/);
    expect(first?.question).not.toMatch(/18\d\d/);
  });

  it('has the order of the years as its right option', () => {
    const year = (letter: string) => {
      const label = first?.question.split('\n').find((line) => line.startsWith(`${letter}. `)) ?? '';
      return Number(
        HISTORY[0]
          ?.split('. ')
          .find((sentence) => sentence.includes(label.slice(-20)))
          ?.match(/\d{4}/)?.[0],
      );
    };
    const years = first?.options[first.answer_index]?.split(' → ').map(year) ?? [];
    expect(years).toHaveLength(3);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });
});

it('puts no events in order that have nobody and nothing in common', () => {
  const pages = [
    'In 1804, the Harlow Company opened the first shaft near the river. In 1821, the bishop of Elmside built a railway to the coast. In 1850, a rich widow founded a school for poor children. In 1866, the queen closed the oldest theatre after a fire.',
  ];
  expect(drafted(pages, 'order')).toEqual([]);
});

it('asks for a year only where something happened in it', () => {
  const pages = [
    'Suppose, for example, the list is a row of 1500 elements. The new shape of the 1991 release is covered in another book. In 1804, the Harlow Company opened the first shaft near the river.',
  ];
  const asked = stockOf(pages, 'en').saqs.filter(({ form }) => form === 'year');
  expect(asked.flatMap((candidate) => candidate.draft(Math.random)?.answer ?? [])).toEqual(['1804']);
});

it('asks for a place beside places, and never for an adjective or a name in the genitive', () => {
  const towns = ['Harlow', 'Elmside', 'Dover', 'Norwick', 'Brenton'];
  const pages = [
    [
      ...[
        'Rich merchants settled',
        'Tall ships were built',
        'Dark bread was sold',
        'Fine glass was blown',
        'Old coins were found',
      ],
      ...[
        'Young nurses were trained',
        'Green silk was dyed',
        'Loud bells were cast',
        'Wild horses were tamed',
        'Blind poets were heard',
      ],
      ...[
        'Large maps were drawn',
        'Sweet wine was pressed',
        'Warm coats were sewn',
        'Sharp knives were ground',
        'Thin paper was printed',
      ],
    ]
      .map((what, at) => `${what} in ${towns[at % towns.length]} after the end of the long war.`)
      .concat(towns.map((town) => `The old Saxon bakers of the coast kept ${town}’s trade in small hands.`))
      .join(' '),
  ];
  const asked = drafted(pages, 'name');
  expect(asked.length).toBeGreaterThan(0);
  for (const { options } of asked) expect(options.filter((option) => !towns.includes(option))).toEqual([]);
});

describe('a question that matches terms and meanings', () => {
  it('has one pairing that the book states, and parts that each rest on their own sentence', () => {
    const [first] = drafted(ROCKS, 'match');
    const lines = first?.question.split('\n') ?? [];
    const line = (mark: string) => lines.find((one) => one.startsWith(`${mark}. `))?.slice(3) ?? '';
    for (const pair of first?.options[first.answer_index]?.split(', ') ?? []) {
      const [number = '', letter = ''] = pair.split(' – ');
      expect(ROCKS[0]?.toLowerCase()).toContain(`${line(number)} refers to ${line(letter)}`);
    }
    expect(first?.parts).toHaveLength(3);
  });
});

it('asks for a year beside other years of the book, in languages that it knows no terms of', () => {
  const pages = [
    'Die Stadt Harlow wurde im Jahr 1204 von Bauern gegründet. Der Fluss trat 1221 weit über seine Ufer und zerstörte die Brücke. Die neue Brücke wurde 1250 aus hellem Stein gebaut. Das Rathaus brannte 1266 bis auf den Keller ab.',
  ];
  const [first] = drafted(pages, 'year', 'de');
  expect(first?.options.toSorted()).toEqual(['1204', '1221', '1250', '1266']);
  expect(first?.question).toBe('In welchem Jahr wurde die Stadt Harlow von Bauern gegründet?');
});

it('never asks for a number that only names a figure or a page', () => {
  const pages = [
    'The curve is drawn in figure 12 on the left page. The table on page 14 lists all mountains by height.',
  ];
  expect(stockOf(pages, 'en').saqs.filter(({ form }) => form === 'number')).toEqual([]);
});

it('gives long questions whose every point is a thing that the question names', () => {
  const whole = stockOf(ROCKS, 'en').laqs.filter(({ form }) => form !== 'parts');
  const drafts = whole.flatMap((candidate) => candidate.draft(Math.random) ?? []);
  expect(drafts.length).toBeGreaterThan(0);
  for (const { question, answer_outline } of drafts) {
    for (const point of answer_outline) {
      const named = ['granite', 'basalt', 'obsidian', 'marble', 'slate'].filter((term) =>
        point.toLowerCase().startsWith(term),
      );
      expect(named.length).toBe(1);
      expect(question.toLowerCase()).toContain(named[0]);
    }
  }
});

it('writes no long question about names that sentences only happen to share', () => {
  const pages = [
    'Trade in the Old Town began with Harlow merchants near the river. For years Elmside sent coal to Harlow on slow barges. The ships of Dover brought salt to Harlow each spring. Many sailors of Norwick feared the sands near Harlow in winter.',
  ];
  expect(stockOf(pages, 'en').laqs.flatMap((candidate) => candidate.draft(Math.random) ?? [])).toEqual([]);
});

/** Question and answer of the short questions of one form. */
const short = (pages: string[], form: string) =>
  stockOf(pages, 'en')
    .saqs.filter((candidate) => candidate.form === form)
    .flatMap((candidate) => candidate.draft(Math.random) ?? [])
    .map(({ question, answer }) => `${question} ${answer}`);

it('asks what is meant only where the book says what it is', () => {
  const pages = [
    'A lighthouse is a tower that shows ships the way at night. The lighthouse keeper is a nervous man of the old school. Old keepers are a burden of the young service. Seagulls are birds that follow ships along the coast. The lighthouse keeper sleeps by day. The lighthouse keeper works by night. Old keepers sleep late. Old keepers work hard. Seagulls cry. Seagulls sleep on rocks by the lighthouse. The lighthouse shines.',
  ];
  const asked = short(pages, 'meaning').join(' ');
  expect(asked).toMatch(/“lighthouse”/);
  expect(asked).toMatch(/“seagulls”/);
  expect(asked).not.toMatch(/keeper/);
});

it('takes one thing at hand for no term, whatever commas stand beside it', () => {
  const pages = [
    'The signal, S, is a bright flash of the lower lamp. The panel is then a list showing the ships in order. The foghorn, which is a loud horn of brass, warns ships. The signal ends. The signal fades. The panel turns. The panel shines. The foghorn sounds. The foghorn stops.',
  ];
  const asked = short(pages, 'meaning').join(' ');
  expect(asked).toMatch(/foghorn/);
  expect(asked).not.toMatch(/signal|panel/);
});

it('ends a short answer with the clause that answers', () => {
  const pages = [
    'Just as the frost of winter causes deep cracks in the stone, so, too, has the heat of summer harmed the wall. Erosion means slow loss of soil by water, but loss means more than dust in the wind. Erosion harms farms. Erosion harms roads.',
  ];
  const answers = [...short(pages, 'cause'), ...short(pages, 'meaning')].join(' ');
  expect(answers).toMatch(/slow loss of soil by water\./i);
  expect(answers).not.toMatch(/summer|dust/);
});

it.each<Thinking>(['remember', 'understand'])('asks first for what is wanted: %s', (level) => {
  const book = testBook(ROCKS, [], 'en');
  const input = { book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'c', earlier: [], levels: [level] };
  const { questions } = gateQuestions(writeQuiz(input), input);
  expect(questions.mcqs.map((mcq) => mcq.level)).toEqual([level]);
});

it('asks for a number with its unit where the book has others of it', () => {
  const pages = [
    'The tower of Harlow is 40 metres high in fair weather. The bridge of Elmside is 55 metres long from end to end. The wall of Dover is 62 metres long on its northern side. The ship of Norwick is 48 metres long without its mast.',
  ];
  const asked = drafted(pages, 'number');
  expect(asked.map(({ options }) => options[0])).toContain('40 metres');
  expect(asked.every(({ options }) => options.every((option) => option.endsWith(' metres')))).toBe(true);
});

it('asks for neither end of a range', () => {
  const pages = [
    'Between 5 and 8 metres of snow fall on the hill in winter. About 10%-20% of the old sheep die of cold.',
  ];
  expect(shortDrafts(pages, 'number')).toEqual([]);
});

it('tells a Chinese character that points from one inside a word, and asks nothing that opens with “for example”', () => {
  const pages = [
    '早期版本的排版程序共支持12种纸张的尺寸。该程序后来总共支持25种不同的纸张。例如，旧的排版程序只支持8种纸张的尺寸。',
  ];
  expect(shortDrafts(pages, 'number', 'zh').map(({ answer }) => answer)).toEqual(['12']);
});
