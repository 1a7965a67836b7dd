import { describe, expect, it } from 'vitest';
import { isCaption, isLabel } from './caption.ts';
import type { Book } from './model.ts';
import { buildIndex } from './search/index.ts';
import { testBook } from './testing.ts';

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

/** A book of one page with letters of 10 points, smaller in its lines that are told. */
function printed(source: string, sizes: Record<string, number>): Book {
  const book = testBook([
    source,
    'What a plant is made of is told here at some length, so that most letters are these.',
  ]);
  const [page, ...rest] = book.pages;
  const lines = page!.lines.map((line) => ({
    ...line,
    size: sizes[page!.text.slice(line.start, line.end)] ?? line.size,
  }));
  return { ...book, pages: [{ ...page!, lines }, ...rest] };
}

const labels = (book: Book) => {
  const index = buildIndex(book);
  return index.sentences.flatMap(({ text }, at) => (isLabel(at, book, index) ? [text] : []));
};

describe('the labels of a drawing', () => {
  const before = 'A root takes up water by day and by night.';
  const behind = 'The water then goes up to the leaves.';
  const caption = 'Figure 1.1 A root in the soil.';
  const small = { 'root hair': 8, 'grain of sand': 8, [caption]: 8.4 };

  it('are small words that end no sentence, before a caption and behind it, and the caption', () => {
    const page = (...blocks: string[]) => printed([before, ...blocks, behind].join('\n\n'), small);
    expect(labels(page('root hair', 'grain of sand', caption))).toEqual(['root hair', 'grain of sand', caption]);
    expect(labels(page(caption, 'root hair', 'grain of sand'))).toEqual([caption, 'root hair', 'grain of sand']);
  });

  it('are none without a caption, behind a sentence, or as large as the text', () => {
    expect(labels(printed([before, 'root hair', behind].join('\n\n'), small))).toEqual([]);
    expect(labels(printed(['root hair', before, caption].join('\n\n'), small))).toEqual([caption]);
    expect(labels(printed([before, 'root hair', caption].join('\n\n'), {}))).toEqual([caption]);
  });

  it('are no words that a sentence announces: an example may stand above a caption', () => {
    const [announced, small] = ['A root takes up these:', { water: 8, [caption]: 8.4 }];
    expect(labels(printed([announced, 'water', caption].join('\n\n'), small))).toEqual([caption]);
    expect(labels(printed([before, 'water', caption].join('\n\n'), small))).toEqual(['water', caption]);
  });

  it('are no words in larger letters than the caption: a box begins there', () => {
    expect(labels(printed([caption, 'Key points', behind].join('\n\n'), { ...small, 'Key points': 8.8 }))).toEqual([
      caption,
    ]);
  });
});
