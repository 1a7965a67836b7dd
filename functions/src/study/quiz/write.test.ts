import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import type { QuestionsInput, QuizCounts } from '../engine.ts';
import { gateQuestions } from '../gate/index.ts';
import { givesOf } from './gives.ts';
import { writeQuiz } from './write.ts';

const CELLS = [
  'A neuron is a cell that receives and passes on signals.',
  'A synapse is a junction through which one cell reaches another.',
  'A dendrite is a branch that collects what comes in from other cells.',
  'An axon is a fibre that carries impulses away from the body of its cell.',
  'A receptor is a protein which binds a messenger on the surface.',
  'The neuron fires when enough dendrites are excited within a short time.',
  'Each synapse lies between an axon and a dendrite of the next neuron.',
  'Every receptor fits one messenger, as a lock fits its key.',
  'An axon may be longer than a metre in the leg of a grown person.',
];
const SLEEP = [
  'Sleep needs four stages: drowsiness, light sleep, deep sleep, and dreaming.',
  'There are three kinds of insomnia: initial insomnia, middle insomnia, and terminal insomnia.',
  'Deep sleep restores the body after a day of hard labour.',
  'Dreaming takes up a quarter of the night in healthy adults.',
  'Students who sleep for eight hours recall twice as much of a lesson.',
  'Coffee delays drowsiness by blocking one messenger of the brain.',
];
const STORY = [
  'Marta left the village before dawn and walked along the frozen river.',
  'The miller gave Marta a loaf of bread and a letter for the mayor.',
  'Soldiers searched every house in the valley for the missing letter.',
  'The mayor burned the letter in his stove without reading a line.',
  'Snow covered the road to the mountains for eleven days.',
  'Wolves circled the cabin where Marta waited for the thaw.',
  'The miller confessed his part in the theft to the priest.',
  'Spring came late, and Marta returned with news of the border.',
];

const page = (title: string, sentences: readonly string[]) => `# ${title}\n\n${sentences.join(' ')}`;
const outline = (titles: readonly string[]) => titles.map((title, at) => ({ title, level: 1, page: at + 1 }));
/** Words that define without a plain "is". */
const DEFINED = [
  'A panic attack is defined as a period of extreme fear that develops abruptly.',
  'Panic attacks come back, and a panic attack may wake a sleeper.',
  'Inventories are a kind of objective test that is used to assess personality.',
  'Clinics use inventories, and inventories take an hour.',
];
const TITLES = ['1 Nerve Cells', '2 Stages of Sleep', '3 The Winter Letter'];
const book = testBook(
  [page('1 Nerve Cells', CELLS), page('2 Stages of Sleep', SLEEP), page('3 The Winter Letter', STORY)],
  outline(TITLES),
  'en',
);

function quiz(counts: Partial<QuizCounts>, more: Partial<QuestionsInput> = {}) {
  const input = { book, counts: { mcq: 0, saq: 0, laq: 0, ...counts }, seed: 'a', earlier: [], ...more };
  const knowledge = buildKnowledge(input.book, sentencesOf(input.book));
  return gateQuestions(writeQuiz(input, knowledge), input);
}

describe('a quiz without a model', () => {
  it('asks for what is defined in a passive, or by its kind in the plural', () => {
    const defined = testBook([page('1 Clinics', DEFINED)], outline(['1 Clinics']), 'en');
    const { questions } = quiz({ saq: 6 }, { book: defined });
    // Asked for by the term or by its meaning.
    const asked = questions.saqs
      .filter(({ form }) => form === 'meaning' || form === 'term')
      .map(({ question, answer }) => `${question} ${answer}`);
    expect(asked).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/a period of extreme fear/i),
        expect.stringMatching(/a kind of objective test/i),
      ]),
    );
  });

  it('asks for definitions, lists and their order, each with its form', () => {
    const { questions } = quiz({ mcq: 6, saq: 4, laq: 3 });
    const forms = (list: readonly { form?: string | undefined }[]) => new Set(list.map(({ form }) => form));
    expect(forms(questions.mcqs)).toContain('order');
    expect([...forms(questions.saqs)]).toEqual(expect.arrayContaining(['term', 'list']));
    expect(forms(questions.laqs)).toContain('recall');
    expect(questions.mcqs.every(({ level }) => level !== undefined)).toBe(true);
  });

  it('has four options of one sort, all of them terms of the book with a page of their own', () => {
    const { questions } = quiz({ mcq: 4 });
    const terms = questions.mcqs.filter(({ form }) => form === 'meaning');
    expect(terms.length).toBeGreaterThan(0);
    for (const { options, about_options: about = [], answer_index: key } of terms) {
      expect(options).toHaveLength(4);
      expect(about.filter((evidence) => evidence !== null)).toHaveLength(3);
      expect(about[key]).toBeNull();
    }
  });

  it('asks for nothing twice, and nothing that another question tells', () => {
    const { questions } = quiz({ mcq: 6, saq: 6, laq: 3 });
    const quotes = [...questions.mcqs, ...questions.saqs].map(({ evidence }) => evidence?.quote);
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('asks first for what an earlier quiz left out', () => {
    const first = quiz({ saq: 3 });
    const earlier = first.questions.saqs.map(({ question }) => question);
    const { questions } = quiz({ saq: 3 }, { earlier, seed: 'b' });
    // What a section is about has a quote that something else may rest on too.
    const again = questions.saqs.filter(({ evidence }) =>
      first.questions.saqs.some(({ form, evidence: met }) => form !== 'recall' && met?.quote === evidence?.quote),
    );
    expect(questions.saqs).toHaveLength(3);
    expect(again).toEqual([]);
  });

  it('is the same with the same seed, and another with another', () => {
    const texts = (seed: string) => JSON.stringify(quiz({ mcq: 3, saq: 3, laq: 1 }, { seed }).questions);
    expect(texts('a')).toBe(texts('a'));
    expect(texts('a')).not.toBe(texts('b'));
  });
});

