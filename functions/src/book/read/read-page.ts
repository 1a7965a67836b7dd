/** One page of an open PDF → `Page`. */
import type { Page } from '../model.ts';
import type { Disguises } from './cyrillic.ts';
import type { Fonts } from './fonts.ts';
import type { Words } from './hyphens.ts';
import { layOut } from './layout.ts';
import type { Lettering } from './lettering.ts';
import type { PdfDocument } from './pdfjs.ts';
import { placePieces } from './pieces.ts';
import { isNotice, qualityOf } from './quality.ts';
import { writePage } from './write-page.ts';

/** Stands in for a page that cannot be read: US Letter, as pdf.js assumes where a page tells no size. */
export const blankPage = (number: number): Page => ({
  number,
  width: 612,
  height: 792,
  text: '',
  lines: [],
  quality: 'none',
});

/** What a reading learns from page to page. */
export interface Memory {
  fonts: Fonts;
  lettering: Lettering;
  words: Words;
  disguises: Disguises;
  /** See `isDynamicForm`. */
  isForm: boolean;
}

/** @throws what pdf.js throws for a page that it cannot read */
export async function readPage(
  document: PdfDocument,
  number: number,
  { fonts, lettering, words, disguises, isForm }: Memory,
): Promise<Page> {
  const page = await document.getPage(number);
  try {
    const { width, height, pieces, drawn, repaired } = await placePieces(page, disguises);
    lettering.learn(number, pieces, drawn);
    await fonts.learn(
      page,
      pieces.map((piece) => piece.font),
    );
    await fonts.ligatures.restore(page, pieces);
    const { text, lines } = writePage({ width, height }, layOut(pieces, fonts), words, fonts);
    if (isForm && isNotice(text)) return { ...blankPage(number), width, height };
    const quality = lettering.isWrongOn(number) ? 'garbled' : qualityOf(text, drawn);
    const read: Page = { number, width, height, text, lines, quality };
    return repaired ? { ...read, repaired: true } : read;
  } finally {
    page.cleanup();
  }
}
