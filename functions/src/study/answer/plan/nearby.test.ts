import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import type { Turn } from '../../engine.ts';
import { answerFromBook } from '../index.ts';
import { followUpIn } from './nearby.ts';

const filler = (topic: string) =>
  Array.from({ length: 20 }, (_, at) => `In week ${at + 2} the ${topic} class walks around the old garden.`).join(' ');
const book = testBook([
  `# 1 Spacing\n\nThe spacing effect is the finding that spread study lasts longer. Sessions are days apart. Spread study works because each return costs effort. For example, a student may study on Monday and on Friday. Explain the spacing effect to a friend!\n\n${filler('spacing')}`,
  `# 2 Stores\n\nWorking memory is the system that holds information for a short time. Long-term memory is the store that holds information for years.\n\n${filler('memory')}`,
  `# 3 People\n\nIn 2002 Jesse Jordan of Oceanside began to study. His subject was search engines. ${filler('people')}\n\nWhen the lawyers sued Jesse Jordan, they found a scapegoat. Later Jordan happened to settle the suit and paid all his savings. Ann Velde called VCRs tapeworms. VCR owners heard Velde, as surveys of VCR owners would show.`,
  `# 4 Culture\n\nA free culture is one that builds on its past. A permission culture is one in which makers ask the powerful. The opposite of a free culture is a permission culture, as the makers say.\n\n${filler('culture')}`,
]);
const ask = (question: string, history: Turn[] = []) => answerFromBook({ book, question, history });
const after = (question: string): Turn[] => [{ question, answer: ask(question).answer }];

describe('"explain it simply"', () => {
  const terms = testBook([
    `# 1 Cells\n\nA neuron is a cell of the nervous system that carries signals to other cells. See chapter nine on cells. The garden of the institute is open on most days of the week. ${filler('cell')}`,
    `# 2 Signals\n\nThe term neuron refers loosely to any small thing that passes a message on. ${filler('signal')}`,
    `# 3 Brains\n\nNeurons are the building blocks of every brain, and they are many. ${filler('brain')}`,
    `# 4 Nets\n\nThe word neuron is also used for the units of a net, each of which adds what comes in. ${filler('net')}`,
  ]);
  const before = (text: string): Turn[] => [
    { question: text, answer: answerFromBook({ book: terms, question: text, history: [] }).answer },
  ];

  it('says it as the book says it elsewhere, and not what happens to stand beside', () => {
    const first = before('What is a neuron?');
    const { answer } = answerFromBook({ book: terms, question: 'explain it simply', history: first });
    const defined = ['carries signals', 'refers loosely', 'building blocks', 'units of a net'].filter((words) =>
      answer.includes(words),
    );
    expect(defined).toHaveLength(1);
    expect(first[0]?.answer).not.toContain(defined[0]);
    expect(answer).not.toMatch(/garden|See chapter/);
  });
});

describe('a comparison that leaves one side unsaid', () => {
  it.each([
    'how is it different from long-term memory?',
    'compare it with long-term memory',
    'what is the difference to long-term memory?',
  ])('%s', (text) => {
    const { answer } = ask(text, after('What is working memory?'));
    expect(answer).toContain('**working memory:** Working memory is the system');
    expect(answer).toContain('**long-term memory:** Long-term memory is the store');
    expect(answer).not.toContain('**it');
  });

  it('is left alone where it names both, or where nothing was asked before', () => {
    const both = 'What is the difference between a free culture and a permission culture?';
    expect(ask(both, after('What is working memory?'))).toEqual(ask(both));
    expect(ask('how is it different from long-term memory?').answer).not.toContain('**it');
  });
});

describe('a comparison', () => {
  it('is declined where the book names one side in no sentence and says of the other not what it is', () => {
    expect(ask('compare VCR owners and culture courts')).toMatchObject({ declined: true, quotes: [] });
  });
});

describe('a bare follow-up', () => {
  const before = after('What is the spacing effect?');

  it('finds the reason and the example where the last answer stands', () => {
    expect(ask('why?', before).answer).toContain('because each return costs effort');
    expect(ask('give an example', before).answer).toContain('For example, a student may study on Monday');
  });

  it('takes no task for an answer', () => {
    for (const text of ['why?', 'give an example', 'explain it simply']) {
      expect(ask(text, before).answer).not.toContain('to a friend!');
    }
  });

  it('is declined, naming what it went on from, where nothing near fits', () => {
    const draft = ask('why?', after('What is working memory?'));
    expect(draft).toMatchObject({ declined: true, quotes: [] });
    expect(draft.answer).toContain('“What is working memory?”');
    expect(ask('give me an example', after('What is working memory?')).answer).toContain('no example');
  });

  it.each([
    ['why?', 'reason'],
    ['and why?', 'reason'],
    ['Can you give me an example?', 'example'],
    ['explain it simply', 'more'],
    ['Explain this in simple words', 'more'],
    ['why is resolution sound?', null],
    ['give an example of a mutex', null],
  ] as const)('%s → %s', (text, wanted) => {
    expect(followUpIn(text, 'en')).toBe(wanted);
  });
});

describe('a question in two parts', () => {
  it('means the first part’s subject by the pronoun of the second', () => {
    const { answer } = ask('What is working memory and how is it different from long-term memory?');
    expect(answer).toContain('**working memory:** Working memory is the system');
    expect(answer).toContain('**long-term memory:** Long-term memory is the store');
    expect(answer).not.toContain('**it:**');
  });

  it('introduces a person where the book does, then says what happened', () => {
    const { answer } = ask('Who is Jesse Jordan and what happened to him?');
    expect(answer).toMatch(/^In 2002 Jesse Jordan of Oceanside began to study\./);
    expect(answer).toContain('scapegoat');
  });
});

describe('a comparison', () => {
  it('begins with the sentence that sets one against the other', () => {
    expect(ask('Compare free culture and permission culture').answer).toMatch(
      /^The opposite of a free culture is a permission culture.*\n\n\*\*free culture:\*\* A free culture is one/,
    );
  });

  it('says which of the two the book does not know', () => {
    const { answer } = ask('Compare free culture and photosynthesis');
    expect(answer).toMatch(/^I found nothing in this book on “photosynthesis”/);
    expect(answer).toContain('A free culture is one that builds');
  });
});

it('how someone describes a thing is what they call it', () => {
  expect(ask('How did Velde describe the VCR?').answer).toContain('Ann Velde called VCRs tapeworms.');
});

describe('what was asked before', () => {
  it.each(['?????', '('.repeat(4000), '...', '!!!'])('answers nothing where nothing is asked: %.8s', (text) => {
    const { answer, quotes, declined } = ask(text, after('What is the spacing effect?'));
    expect(declined).toBe(true);
    expect(quotes).toEqual([]);
    expect(answer).toContain('Which term or topic');
  });

  it.each([
    'What is working memory?',
    'Who is Jesse Jordan?',
    'What is a permission culture?',
    'Why does spread study work?',
    'Compare free culture and permission culture',
    'What is photosynthesis?',
  ])('changes no answer to a question of another thing: %s', (question) => {
    const unrelated = [...after('What is the capital of Peru?'), ...after('How did Velde describe the VCR?')];
    expect(ask(question, unrelated)).toEqual(ask(question));
  });
});

describe('a pronoun behind a name', () => {
  it('stands for that name, and not for what was asked before', () => {
    const question = 'How did Jesse Jordan settle the suit with his savings?';
    expect(ask(question, after('What is working memory?')).answer).toBe(ask(question).answer);
  });
});