describe('what is told beforehand', () => {
  it.each(['mcq', 'saq', 'laq'] as const)('is what a quiz of so many holds, whatever its chances: %s', (kind) => {
    const knowledge = buildKnowledge(book, sentencesOf(book));
    const { [kind]: told } = givesOf(book, knowledge);
    const asked = { book, counts: { mcq: 0, saq: 0, laq: 0, [kind]: told }, earlier: [] };
    const got = [...'abcdefghijklmnopqrstuvwxyz'].map((seed) => {
      const input = { ...asked, seed };
      return gateQuestions(writeQuiz(input, knowledge), input).questions[`${kind}s`].length;
    });
    expect(new Set(got)).toEqual(new Set([told]));
  });
});

describe('a story', () => {
  const parts = [STORY.slice(0, 4), STORY.slice(4)];
  const titles = ['Marta and the Miller', 'Wolves in the Snow'];
  const story = testBook(
    titles.map((title, at) => page(title, parts[at] ?? [])),
    outline(titles),
    'en',
  );

  it('is recalled in typed questions, and gets no choices but a true word why', () => {
    const { questions, notes } = quiz({ mcq: 5, saq: 1, laq: 1 }, { book: story });
    expect([questions.mcqs.length, questions.saqs.length, questions.laqs.length]).toEqual([0, 1, 1]);
    expect(questions.laqs[0]?.question).toMatch(/^Write what you remember of “/);
    expect(questions.laqs[0]?.answer_outline.length).toBeGreaterThanOrEqual(3);
    expect(notes.join(' ')).toMatch(/0 multiple-choice instead of 5.*here none of these.*An AI model could also ask/s);
  });

  it('is asked about once for each of its sections, and says so where more is wanted', () => {
    const { questions, notes } = quiz({ saq: 4 }, { book: story });
    expect(questions.saqs.map(({ form }) => form)).toEqual(['recall', 'recall']);
    expect(notes.join(' ')).toMatch(/each asked about once: here 2 titled sections/);
  });

  it('is recalled whole where its parts say too little by themselves', () => {
    const short = testBook(
      ['# The Winter Letter', ...parts.map((part, at) => page(titles[at] ?? '', part.slice(0, 2)))],
      [
        { title: 'The Winter Letter', level: 1, page: 1 },
        ...titles.map((title, at) => ({ title, level: 2, page: at + 2 })),
      ],
      'en',
    );
    const { questions } = quiz({ laq: 1 }, { book: short });
    expect(questions.laqs[0]?.question).toBe('Write what you remember of “The Winter Letter”.');
    const pages = questions.laqs.flatMap(({ evidence }) => evidence ?? []).map((one) => one?.page);
    expect(new Set(pages)).toEqual(new Set([2, 3]));
  });
});

describe('levels', () => {
  it('that some form reaches are asked first', () => {
    const { questions } = quiz({ mcq: 1 }, { levels: ['understand'] });
    expect(questions.mcqs[0]?.level).toBe('understand');
  });

  it('that none reaches are not asked for, and the student reads so', () => {
    const { questions, notes } = quiz({ mcq: 1 }, { levels: ['apply'] });
    expect(questions.mcqs).toHaveLength(1);
    expect(notes).toEqual(['Without an AI model no question asks to apply; others were written instead.']);
  });
});
