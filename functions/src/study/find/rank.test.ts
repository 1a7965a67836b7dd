import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/build.ts';
import { testBook } from '../../book/testing.ts';
import { RANK_FEATURES, rankFeatures } from './features.ts';
import model from './model.json' with { type: 'json' };
import { findPassages } from './passages.ts';
import { readQuestion } from './question.ts';
import { freshIn } from './sorts.ts';

const filler = Array.from({ length: 20 }, (_, at) => `On morning ${at + 3} the class walks around the old garden.`);
const book = testBook([
  `# 1 Harbours\n\nThe harbour of Lindau was built by Anna Feld after the great flood. The flood had destroyed the old harbour in 1714. Ships came to the harbour every week.\n\n${filler.join(' ')}`,
]);
const index = buildIndex(book);
const best = (question: string) => {
  const [first] = findPassages(readQuestion(question, index), index).ranked;
  return index.sentences[first?.at ?? -1]?.text;
};

describe('the ranker', () => {
  it('has a weight for every feature', () => {
    expect(Object.keys(model.rank.weights)).toEqual([...RANK_FEATURES]);
  });

  it('puts the sentence first that has what is asked for', () => {
    expect(best('Who built the harbour of Lindau?')).toContain('Anna Feld');
    expect(best('When was the old harbour destroyed?')).toContain('1714');
  });

  it('keeps every feature between 0 and 1', () => {
    const asked = readQuestion('When was the old harbour of Lindau destroyed by a flood?', index);
    const places = index.sentences.map((_, at) => ({ at, passage: 1, opens: 0 }));
    const values = rankFeatures(asked, places, index).flat();
    expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
  });
});

describe('what is new in a sentence', () => {
  const fresh = freshIn('What did Feld build in 1714?');

  it('is a number or a name that the question does not have', () => {
    expect(fresh('Feld built it in 1714.')).toMatchObject({ number: false, year: false, name: false });
    expect(fresh('In 1720 the bell came from Ulm.')).toMatchObject({ number: true, year: true, name: true });
  });

  it('is no year of a citation in brackets', () => {
    expect(fresh('It was built then (Velde, 1988).')).toMatchObject({ year: false });
  });

  it('is the same number in the digits of another script', () => {
    expect(fresh('سنة ١٧١٤')).toMatchObject({ number: false });
  });
});
