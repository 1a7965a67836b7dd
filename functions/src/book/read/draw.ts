/** A page of a PDF as a picture, for a model that reads what no text stands for. Runs in the child alone. */
import type { Box } from '../../contract/evidence.ts';
import { MAX_PICTURE_BYTES, PICTURE_SIZE } from '../../contract/limits.ts';
import { type Bitmap, fromRgba } from '../pictures/bitmap.ts';
import { openForDrawing } from './open.ts';
import type { DrawnPage, PdfCanvas, PdfDocument, PdfPage } from './pdfjs.ts';
import { pictureScale } from './picture-scale.ts';
import type { DrawnPart } from './protocol.ts';

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** How well the picture is kept, best first; the next where one is over the limit. */
const QUALITIES = { 'image/jpeg': [82, 60, 35], 'image/webp': [60, 40, 20] };

/** Draws a page at a scale (pixels a point) and has something made of it. @throws what pdf.js throws for a page that it cannot draw */
async function withDrawn<T>(
  document: PdfDocument,
  number: number,
  scaleOf: (natural: { width: number; height: number }, page: PdfPage) => number | Promise<number>,
  make: (drawn: Drawn) => T,
  view: Box = WHOLE,
): Promise<T> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = await scaleOf(natural, page);
  const [wide, high] = [natural.width * scale, natural.height * scale];
  const viewport = page.getViewport({ scale, offsetX: -view.x * wide, offsetY: -view.y * high });
  const factory = document.canvasFactory;
  const [width, height] = [Math.max(1, Math.floor(view.width * wide)), Math.max(1, Math.floor(view.height * high))];
  const drawn = factory.create(width, height);
  try {
    await page.render({ canvas: drawn.canvas, canvasContext: drawn.context, viewport, background: 'white' }).promise;
    return make({ ...drawn, width, height, scale });
  } finally {
    factory.destroy(drawn);
    page.cleanup();
  }
}

type Drawn = ReturnType<PdfDocument['canvasFactory']['create']> & { width: number; height: number; scale: number };

/** For a model, unless told otherwise. */
const USUAL: DrawnPart = { view: WHOLE, mostBytes: MAX_PICTURE_BYTES, size: PICTURE_SIZE, type: 'image/jpeg' };

/** A small part of a page is not drawn larger than this (pixels a point): nothing more is in it. */
const FINEST = 4;

/** One page, or a part of it, as a picture. @throws as `withDrawn`; RangeError where no picture is small enough */
const drawPage = (
  document: PdfDocument,
  number: number,
  { view, mostBytes, size, type }: DrawnPart,
): Promise<Uint8Array> =>
  withDrawn(
    document,
    number,
    ({ width, height }) => Math.min(FINEST, size.width / (view.width * width), size.height / (view.height * height)),
    ({ canvas }) => smallEnough(canvas, type, mostBytes),
    view,
  );

function smallEnough(canvas: PdfCanvas, type: DrawnPart['type'], most: number): Uint8Array {
  for (const quality of QUALITIES[type]) {
    const picture = canvas.toBuffer(type, quality);
    if (picture.byteLength <= most) return new Uint8Array(picture);
  }
  throw new RangeError('The picture is too large');
}

/**
 * Draws pages of a PDF one after the other; one that cannot be drawn is null and doesn't keep the others.
 * Closes the document. Not bounded in time or memory.
 * @throws ReadError where it cannot be opened
 */
export async function drawPages(
  opening: Promise<PdfDocument>,
  numbers: readonly number[],
  onStart: (page: number) => Promise<void>,
  onDrawn: (page: DrawnPage) => Promise<void>,
  part: Partial<DrawnPart> = {},
): Promise<void> {
  const document = await opening;
  const how = { ...USUAL, ...part };
  try {
    for (const number of numbers) {
      await onStart(number);
      await onDrawn({ number, picture: await drawPage(document, number, how).catch(() => null) });
    }
  } finally {
    await document.destroy();
  }
}

/**
 * What letters are read at: 200 pixels an inch of print. A page's size in the file says little where it was photographed
 * (a point for each pixel of the camera), so that a page has its pixels by its longer side, within these bounds.
 */
const DOTS_PER_INCH = 200;
const LONGER_SIDE = { least: 2_000, most: 3_300 };
/**
 * A picture that has a little fewer pixels than that (150 an inch) is taken as it is: pixels that are made up between its own
 * blur its letters, and spread its noise.
 */
const FEW_ENOUGH = 0.7;

/**
 * Tells pixels a point at which a page's letters are read. Pages of one size in one file are scanned alike: the first that is a
 * picture tells for them, since looking costs as much as unpacking the picture.
 */
function readingScale(): (natural: { width: number; height: number }, page: PdfPage) => Promise<number> {
  const known = new Map<string, number>();
  return async ({ width, height }, page) => {
    const longer = Math.max(width, height);
    const wanted = Math.min(LONGER_SIDE.most, Math.max(LONGER_SIDE.least, (longer / 72) * DOTS_PER_INCH)) / longer;
    const size = `${Math.round(width)} ${Math.round(height)}`;
    const own = known.get(size) ?? (await pictureScale(page));
    if (own === null) return wanted;
    known.set(size, own);
    return own < wanted && own >= FEW_ENOUGH * wanted ? own : wanted;
  };
}

/** As `drawPages`, in shades of grey, as large as its letters can be read; null where a page cannot be drawn. */
export async function drawBitmaps(
  bytes: Uint8Array,
  numbers: readonly number[],
  onStart: (page: number) => Promise<void>,
  onDrawn: (page: number, picture: { bitmap: Bitmap; dpi: number } | null) => Promise<void>,
): Promise<void> {
  const document = await openForDrawing(bytes);
  const scaleOf = readingScale();
  try {
    for (const number of numbers) {
      await onStart(number);
      const picture = await withDrawn(document, number, scaleOf, ({ context, width, height, scale }) => ({
        bitmap: fromRgba(context.getImageData(0, 0, width, height).data, width, height),
        dpi: scale * 72,
      })).catch(() => null);
      await onDrawn(number, picture);
    }
  } finally {
    await document.destroy();
  }
}
