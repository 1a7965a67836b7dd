import { describe, expect, it } from 'vitest';
import { verifyQuote } from '../../../book/evidence/index.ts';
import { testBook } from '../../../book/testing.ts';
import { gateQuestions } from '../../quiz/gate/index.ts';
import { writeQuestions } from './write.ts';

/** Chapters of a course on cells: terms defined, told of, and told of again, as coursebooks do. */
const CHAPTERS: [string, [string, string, string][]][] = [
  [
    'Cells',
    [
      ['membrane', 'a thin layer that surrounds every living cell', 'controls which substances enter and leave'],
      ['nucleus', 'a rounded body that holds the hereditary material', 'directs the growth of young tissue'],
      ['ribosome', 'a tiny grain that assembles proteins from amino acids', 'translates messages into long chains'],
      ['vacuole', 'a fluid sac that stores water and waste', 'maintains the pressure within plants'],
      ['mitochondrion', 'a small organ that burns sugar with oxygen', 'releases energy for muscles and nerves'],
    ],
  ],
  [
    'Heredity',
    [
      ['gene', 'a stretch of hereditary code that shapes one trait', 'determines the colour of petals'],
      ['allele', 'a variant of hereditary code that differs in spelling', 'influences the shape of peas'],
      ['mutation', 'a sudden change that alters hereditary code', 'produces new traits within populations'],
      ['chromosome', 'a coiled thread that carries thousands of codes', 'divides before two daughters form'],
      ['genotype', 'a complete set of codes that one organism owns', 'limits what any upbringing can reach'],
    ],
  ],
  [
    'Ecology',
    [
      ['predator', 'a hunter that feeds on other animals', 'reduces the number of grazing herds'],
      ['parasite', 'a lodger that feeds on a living host', 'weakens the defences of birds'],
      ['biome', 'a broad region that shares one climate', 'supports plants of similar growth'],
      ['niche', 'a way of living that one species fills', 'separates rivals along the shore'],
      ['habitat', 'a place that offers shelter and food', 'protects nestlings from harsh weather'],
    ],
  ],
];

const an = (term: string) => (/^[aeiou]/.test(term) ? 'An' : 'A');
const pages = CHAPTERS.flatMap(([title, terms], chapter) => [
  `# ${chapter + 1} ${title}\n\n${terms.map(([term, meaning]) => `${an(term)} ${term} is ${meaning}.`).join(' ')}`,
  terms
    .map(
      ([term, , deed]) =>
        `The ${term} ${deed}. Students of ${title.toLowerCase()} compare the ${term} with models. Light reaches the ${term} in summer. Cold slows the ${term} in winter.`,
    )
    .join('\n\n'),
]);
const book = testBook(
  pages,
  CHAPTERS.map(([title], chapter) => ({ title: `${chapter + 1} ${title}`, level: 1, page: 2 * chapter + 1 })),
  'en',
);

const counts = { mcq: 5, saq: 3, laq: 1 };
const quiz = (seed: string, earlier: string[] = [], range = {}) => {
  const input = { book, counts, seed, earlier, ...range };
  return gateQuestions(writeQuestions(input), input).questions;
};

