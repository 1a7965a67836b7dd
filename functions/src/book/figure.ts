/** Where a figure that is named by its number stands: its caption, and the part of the page around it that is no text of the book. */
import type { Box } from '../contract/evidence.ts';
import { boxesOf } from './evidence/boxes.ts';
import type { Page } from './model.ts';
import { around } from './region.ts';
import type { BookIndex } from './search/build.ts';

export interface Figure {
  /** Number of the page in the file, from 1. */
  page: number;
  /** Fractions of the page as shown. */
  view: Box;
  /** As printed; empty for a page as a whole. */
  caption: string;
}

export const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** What is lower than this (of the page's height) holds no drawing: the page is shown whole. */
const LEAST = 0.06;

const NUMBER = /\p{Nd}+(?:[.\-–]\p{Nd}+)*/u;

/** The kind of a figure by its first letter ("Figure", "Fig.", "FIG" are one) and its number; null where it has none. */
function nameOf(text: string): { letter: string; number: string } | null {
  const at = NUMBER.exec(text);
  const letter = /\p{L}/u.exec(text.slice(0, at?.index ?? 0))?.[0];
  return at && letter ? { letter: letter.toLowerCase(), number: at[0] } : null;
}

/** Whether a sentence begins with a figure's name: "Figure 6.4 The …", "Abb. 3: …". */
function beginsWith(text: string, name: { letter: string; number: string }): boolean {
  const begins = /^\s*(\p{L})[\p{L}\p{M}]*\.?\s*(\p{Nd}+(?:[.\-–]\p{Nd}+)*)/u.exec(text);
  return begins?.[1]?.toLowerCase() === name.letter && begins[2] === name.number;
}

/**
 * The figure, table or diagram of a name ("Figure 6.4").
 * @param near a page of the file that was named with it: captions there come first
 * @returns null where no caption begins with it
 */
export function figureNamed(named: string, pages: readonly Page[], index: BookIndex, near?: number): Figure | null {
  const name = nameOf(named);
  if (!name) return null;
  const captions = index.sentences.filter(({ text }) => beginsWith(text, name));
  const surely = captions.filter(({ kind }) => kind === 'caption');
  // "Figure 6.4 shows that …" begins a sentence of the text too.
  const caption = [...surely, ...captions].find(({ page }) => page === near) ?? surely[0] ?? captions[0];
  const page = pages.find(({ number }) => number === caption?.page);
  if (!caption || !page) return null;
  return { page: page.number, view: drawingAt(page, caption, index), caption: caption.text };
}

/**
 * The band of the page around a caption that no running text stands in: on which side of it the drawing is cannot be told, nor which
 * labels are its own, so that both sides are shown. The whole page where there is no such band.
 */
function drawingAt(page: Page, caption: BookIndex['sentences'][number], index: BookIndex): Box {
  const printed = boxesOf(page, caption.start, caption.end);
  if (printed.length === 0) return WHOLE_PAGE;
  const own = around(printed);
  const overlaps = (box: Box) => box.x < own.x + own.width && own.x < box.x + box.width;
  const text = runningText(page, caption, index).filter(overlaps);
  const middle = own.y + own.height / 2;
  const above = Math.max(0, ...text.map(({ y, height }) => y + height).filter((y) => y <= middle));
  const below = Math.min(1, ...text.map(({ y }) => y).filter((y) => y >= middle));
  return below - above - own.height < LEAST ? WHOLE_PAGE : { x: 0, y: above, width: 1, height: below - above };
}

/** Of a line of running text, in comparison with the page's usual one. */
const WIDE = 0.9;

/** Lines of paragraphs of prose that fill the column, and running heads: what is no part of a drawing, nor of a listing. */
function runningText(page: Page, caption: BookIndex['sentences'][number], index: BookIndex): Box[] {
  const here = index.sentences.filter((one) => one.page === page.number && one.paragraph !== caption.paragraph);
  const paragraphs = Map.groupBy(
    here.filter(({ kind }) => kind === 'prose'),
    ({ paragraph }) => paragraph,
  );
  const lines = [...paragraphs.values()].map((sentences) =>
    boxesOf(page, sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0),
  );
  const widths = lines
    .flat()
    .map(({ width }) => width)
    .sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const running = lines.filter((boxes) => boxes.filter(({ width }) => width >= WIDE * usual).length > 1);
  const heads = here.filter(({ kind }) => kind === 'furniture').map(({ start, end }) => boxesOf(page, start, end));
  return [...running, ...heads].flat();
}
