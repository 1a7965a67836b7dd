import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { keyFactsOf } from './key-facts.ts';

function asked(pages: string[], language = 'en'): string[] {
  const book = testBook(pages, [], language);
  return keyFactsOf(book, buildKnowledge(book, sentencesOf(book)), {}).map(({ question }) => question);
}

const DEFINED = 'Osmosis is the movement of water through a membrane from a weak solution to a strong one.';

describe('the key facts of a book', () => {
  it('are about what it comes back to, and not about what it names once', () => {
    const more = 'In roots osmosis carries water upward. Without osmosis a leaf withers within a few hours.';
    expect(asked([`${DEFINED} ${more}`])).toEqual(['What is meant by “osmosis”?']);
    expect(asked([DEFINED])).toEqual([]);
  });

  it('do not take a part of a name for the whole', () => {
    const pages = [
      'The range of reaction is a theory which says that each person responds to the environment in a way of their own. ' +
        'A reaction follows quickly. Every reaction takes some time. No reaction is like another reaction.',
    ];
    expect(asked(pages).filter((question) => question.includes('“reaction”'))).toEqual([]);
  });

  it('are none where a book only tells a story', () => {
    expect(
      asked(['She opened the door. The hall was dark. He had left in the morning, and the lamp was cold.']),
    ).toEqual([]);
  });
});
