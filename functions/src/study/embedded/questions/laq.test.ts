import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { bookTerms } from './book-terms.ts';
import { factsOf } from './facts.ts';
import { laqFrom, topicsOf } from './laq.ts';

const STATED = [
  'Formalities are rules that every author must keep before a claim is protected.',
  'Formalities include the registration of a work with a public office.',
  'Formalities require the renewal of a claim after a fixed number of years.',
  'Formalities regulate the marking of copies with a clear sign of the owner.',
];
const GRAND = [
  'The abolishment of formalities promised to save the starving widows of all the poor authors of registration.',
  'Formalities are not only a burden but a scandal for the registration of every honest author.',
  'Formalities are simply the price of renewal that free people pay.',
];
const MORE = [
  'The registration of land is older than the registration of ideas.',
  'A renewal is an act that gives an old claim new years to live.',
  'The marking of copies is a habit of printers in every country.',
];
const book = testBook(
  [
    `# 1 Formalities\n\n${[...GRAND, ...STATED, ...MORE].join(' ')}`,
    '# 2 Other Things\n\nNothing of this kind is told in the second part of the book.',
  ],
  [
    { title: '1 Formalities', level: 1, page: 1 },
    { title: '2 Other Things', level: 1, page: 2 },
  ],
  'en',
);
const facts = factsOf(book);
const question = () => {
  const topic = topicsOf(facts, bookTerms(book, facts)).find(({ entry }) => entry.term === 'formalities');
  return topic && laqFrom(facts, topic);
};

describe('a long-answer question', () => {
  it('has points that state something of its topic, and none that persuade or tell what once happened', () => {
    const outline = question()?.answer_outline ?? [];
    expect(outline.length).toBeGreaterThanOrEqual(3);
    expect(outline.filter((point) => GRAND.includes(point))).toEqual([]);
  });

  it('names what each point is about', () => {
    const { question: asked = '', answer_outline: points = [] } = question() ?? {};
    const named =
      asked
        .split(/cover each of these: /i)[1]
        ?.replace(/\.$/, '')
        .split(/, and |, | and /) ?? [];
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(named).toHaveLength(points.length);
    points.forEach((point, i) => {
      expect(point).toContain(named[i]);
    });
  });
});
