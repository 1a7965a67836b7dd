import type { Box } from '@contract/evidence.ts';
import type { Room } from './use-room.ts';
import type { Zoom } from './use-zoom.ts';

/** What is known of a page before it is laid out. */
export interface Shape {
  /** Its width divided by its height, as shown. */
  ratio: number;
  /** Where its text stands; null where the whole page is wanted. */
  block: Box | null;
}

export interface Layout {
  /** The whole page, in CSS pixels. */
  sheet: { width: number; height: number };
  /** The part of it that is shown, in the same pixels from its top left. */
  shown: Box;
  /** 1 where the width just fits. */
  scale: number;
}

/** A pane narrower than this shows a page without its margins (CSS pixels). */
export const NARROW = 640;

/** Between two pages (CSS pixels). */
export const GUTTER = 8;

/** Beside the text of a page that is shown without its margins (CSS pixels); the bar beside marked words stands in it. */
export const EDGE = 12;

const whole = ({ width, height }: Layout['sheet']): Box => ({ x: 0, y: 0, width, height });

/** How wide the sheet is whose width fits the room: of a page without its margins that of the text. */
const fitting = (room: Room, { block }: Shape) => (block ? (room.width - 2 * EDGE) / block.width : room.width);

/**
 * How large a page is drawn, and which part of it is shown.
 * @param least scale that it is not shown smaller than, for words that are to be read
 */
export function layoutOf(room: Room, shape: Shape, zoom: Zoom, least = 0): Layout {
  const { ratio, block } = shape;
  const fit = fitting(room, shape);
  const scale = zoom === 'page' ? Math.min(room.width, room.height * ratio) / fit : zoom === 'width' ? 1 : zoom;
  const shownScale = Math.max(scale, least);
  // Rounded down, or a page that just fits would scroll; 224.9999 is 225 for all that.
  const width = Math.floor(fit * shownScale + 0.01);
  const sheet = { width, height: Math.round(width / ratio) };
  if (!block || (zoom === 'page' && shownScale === scale)) return { sheet, shown: whole(sheet), scale: shownScale };
  const left = Math.max(0, Math.round(block.x * sheet.width) - EDGE);
  const top = Math.max(0, Math.round(block.y * sheet.height));
  const right = Math.min(sheet.width, Math.round((block.x + block.width) * sheet.width) + EDGE);
  const bottom = Math.min(sheet.height, Math.round((block.y + block.height) * sheet.height));
  return { sheet, shown: { x: left, y: top, width: right - left, height: bottom - top }, scale: shownScale };
}

/** Lines that are to be read are this high; lower than the second they are read with effort (CSS pixels). */
const READABLE = 13;
const STILL_READABLE = 11.5;

/** The height of the middle one of these words' boxes, in CSS pixels; 0 where there are none. */
function lineHeight(boxes: readonly Box[], sheet: Layout['sheet']): number {
  const heights = boxes.map(({ height }) => height * sheet.height).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Whether words are shown so small that they should also stand beside the page as text. */
export const areSmall = (boxes: readonly Box[], sheet: Layout['sheet']): boolean =>
  boxes.length > 0 && lineHeight(boxes, sheet) < STILL_READABLE;

/**
 * What these words' boxes must be magnified by, at least 1, for them to be read; never so much that a line of them is cut at
 * the edge of the pane, for nobody likes to pan along every line.
 * @param room width of the pane @param sheet the page as large as it is shown now
 */
export function readingScale(boxes: readonly Box[], room: number, sheet: { width: number; height: number }): number {
  const middle = lineHeight(boxes, sheet);
  if (middle === 0 || middle >= READABLE) return 1;
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const wholeLines = (room - 2 * EDGE) / ((right - left) * sheet.width);
  return Math.max(1, Math.min(READABLE / middle, wholeLines));
}
