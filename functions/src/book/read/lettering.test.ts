import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { GARBLINGS, garbledFonts } from '../../../test/fixtures/garbled.ts';
import type { Book } from '../model.ts';
import { Lettering } from './lettering.ts';
import type { Piece } from './pieces.ts';
import { readPdf } from './read-pdf.ts';

const COURSEBOOK = fileURLToPath(new URL('../../../../tools/coursebook/how-memory-works.pdf', import.meta.url));
let pdf: Uint8Array;
beforeAll(() => {
  pdf = new Uint8Array(readFileSync(COURSEBOOK));
});

const pagesOf = (book: Book, quality: string) => book.pages.filter((page) => page.quality === quality).length;

describe('a book whose fonts tell the wrong letters', () => {
  it('is sound before its fonts are touched', async () => {
    const book = await readPdf(pdf.slice());
    expect(pagesOf(book, 'good')).toBe(book.pages.length);
  });

  it.each(GARBLINGS)('%s: its pages, the first too, are found to be no text', async (garbling) => {
    const book = await readPdf(await garbledFonts(pdf.slice(), garbling));
    expect(pagesOf(book, 'garbled')).toBe(book.pages.length);
  });
});

const place = { rtl: false, vertical: false, turn: 0 as const, top: 0, bottom: 10, baseline: 8, size: 10, em: 10 };
const beside = { spaceBefore: false, spaceAfter: true, besideSpace: false };
const piece = (font: string, text: string): Piece => ({ ...place, ...beside, left: 0, right: 90, font, text });

const GOOD = readFileSync(new URL(import.meta.url), 'utf8').replaceAll(/[^A-Za-z]+/g, ' ');
/** As if each letter were the one that stands 11 further on. */
const WRONG = GOOD.replaceAll(/[a-z]/g, (letter) =>
  String.fromCharCode(97 + (((letter.charCodeAt(0) - 97) * 11 + 5) % 26)),
);

/** A page on which each font draws a text. */
function draw(lettering: Lettering, page: number, texts: Record<string, string>): void {
  const pieces = Object.entries(texts).map(([font, text]) => piece(font, text));
  lettering.learn(
    page,
    pieces,
    new Map(pieces.map(({ font, text }) => [font, { characters: text.length, useless: 0 }])),
  );
}

describe('a page with text of two kinds', () => {
  it('keeps its good text: only where next to nothing of it is right the page is no text', () => {
    const lettering = new Lettering();
    draw(lettering, 1, { good: GOOD.slice(0, 2_000), wrong: WRONG.slice(0, 2_000) });
    draw(lettering, 2, { good: GOOD.slice(0, 40), wrong: WRONG.slice(0, 2_000) });
    expect([1, 2].map((page) => lettering.isWrongOn(page))).toEqual([false, true]);
  });

  it('is judged again when its font is known better, and a page of a few words as its font’s other pages', () => {
    const lettering = new Lettering();
    draw(lettering, 1, { wrong: WRONG.slice(0, 60) });
    draw(lettering, 2, { rare: 'Qzx' });
    expect(lettering.isWrongOn(1)).toBe(false);
    draw(lettering, 3, { wrong: WRONG.slice(0, 2_000) });
    const qualities = new Map([1, 2, 3].map((page) => [page, page === 3 ? ('garbled' as const) : ('good' as const)]));
    expect(lettering.revised(qualities)).toEqual([{ number: 1, quality: 'garbled' }]);
  });
});
