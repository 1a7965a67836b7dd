import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/build.ts';
import { testBook } from '../../book/testing.ts';
import type { LanguageCode } from '../../language/codes.ts';
import type { Turn } from '../engine.ts';
import { ASKED, type Expected } from './fixtures.ts';
import { type Goal, interpret } from './interpret.ts';

const bookIn = (language: LanguageCode) => {
  const book = testBook(
    ['# Chapter 1 One\n\nA first page of words.', '# Chapter 2 Two\n\nAnother page.'],
    [],
    language,
  );
  return { book, index: buildIndex(book) };
};
const books = new Map<LanguageCode, ReturnType<typeof bookIn>>();
const read = (language: LanguageCode, question: string, history: Turn[] = []) => {
  const { book, index } = books.get(language) ?? bookIn(language);
  books.set(language, { book, index });
  return interpret(question, history, book, index);
};

/** A goal in one word or two, as the table has it. */
const told = (intent: Goal): string => {
  switch (intent.goal) {
    case 'fact':
      return `fact ${intent.fact}`;
    case 'smallTalk':
      return `talk ${intent.talk}`;
    case 'aboutBook':
      return `book ${intent.asks}`;
    case 'followUp':
      return `again ${intent.wants}`;
    default:
      return intent.goal;
  }
};

describe.each(Object.entries(ASKED) as [LanguageCode, [string, Expected][]][])('in %s', (language, rows) => {
  it.each(rows)('%s → %s', (question, goal) => {
    const history = goal.startsWith('again') ? [{ question: rows[0]?.[0] ?? '', answer: 'So it is. [1]' }] : [];
    const intent = read(language, question, history);
    expect(told(intent)).toBe(goal);
    expect(intent.language).toBe(language);
  });
});

describe('an intent', () => {
  it('holds what is defined, compared, judged, exemplified', () => {
    expect(read('en', 'What is a cell wall?')).toMatchObject({ subject: 'cell wall' });
    expect(read('ru', 'Чем осмос отличается от диффузии?')).toMatchObject({ sides: ['осмос', 'диффузии'] });
    expect(read('de', 'Stimmt es, dass Osmose Energie braucht?')).toMatchObject({
      statement: 'Osmose Energie braucht',
    });
    expect(read('es', 'Dame un ejemplo de ósmosis')).toMatchObject({ of: 'ósmosis' });
    expect(read('en', 'Name the four stages of sleep')).toMatchObject({ goal: 'list', count: 4 });
  });

  it('says in which form the answer is wanted, which is no part of what is asked', () => {
    expect(read('en', 'Briefly explain osmosis')).toMatchObject({ form: { length: 'brief' }, subject: 'osmosis' });
    expect(read('de', 'Erkläre Osmose ausführlich')).toMatchObject({ form: { length: 'detailed' } });
    expect(read('en', 'Compare osmosis and diffusion in a table')).toMatchObject({ form: { layout: 'table' } });
    expect(read('fr', 'Explique l’osmose sous forme de liste')).toMatchObject({ form: { layout: 'bullets' } });
    expect(read('en', 'Summarise chapter 2 in three sentences')).toMatchObject({ sentences: 3 });
    expect(read('ru', 'Кратко перескажи главу 2 в трёх предложениях')).toMatchObject({ sentences: 3 });
  });

  it('is what the text asks in its own language, whatever the book is in', () => {
    expect(read('en', 'Was ist der Unterschied zwischen Osmose und Diffusion?')).toMatchObject({
      goal: 'comparison',
      language: 'de',
      sides: ['Osmose', 'Diffusion'],
    });
  });

  it('names what a follow-up goes on from, past other follow-ups', () => {
    const history = ['What is osmosis?', 'why?'].map((question) => ({ question, answer: 'Because. [1]' }));
    expect(read('en', 'an example?', history)).toMatchObject({ wants: 'example', of: 'What is osmosis?' });
  });

  it('takes no pronoun out of the middle of a word', () => {
    const history = [{ question: 'Что такое электрон?', answer: 'Электрон — это частица. [1]' }];
    const alone = read('ru', 'Что такое закон?');
    expect(read('ru', 'Что такое закон?', history)).toEqual(alone);
  });
});
