/** The rectangle of a page that shows some of its text as it is printed: formulas, tables and code lose their shape as text. */
import type { Box } from '../contract/evidence.ts';
import { boxesOf } from './evidence/boxes.ts';
import type { Page } from './model.ts';

/** Strokes of a formula and rules of a table reach beyond their letters: so much of a line's height, where nothing else is printed. */
const BEYOND = 0.6;
/** To the left and right, where nothing else is printed: a fraction of the page's width. The bar beside what is marked stands in it. */
const BESIDE = 0.024;

const bottom = ({ y, height }: Box) => y + height;
const right = ({ x, width }: Box) => x + width;

/** The smallest rectangle around some boxes. @throws RangeError where there are none */
export function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError('No boxes');
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}

/** Whether the middle of a box lies in another. */
const isIn = (box: Box, whole: Box): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > whole.x && x < right(whole) && y > whole.y && y < bottom(whole);
};

const isBelowEachOther = (a: Box, b: Box): boolean => a.x < right(b) && b.x < right(a);
const isBesideEachOther = (a: Box, b: Box): boolean => a.y < bottom(b) && b.y < bottom(a);

/**
 * Where the characters `[start, end)` of a page's text are printed, with a little room around them.
 * @returns fractions of the page as shown; null where the page does not know their places, or the rectangle around them would show
 *   other text of the page as if it belonged to them (text that goes on in another column)
 */
export function regionOf(page: Page, start: number, end: number): Box | null {
  const boxes = boxesOf(page, start, end);
  if (boxes.length === 0) return null;
  const tight = around(boxes);
  const others = page.lines.filter((line) => line.end <= start || line.start >= end).map(({ box }) => box);
  if (others.some((box) => isIn(box, tight))) return null;
  const beyond = (BEYOND * boxes.reduce((sum, { height }) => sum + height, 0)) / boxes.length;
  const stacked = others.filter((box) => isBelowEachOther(box, tight));
  const beside = others.filter((box) => isBesideEachOther(box, tight));
  const y = Math.max(tight.y - beyond, 0, ...stacked.map(bottom).filter((at) => at <= tight.y));
  const foot = Math.min(bottom(tight) + beyond, 1, ...stacked.map((box) => box.y).filter((at) => at >= bottom(tight)));
  const x = Math.max(tight.x - BESIDE, 0, ...beside.map(right).filter((at) => at <= tight.x));
  const edge = Math.min(right(tight) + BESIDE, 1, ...beside.map((box) => box.x).filter((at) => at >= right(tight)));
  return { x, y, width: edge - x, height: foot - y };
}