describe('questions of the embedded engine', () => {
  it('writes as many as asked for from a book that has enough', () => {
    const { mcqs, saqs } = quiz('a');
    expect([mcqs.length, saqs.length]).toEqual([5, 3]);
  });

  it('is the same for the same seed and another for another', () => {
    expect(quiz('a')).toEqual(quiz('a'));
    expect(quiz('a').mcqs.map((mcq) => mcq.question)).not.toEqual(quiz('b').mcqs.map((mcq) => mcq.question));
  });

  it('rests every question on words that stand on their page, whatever the seed', () => {
    for (let seed = 0; seed < 25; seed++) {
      const { mcqs, saqs, laqs } = quiz(`${seed}`);
      const all = [...mcqs, ...saqs].map((one) => one.evidence).concat(laqs.flatMap((one) => one.evidence ?? []));
      for (const evidence of all) {
        const page = book.pages[(evidence?.page ?? 0) - 1];
        expect(page && verifyQuote(page, evidence?.quote ?? '')).toBeTruthy();
      }
    }
  });

  it('keys the answer that the evidence gives, word for word', () => {
    for (let seed = 0; seed < 25; seed++) {
      for (const mcq of quiz(`${seed}`).mcqs) {
        const quote = mcq.evidence?.quote.toLowerCase();
        const right = mcq.options[mcq.answer_index]?.toLowerCase() ?? '';
        expect(quote).toContain(right);
        expect(mcq.options.filter((option) => quote?.includes(option.toLowerCase()))).toHaveLength(1);
        expect(mcq.explanation).toContain(mcq.evidence?.quote);
      }
    }
  });

  it('asks all over the book, not its first pages', () => {
    const chapters = new Set(quiz('a').mcqs.map((mcq) => Math.ceil((mcq.evidence?.page ?? 0) / 2)));
    expect(chapters).toEqual(new Set([1, 2, 3]));
  });

  it('keeps to the chosen pages', () => {
    const { mcqs, saqs } = quiz('a', [], { from: 3, to: 4 });
    expect(mcqs.length).toBeGreaterThan(0);
    for (const { evidence } of [...mcqs, ...saqs]) expect([3, 4]).toContain(evidence?.page);
  });

  it('keeps to single pages, with options from the whole book', () => {
    const { mcqs, saqs } = quiz('a', [], { pages: [1, 5] });
    expect(mcqs.length).toBeGreaterThan(0);
    for (const { evidence } of [...mcqs, ...saqs]) expect([1, 5]).toContain(evidence?.page);
  });

  it('asks other questions when it is told the earlier ones', () => {
    const first = quiz('a');
    const earlier = [...first.mcqs, ...first.saqs].map((one) => one.question);
    const second = quiz('a', earlier);
    for (const { question } of [...second.mcqs, ...second.saqs]) expect(earlier).not.toContain(question);
    expect(second.mcqs.length).toBeGreaterThan(0);
  });

  it('shows no option in two questions that way that one solves the other', () => {
    for (let seed = 0; seed < 25; seed++) {
      const { mcqs } = quiz(`${seed}`);
      mcqs.forEach((one, i) => {
        for (const other of mcqs.slice(i + 1)) {
          expect(one.options.filter((option) => other.options.includes(option)).length).toBeLessThanOrEqual(1);
        }
      });
    }
  });

  it('leaves out only what the book treats as terms, and nothing of a puzzle', () => {
    const terms = ['predicate', 'premise', 'axiom', 'lemma', 'literal', 'quantifier'];
    const meanings = [
      'a word that states something of a thing',
      'a sentence from which an argument sets out',
      'a claim that is taken for true without any proof',
      'a small result that helps to reach a larger one',
      'an atom that may carry one sign of negation',
      'a sign that tells how many things are meant',
    ];
    const told = terms.flatMap((term, i) => [
      `Every careful proof names a ${term} before the first derivation step is written down on paper.`,
      `The strict calculus keeps each ${term} apart from the rules that students apply in class.`,
      `A ${term} is ${meanings[i]}.`,
      `Without any ${term} the whole machinery of formal reasoning has nothing firm to stand on.`,
    ]);
    const river = ['goat', 'wolf', 'farmer', 'boat'].flatMap((noun) => [
      `The small wooden ferry has room enough for the ${noun} and one heavy sack of ripe cabbages.`,
      `The ${noun} is always the last of the passengers that comes back over the cold river.`,
      `The quiet western shore has a muddy place where the ${noun} can rest before every crossing.`,
    ]);
    const logic = testBook(
      [
        `# 1 Proofs

${told.join(' ')}`,
        `# 2 Crossing a River

${river.join(' ')}`,
      ],
      [
        { title: '1 Proofs', level: 1, page: 1 },
        { title: '2 Crossing a River', level: 1, page: 2 },
      ],
      'en',
    );
    const input = { book: logic, counts: { mcq: 20, saq: 10, laq: 0 }, seed: 'a', earlier: [] };
    const { mcqs, saqs } = gateQuestions(writeQuestions(input), input).questions;
    expect(mcqs.length).toBeGreaterThan(0);
    const asked = [...mcqs, ...saqs].filter(({ question }) => question.includes('_____'));
    expect(asked.filter(({ evidence }) => evidence?.page === 2)).toEqual([]);
  });

  it('does not ask what “the conversion” is, which only its page knows', () => {
    const page = [
      'The conversion involves applying rules to move quantifiers outwards, past logical connectives.',
      'The matrix is the remainder of the formula that holds no further quantifiers at all.',
      'A prenex formula is a formula that has all of its quantifiers at the front.',
      'A membrane is a thin layer that surrounds every living cell.',
    ];
    const filler = Array.from(
      { length: 12 },
      (_, i) => `In week ${i + 2} the class walks around the garden and talks.`,
    );
    const only = testBook(
      [
        `# 1 Forms

${page.join(' ')} ${filler.join(' ')}`,
      ],
      [],
      'en',
    );
    for (let seed = 0; seed < 5; seed++) {
      const drafts = writeQuestions({ book: only, counts: { mcq: 5, saq: 5, laq: 0 }, seed: `${seed}`, earlier: [] });
      const asked = [...drafts.mcqs, ...drafts.saqs].map(({ question }) => question);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((question) => /the conversion|the matrix/i.test(question))).toEqual([]);
    }
  });

  it('asks nothing about a form of a few words', () => {
    const form = testBook(['Please wait until the form is loaded. Your viewer may be too old for this.'], [], 'en');
    expect(writeQuestions({ book: form, counts, seed: 'a', earlier: [] })).toMatchObject({
      mcqs: [],
      saqs: [],
      laqs: [],
    });
  });

  it('asks in the language of the book, by gaps in its sentences', () => {
    const nouns = ['Zelle', 'Wurzel', 'Pflanze', 'Blüte', 'Knospe', 'Rinde'];
    const deeds = [
      'wächst im feuchten Frühling sehr schnell',
      'braucht viel Wasser und warmes Licht',
      'schützt den Stamm vor starker Kälte',
      'leidet unter langer Trockenheit',
      'dient vielen kleinen Käfern als Nahrung',
      'speichert Zucker für kommende Monate',
    ];
    const sentences = nouns.flatMap((noun, i) => [0, 1, 2].map((step) => `Die ${noun} ${deeds[(i + step) % 6]}.`));
    const german = testBook([sentences.join(' ')], [], 'de');
    const input = { book: german, counts, seed: 'a', earlier: [] };
    const { mcqs } = gateQuestions(writeQuestions(input), input).questions;
    expect(mcqs.length).toBeGreaterThan(0);
    expect(mcqs[0]?.question).toMatch(/^Welcher Begriff ergänzt diesen Satz\?/);
  });
});
