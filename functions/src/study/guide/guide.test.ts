import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../../book/chapters.ts';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import type { Guide } from '../../contract/guide.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { isCaption } from './claims.ts';
import { claimsOf, guideOf, packClaims, unpackClaims } from './index.ts';

const PAGES = [
  '# Water in plants\n\nOsmosis is the movement of water through a membrane from a weak solution to a strong one. In roots osmosis carries water upward. Without osmosis a leaf withers within a few hours.',
  'Figure 1.1 A root hair in the soil.\n\nFigure 1.1 shows that the hair is thin. Roots take up water at night as well as by day.',
  '# Light and leaves\n\nA leaf turns toward the light within an hour. Chlorophyll is the green pigment that takes up light. Chlorophyll makes a leaf green. Each leaf holds chlorophyll.',
];
const OUTLINE = [
  { title: 'Water in plants', level: 1, page: 1 },
  { title: 'Light and leaves', level: 1, page: 3 },
];

const book = testBook(PAGES, OUTLINE, 'en');
const claims = claimsOf(book, buildKnowledge(book, sentencesOf(book)));
const guide = (section: number, missed: Parameters<typeof guideOf>[4] = []): Guide => {
  const made = guideOf(book, sectionsOf(book), claims, section, missed);
  if (!made) throw new Error('no such section');
  return made;
};

describe('the guide of a chapter', () => {
  it('holds how it begins, its terms and its captions, each with the words of its page', () => {
    const { title, pages, openings, terms, figures } = guide(0);
    expect({ title, pages }).toEqual({ title: 'Water in plants', pages: [1, 2] });
    expect(openings.map(({ evidence }) => evidence.quote)).toEqual([
      'Osmosis is the movement of water through a membrane from a weak solution to a strong one.',
    ]);
    expect(terms.map(({ term }) => term)).toEqual(['osmosis']);
    expect(figures.map(({ quote, page }) => [page, quote])).toEqual([[2, 'Figure 1.1 A root hair in the soil.']]);
    for (const { evidence } of [...openings, ...terms]) expect(evidence.boxes.length).toBeGreaterThan(0);
  });

  it('leaves to the next chapter what is its own', () => {
    expect(guide(1).terms.map(({ term }) => term)).toEqual(['chlorophyll']);
    expect(
      guide(0)
        .questions.map(({ question }) => question)
        .join(),
    ).not.toContain('chlorophyll');
    expect(guide(1).figures).toEqual([]);
  });

  it('holds what was missed there, and nothing that the book does not say', () => {
    const question = 'What takes up light?';
    const missed = [
      { question, answer: 'Chlorophyll.', claim: { page: 3, quote: 'Chlorophyll makes a leaf green.' } },
      { question: 'Gone?', answer: 'Yes.', claim: { page: 3, quote: 'This was in an earlier edition of the book.' } },
    ];
    expect(guide(1, missed).missed.map((one) => one.question)).toEqual([question]);
    expect(guide(0, missed).missed).toEqual([]);
  });

  it('drops a claim whose words have left the page', () => {
    const other = testBook([PAGES[0]?.replace('weak', 'thin') ?? '', ...PAGES.slice(1)], OUTLINE, 'en');
    expect(guideOf(other, sectionsOf(other), claims, 0)?.terms).toEqual([]);
  });

  it('is not there for a section that the book does not have', () => {
    expect(guideOf(book, sectionsOf(book), claims, 2)).toBeNull();
  });
});

describe('the claims of a book', () => {
  it('are the same from the bytes that are kept', () => {
    expect(unpackClaims(packClaims(claims))).toEqual(claims);
    expect(unpackClaims(Buffer.from('spoilt'))).toBeNull();
  });
});

describe('a caption', () => {
  it.each([
    'Figure 6.4 The lobes of the brain.',
    'Fig. 3: a leaf',
    'Table A2. Results by year',
    'Abbildung 4.6: Situation aus Definition 61',
    'Listing 12-3 Opening a file',
    '图 3 植物细胞',
    'الشكل 3: الخلية النباتية',
  ])('is “%s”', (text) => expect(isCaption(text)).toBe(true));

  it.each([
    'Figure 6.4 shows the lobes of the brain.',
    'Table 2 lists what was found in both years.',
    'Abbildung 3 zeigt, dass der Winkel kleiner wird.',
    'Figure A drawing without a number',
    'Table 7',
    '图 3 显示了植物细胞的结构。',
  ])('is not “%s”', (text) => expect(isCaption(text)).toBe(false));
});
