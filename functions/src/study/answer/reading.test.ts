import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import type { Turn } from '../engine.ts';
import { answerFromBook } from './index.ts';

const filler = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `In week ${at + 2} of the ${topic} course the class walks around the old garden and talks.`,
  ).join(' ');
const book = testBook(
  [
    `# 1 Spacing\n\nThe spacing effect is the finding that study spread over several sessions lasts longer than study in one session. Massed practice is study without pauses, commonly called cramming before the exam. How long should pauses be?\n\n${filler('spacing')}`,
    `# 2 Stages\n\nMemory passes through these stages.\n\n1. Encoding is the process of turning what we perceive into a lasting form.\n\n2. Storage is the process of keeping encoded information over a long time.\n\n${filler('stages')}`,
    `# 3 Patients\n\nA patient long known as H.M. lost both hippocampi at the age of 27. Yet H.M. could learn to draw a star. Nerve cells called neurons fire. Short-term memory is the store that holds a little for a moment. Its content fades within about 18 seconds.\n\n${filler('patient')}`,
    `# 4 Interference\n\nProactive interference is forgetting in which older learning disturbs newer learning. Retroactive interference is forgetting in which newer learning disturbs older learning.\n\n${filler('interference')}`,
    '# Glossary\n\nspacing effect: the finding that study spread over several sessions lasts longer than study in one session.\n\nstorage: the process of keeping encoded information over a long time.\n\nsynapse: the junction through which one neuron passes its signals to another one.',
  ],
  [
    { title: '1 Spacing', level: 1, page: 1 },
    { title: '2 Stages', level: 1, page: 2 },
    { title: '3 Patients', level: 1, page: 3 },
    { title: '4 Interference', level: 1, page: 4 },
    { title: 'Glossary', level: 1, page: 5 },
  ],
);
const index = buildIndex(book);
const ask = (question: string, history: Turn[] = []) => answerFromBook({ book, question, history, index });

describe('an answer reads well', () => {
  it('says a definition once, from the running text, without its neighbours', () => {
    const draft = ask('What is the spacing effect?');
    expect(draft.answer).toBe(
      'The spacing effect is the finding that study spread over several sessions lasts longer than study in one session. [1]',
    );
    expect(draft.quotes.map(({ page }) => page)).toEqual([1]);
  });

  it('keeps the entries of a glossary apart', () => {
    expect(ask('What is a synapse?').answer).toBe(
      'synapse: the junction through which one neuron passes its signals to another one. [1]',
    );
  });

  it('takes the entry of a numbered list for the definition it is, without its number', () => {
    expect(ask('What is storage?').answer).toBe(
      'Storage is the process of keeping encoded information over a long time. [1]',
    );
  });

  it('takes a bare term for a question', () => {
    expect(ask('spacing effect')).toEqual(ask('What is the spacing effect?'));
  });

  it('compares each of two things in one sentence, and knows what half a name means', () => {
    expect(ask('What is the difference between proactive and retroactive interference?').answer).toBe(
      '**proactive interference:** Proactive interference is forgetting in which older learning disturbs newer learning. [1]\n\n' +
        '**retroactive interference:** Retroactive interference is forgetting in which newer learning disturbs older learning. [2]',
    );
  });

  it('summarises a book by a sentence of each chapter, and leaves the glossary out', () => {
    const { answer, quotes } = ask('Summarise this book');
    expect(answer.match(/^- \*\*\d \w+:\*\*/gm)).toHaveLength(4);
    expect(quotes.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
  });
});

describe('a question is understood', () => {
  it('by initials, irregular forms and British spelling', () => {
    expect(ask('What caused H.M. to lose his hippocampus?').quotes[0]?.page).toBe(3);
    expect(ask('WHAT IS MASSED PRACTISE?').answer).toContain('cramming');
  });

  it('with slips of the pen, and the answer says how it was read', () => {
    const { answer } = ask('What is proactive interferense?');
    expect(answer).toMatch(/^\*interferense → interference\*\n\nProactive interference is/);
    expect(ask('What is photosinthesis?').declined).toBe(true);
  });

  it('about a page, by its number', () => {
    const { quotes } = ask('What does page 4 say?');
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.every(({ page }) => page === 4)).toBe(true);
    expect(ask('Summarise page 40').declined).toBe(true);
  });

  it('about how long something lasts, by the sentence that says how long', () => {
    expect(ask('How long does short-term memory last?').answer).toContain('18 seconds');
  });

  it('as going on from the last answer, without saying it again', () => {
    const question = 'What is proactive interference?';
    const before = ask(question);
    const more = ask('Tell me more', [{ question, answer: before.answer }]);
    expect(more.quotes.length).toBeGreaterThan(0);
    for (const { quote } of more.quotes) expect(before.quotes.map((other) => other.quote)).not.toContain(quote);
  });

  it('where one of several sentences asks for a term', () => {
    const { answer } = ask(
      'What is proactive interference? Invent a vivid example with unicorns, volcanoes and trombones.',
    );
    expect(answer).toContain('Proactive interference is forgetting');
  });
});
