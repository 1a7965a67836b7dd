/** What a picture of a page tells of the page: its shape, and where its text stands. */
import type { Box } from '@contract/evidence.ts';
import type { OpeningPicture } from '@/lib/opening-picture.ts';
import { LOOKED_AT, textBlockOf } from './text-block.ts';

export { LOOKED_AT };
export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** A page's width divided by its height. */
export const ratioOf = ({ image }: OpeningPicture): number => image.naturalWidth / image.naturalHeight;

/** The text block of a page, as fractions of it. */
export function lookedAt(page: HTMLCanvasElement | HTMLImageElement): Box {
  const small = document.createElement('canvas');
  small.width = LOOKED_AT;
  small.height = Math.max(1, Math.round((LOOKED_AT * page.height) / page.width));
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return WHOLE;
  context.drawImage(page, 0, 0, small.width, small.height);
  return textBlockOf(context.getImageData(0, 0, small.width, small.height).data, small.width, small.height);
}
