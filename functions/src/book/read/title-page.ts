/** The title as a book's first page prints it, for files that don't name themselves. */
import type { PdfDocument, PdfTextItem } from './pdfjs.ts';

/** A title's letters are so much larger than most of the page's. */
const LARGER = 1.4;
/** Letters of one size; titles are set with rounding. */
const SAME = 0.05;
/** From one line of a title to the next, in heights of its letters. */
const LINE_GAP = 2;
const MOST_LINES = 3;
const MOST_CHARS = 120;
/** A title begins in the upper part of its page. */
const UPPER = 0.6;
/** What begins with its number is a part of a book. */
const PART = /^\d/u;
/** Latin letters with marks, one after the other: bytes of another alphabet. */
const MARKED = /[\u00C0-\u00FF]/gu;
/** The end of a sentence: text that happens to stand alone. */
const SENTENCE = /[.。,;:]$|。/u;
const LETTER = /\p{L}/gu;
/** Written from the right, or in forms that fonts are made of: not surely in order. */
const UNSURE = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]|[\p{Co}\uFFFD]/u;

interface Placed {
  text: string;
  size: number;
  top: number;
}

const sizeOf = ({ transform: [, , c, d] }: PdfTextItem) => Math.hypot(c, d);
const isUpright = ({ transform: [, b, , d] }: PdfTextItem) => Math.abs(b) < 0.01 && d > 0;

/** The size that half of the page's letters do not exceed. */
function usualSize(items: readonly PdfTextItem[]): number {
  const sizes = items.flatMap((item) => Array.from(item.str, () => sizeOf(item))).sort((a, b) => a - b);
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
}

/** The lines in the largest letters, from the top, as far as they follow on one another. Null where a line mixes sizes. */
function largestLines(items: readonly PdfTextItem[], size: number): Placed[] | null {
  const lines: Placed[] = [];
  for (const item of items) {
    const top = item.transform[5];
    const last = lines.at(-1);
    const beside = last && Math.abs(last.top - top) < size / 2;
    const large = Math.abs(sizeOf(item) - size) <= size * SAME;
    if (beside && !large && item.str.trim() !== '') return null;
    if (beside) last.text += item.str;
    else if (large && item.str.trim() !== '') lines.push({ text: item.str, size, top });
  }
  return lines;
}

/**
 * What stands in the largest letters at the top of a page, if it can be a title.
 * @param items of the page's text, as pdf.js gives them @param height of the page
 * @returns one line; null where nothing is set apart, or it is not surely a title
 */
export function titleAmong(items: readonly PdfTextItem[], height: number): string | null {
  const written = items.filter(({ str }) => str.trim() !== '');
  if (written.length === 0 || !written.every(isUpright)) return null;
  const size = Math.max(...written.map(sizeOf));
  if (written.length > MOST_LINES && size < usualSize(written) * LARGER) return null;
  const lines = largestLines(items, size);
  const [first] = lines ?? [];
  if (!lines || !first || first.top < height * (1 - UPPER)) return null;
  const title = [first];
  for (const line of lines.slice(1)) {
    const gap = (title.at(-1)?.top ?? 0) - line.top;
    // What is set apart from a title in letters as large is another (a series, an author): which of them is not known.
    if (gap <= 0 || gap > size * LINE_GAP || !/^[\p{L}\p{N}]/u.test(line.text.trim())) break;
    title.push(line);
  }
  const text = title
    .map((line) => line.text.trim())
    .join(' ')
    .replace(/\s+/gu, ' ');
  const letters = text.match(LETTER) ?? [];
  const isSound = letters.length >= 4 && !UNSURE.test(text) && (text.match(MARKED) ?? []).length <= letters.length / 4;
  return isSound && title.length <= MOST_LINES && text.length <= MOST_CHARS && !PART.test(text) && !SENTENCE.test(text)
    ? text
    : null;
}

/** The title that a document's first page prints, or null. */
export async function readTitlePage(document: PdfDocument): Promise<string | null> {
  const page = await document.getPage(1).catch(() => null);
  if (page?.rotate !== 0) return null;
  const text = await page.getTextContent().catch(() => null);
  const [, bottom, , top] = page.view;
  return text && titleAmong(text.items, top - bottom);
}
