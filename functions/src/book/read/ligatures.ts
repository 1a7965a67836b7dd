/**
 * Ligatures that a font's table of letters leaves out. TeX's own text faces have them at the codes of control characters; where
 * the table has no entry pdf.js shows the code itself, as white space: "\flename" comes out as "lename".
 */
import type { PdfFont, PdfPage } from './pdfjs.ts';
import type { Piece } from './pieces.ts';

/** Codes of TeX's encoding OT1, in which its Computer Modern text faces are set. */
const OT1: ReadonlyMap<number, string> = new Map([
  [11, 'ff'],
  [12, 'fi'],
  [13, 'fl'],
  [14, 'ffi'],
  [15, 'ffl'],
]);
/** Roman, bold, italic, slanted and sans serif; not the typewriter, small capitals and symbols, which have others there. */
const FACE = /(?:^|\+)CM(?:R|B|BX|BXTI|BXSL|TI|SL|SS|SSBX|SSI|SSDC|U)\d+$/;

/** pdf.js's numbers for the drawing orders that choose a font and show text. */
const ORDER = { font: 37, text: 44 } as const;
/** Glyphs set this much apart (thousandths of the font's size) are of two words. */
const WORD_GAP = 200;

interface Glyph {
  originalCharCode: number;
  unicode: string;
}
const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' && value !== null && 'originalCharCode' in value && 'unicode' in value;

/** A word as pdf.js hands it over, as it is, and how far its first letter stands before what was handed over (font sizes). */
interface Mended {
  seen: string;
  meant: string;
  before: number;
}

/** The code itself, or a space, where the letters should be. */
const isLost = ({ originalCharCode, unicode }: Glyph) => OT1.has(originalCharCode) && /^[\s\p{Cc}]*$/u.test(unicode);

/** Words of a shown text that have lost a ligature. */
function mendedIn(shown: readonly unknown[], { widths }: PdfFont): Mended[] {
  const words: Glyph[][] = [[]];
  for (const each of shown) {
    if (isGlyph(each) && (isLost(each) || each.unicode !== ' ')) words.at(-1)?.push(each);
    else if (typeof each !== 'number' || -each > WORD_GAP) words.push([]);
  }
  return words
    .filter((word) => word.some(isLost))
    .map((word) => ({
      // What is white space for pdf.js is one space, at the ends none; the other two are signs without a meaning.
      seen: word
        .map((glyph) => (!isLost(glyph) ? glyph.unicode.normalize('NFKC') : glyph.originalCharCode < 14 ? ' ' : ''))
        .join('')
        .trim(),
      meant: word
        .map((glyph) => (isLost(glyph) ? OT1.get(glyph.originalCharCode) : glyph.unicode))
        .join('')
        .normalize('NFKC'),
      before: word[0] && isLost(word[0]) ? Number(Object(widths)[word[0].originalCharCode] ?? 0) / 1_000 : 0,
    }));
}

/**
 * Whether a font has a glyph at a code, as far as it tells: TeX gives widths to whole ranges of codes, of which a book's fonts draw
 * few, and to look for ligatures that cannot be drawn takes as long as to read the page.
 */
function mayDraw({ toFontChar, missingFile }: PdfFont, code: number): boolean {
  const drawn = Object(toFontChar);
  return missingFile === true || Object.keys(drawn).length === 0 || drawn[code] !== undefined;
}

/** Remembers which fonts lack their ligatures. */
export class Ligatures {
  private readonly lacking = new Map<string, PdfFont>();

  /** @param name pdf.js's name for the font */
  learn(name: string, font: PdfFont): void {
    const table = Object(font.toUnicode?._map ?? {});
    const lacks = [...OT1.keys()].some(
      (code) => Object(font.widths)[code] > 0 && table[code] === undefined && mayDraw(font, code),
    );
    if (lacks && FACE.test(font.name ?? '')) this.lacking.set(name, font);
  }

  /** Puts what is lacking back into a page's pieces, in place. Costs nothing where none of its fonts lacks any. Never throws. */
  async restore(page: PdfPage, pieces: readonly Piece[]): Promise<void> {
    if (!pieces.some(({ font }) => this.lacking.has(font))) return;
    const orders = await page.getOperatorList({ annotationMode: 0 }).catch(() => null);
    if (!orders) return;
    const { fnArray, argsArray } = orders;
    let font = '';
    const mended = new Map<string, Mended[]>();
    for (const [at, order] of fnArray.entries()) {
      const args = argsArray[at];
      if (order === ORDER.font && typeof args?.[0] === 'string') font = args[0];
      const lacks = this.lacking.get(font);
      if (order !== ORDER.text || !lacks || !Array.isArray(args?.[0])) continue;
      const words = mended.get(font) ?? [];
      words.push(...mendedIn(args[0], lacks));
      mended.set(font, words);
    }
    for (const words of mended.values()) words.sort((a, b) => b.seen.length - a.seen.length);
    for (const piece of pieces) {
      for (const word of mended.get(piece.font) ?? []) if (mend(piece, word)) break;
    }
  }
}

/** Where the word stands in the piece by itself, it is written as it is meant. @returns whether it does */
function mend(piece: Piece, { seen, meant, before }: Mended): boolean {
  if (seen === '') return false;
  const at = ` ${piece.text} `.indexOf(` ${seen} `);
  if (at < 0) return false;
  piece.text = piece.text.slice(0, at) + meant + piece.text.slice(at + seen.length);
  if (at === 0 && before > 0 && piece.turn === 0) {
    piece.left -= before * piece.em;
    piece.besideSpace = false;
  }
  return true;
}
