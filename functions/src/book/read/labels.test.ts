import { describe, expect, it } from 'vitest';
import * as fixtures from '../../../test/fixtures/index.ts';
import type { Page } from '../model.ts';
import { testBook } from '../testing.ts';
import { readLabels } from './about.ts';
import { foliosOf, printed } from './folios.ts';
import { markFurniture } from './furniture.ts';
import { labelPages } from './labels.ts';
import type { PdfDocument } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

/** A book whose pages have these feet; the reader's own way of finding furniture is used. */
function labelled(feet: readonly string[], own: Partial<Page> = {}): (string | undefined)[] {
  const words = 'Every page of this book says something of its own, number';
  const { pages } = testBook(feet.map((foot, at) => `${words} ${'abcdefgh'[at % 8]}${at}.${foot && `\n\n_ ${foot}`}`));
  for (const page of pages) {
    Object.assign(page, own);
    for (const line of page.lines) delete line.role;
  }
  markFurniture(pages);
  labelPages(pages);
  return pages.map(({ label }) => label);
}

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

describe('labels from printed numbers', () => {
  it('are what the pages print, with Roman numbers in front and the openings between counted on', () => {
    const feet = [
      '',
      '',
      'iii',
      'iv',
      'v PREFACE',
      '',
      ...count(2, 6),
      '',
      ...count(8, 12).map((n) => `${n} FREE WILL`),
    ];
    expect(labelled(feet)).toEqual(['i', 'ii', 'iii', 'iv', 'v', ...count(1, 12)]);
  });

  it('follow a book that leaves pages out, and say nothing of the pages in between', () => {
    expect(labelled([...count(11, 18), '', ...count(21, 28)])).toEqual([...count(11, 18), undefined, ...count(21, 28)]);
  });

  it('are none where the numbers are the places in the file', () => {
    expect(labelled(count(1, 12)).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['too few pages agree', ['', '', '9', '10', '11', '12', '']],
    ['numbers do not count with the pages', ['4', '9', '17', '18', '30', '31', '55', '60', '61', '90']],
    ['a sheet shows two pages', ['2 | 3', '4 | 5', '6 | 7', '8 | 9', '10 | 11', '12 | 13']],
    ['the year or the chapter stands there', Array.from({ length: 12 }, () => '1984 · Chapter 3')],
  ])('are none where %s', (_, feet) => {
    expect(labelled(feet).filter(Boolean)).toEqual([]);
  });

  it('leave the file’s own labels alone', () => {
    expect(new Set(labelled(count(101, 112), { label: 'A-1' }))).toEqual(new Set(['A-1']));
  });

  it('are read from a PDF without labels of its own, a cover and a preface before its first page', async () => {
    const { pages } = await readPdf(fixtures.printedNumbers());
    expect(pages.map(({ label }) => label)).toEqual(['i', 'ii', 'iii', 'iv', 'v', 'vi', ...count(1, 13), undefined]);
  });
});

describe('labels of the file', () => {
  it.each([
    [
      ['i', 'ii', '1', '2'],
      ['i', 'ii', '1', '2'],
    ],
    [['1', '1', '1', '1', '1'], []],
    [null, []],
    [
      [' A-1\u0000', '\u202e2', '3\n4', `${'L'.repeat(300)}5`, 'seventeen letters'],
      ['A-1', '2', '3 4', '', ''],
    ],
    // What tells them apart stands behind what is read of them.
    [['1', '2', '3', '4', '5', '6'].map((number) => 'L'.repeat(17) + number), []],
  ])('%j are believed as %j', async (labels, believed) => {
    const document = { getPageLabels: () => Promise.resolve(labels) } as PdfDocument; // nothing else of it is asked
    expect(await readLabels(document)).toEqual(believed);
  });
});

describe('page numbers at the edge of a page', () => {
  it.each([
    ['134 FREE CULTURE', ['134']],
    ['“PIRACY” 37', ['37']],
    ['— 12/182 —', ['12']],
    ['xiv PREFACE', ['xiv']],
    ['۶۰ حروفچینی', ['60']],
    ['XLIX', ['XLIX']],
    ['Chapter 3: Objects', []],
    ['mild civil mix', []],
    ['iiii', []],
  ])('are read from %j', (line, numbers) => {
    expect(foliosOf(line).map(printed)).toEqual(numbers);
  });
});
