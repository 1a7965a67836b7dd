import { expect, it } from 'vitest';
import { testBook } from '../../../../book/testing.ts';
import { gapSentences } from './sentences.ts';
import { gapTerms } from './terms.ts';

it('asks for no word that only joins others, however often it comes (ru)', () => {
  const pages = [
    'Мост между берегами построили ткачи. Дорога между городами стала короче. Разница между ценами исчезла.',
    'Ткачи купили мост у города. Ткачи продали шерсть на рынке. Ткачи открыли школу для детей.',
  ];
  const sentences = gapSentences(testBook(pages, [], 'ru'), 'ru');
  const terms = [...gapTerms(sentences, 'ru').keys()].map((term) => term.toLowerCase());
  expect(terms).toContain('ткачи');
  expect(terms).not.toContain('между');
});
