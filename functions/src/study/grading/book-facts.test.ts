import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { factsFor } from './book-facts.ts';
import { mark } from './grade.ts';
import { gradeAnswer } from './verdict.ts';

const BOOK = testBook(
  [
    'A tariff is a tax that a government puts on imported goods.',
    'Customers hardly notice it. A tariff is a payment that a government collects at customs.',
    'Unlike a stock, a bond is a loan. Rapid eye movement (REM) sleep comes late in the night.',
  ],
  [],
  'en',
);
const knowledge = buildKnowledge(BOOK, sentencesOf(BOOK));

/** The mark of an answer to a short question on that book, with its facts and without. */
function both(question: string, reference: string, answer: string) {
  const facts = factsFor({ saqs: [{ question, answer: reference }], laqs: [] }, knowledge);
  const input = { question, rubric: { kind: 'reference', references: [reference] }, evidence: [], answer } as const;
  const of = (more: object) => gradeAnswer({ ...input, ...more }, mark({ ...input, ...more }));
  return { facts, withFacts: of({ facts }), without: of({}) };
}

describe('what the book says elsewhere', () => {
  const TARIFF = ['What is a tariff?', 'A tax that a government puts on imported goods.'] as const;

  it('counts as the other wording of the claim, which stays the point that is shown', () => {
    const { withFacts, without } = both(...TARIFF, 'A payment collected at customs');
    expect(without?.is_correct).toBe(false);
    expect(withFacts).toMatchObject({
      is_correct: true,
      points: [{ point: TARIFF[1], met: true, student_words: 'A payment collected at customs' }],
    });
  });

  it('does not excuse what denies the point or its other wording', () => {
    for (const answer of [
      'It is not a tax that a government puts on imported goods.',
      'A tariff is not a payment that a government collects at customs.',
    ])
      expect(both(...TARIFF, answer).withFacts?.is_correct).toBe(false);
  });

  it('makes the other side of a contrast the opposite of a term', () => {
    const asked = ['What pays a fixed interest every year?', 'A bond pays it.'] as const;
    const { facts, withFacts, without } = both(...asked, 'A stock pays it.');
    expect(facts[0]?.opposites).toEqual([{ own: 'bond', other: 'stock' }]);
    expect(withFacts).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
    expect(withFacts?.points?.[0]?.note).toBe('You say “stock”; the book says “bond”.');
    expect(without?.points?.[0]?.contradicted).toBeUndefined();
    expect(both(...asked, 'A bond, unlike a stock').withFacts?.is_correct).toBe(true);
  });

  it('knows a term by its short and its long form', () => {
    const { facts } = both('When do people dream most vividly?', 'REM sleep.', 'In rapid eye movement sleep');
    expect(facts.flatMap(({ restatements }) => restatements).join()).toMatch(/rapid eye movement/i);
  });

  it('has nothing to say of points on which the book has no other word', () => {
    expect(factsFor({ saqs: [{ question: 'Why?', answer: 'Because of rain.' }], laqs: [] }, knowledge)).toEqual([]);
  });
});
