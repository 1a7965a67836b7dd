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

it('asks for no single word of a name (de)', () => {
  const page =
    'Am Abend öffnet das Harlow Museum seine Türen. Die Stadt zeigt im Harlow Museum alte Webstühle. Viele Gäste suchen das Harlow Museum vergeblich. Die Weber der Stadt nutzen alte Webstühle. Heute stehen alte Webstühle in jedem Haus.';
  const terms = [...gapTerms(gapSentences(testBook([page], [], 'de'), 'de'), 'de').keys()];
  expect(terms).toContain('Webstühle');
  expect(terms).not.toContain('Harlow');
  expect(terms).not.toContain('Museum');
});

it('leaves no gap in what the writer says to the reader (de)', () => {
  const page =
    'Kehren wir nun jedoch zurück zur Brücke am Hafen der Stadt. Die Brücke verbindet seit langer Zeit beide Ufer der Stadt.';
  const sentences = gapSentences(testBook([page], [], 'de'), 'de');
  expect(sentences.map(({ fit }) => fit)).toEqual([false, true]);
});
