import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { draftPassage } from './draft-passage.ts';

const prose = 'A lock lets one thread in while all of the others have to wait for it.';
const formal = 'Let A ∪ B ⊆ X with x ∈ A ∩ B, so that the set is neither empty nor all of it.';
const book = testBook([`# 1 Locks\n\n${prose}`, formal]);

const kindOf = (from: typeof book, words: string) => {
  const index = buildIndex(from);
  const at = index.sentences.findIndex(({ text }) => text.includes(words));
  return draftPassage({ sentences: [at], best: at, kind: 'text' }, from, index).kind;
};

describe('a passage', () => {
  it('is text where the page prints prose', () => {
    expect(kindOf(book, 'A lock lets')).toBe('text');
  });

  it('is shown as the page prints it where formulas would be lost, and where its words were read from a picture', () => {
    expect(kindOf(book, 'Let A')).toBe('region');
    const pages = book.pages.map((page) => ({ ...page, quality: 'estimated' as const }));
    expect(kindOf({ ...book, pages }, 'A lock lets')).toBe('region');
  });
});
