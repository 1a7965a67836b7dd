/** A page of a PDF as a picture, for a model that reads what no text stands for. Runs in the child alone. */
import { MAX_PICTURE_BYTES, PICTURE_SIZE } from '../../contract/limits.ts';
import { openForDrawing } from './open.ts';
import type { DrawnPage, PdfCanvas, PdfDocument } from './pdfjs.ts';

/** How well the picture is kept, best first; the next where one is over the limit. */
const QUALITIES = [82, 60, 35];

/** One page as a JPEG. @throws what pdf.js throws for a page that it cannot draw; RangeError where no picture is small enough */
async function drawPage(document: PdfDocument, number: number): Promise<Uint8Array> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(PICTURE_SIZE.width / natural.width, PICTURE_SIZE.height / natural.height);
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory;
  const drawn = factory.create(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  try {
    await page.render({ canvas: drawn.canvas, canvasContext: drawn.context, viewport, background: 'white' }).promise;
    return smallEnough(drawn.canvas);
  } finally {
    factory.destroy(drawn);
    page.cleanup();
  }
}

function smallEnough(canvas: PdfCanvas): Uint8Array {
  for (const quality of QUALITIES) {
    const jpeg = canvas.toBuffer('image/jpeg', quality);
    if (jpeg.byteLength <= MAX_PICTURE_BYTES) return new Uint8Array(jpeg);
  }
  throw new RangeError('The picture is too large');
}

/**
 * Draws pages of a PDF one after the other; one that cannot be drawn is null and doesn't keep the others.
 * Takes the bytes over. Not bounded in time or memory.
 * @throws ReadError where it cannot be opened
 */
export async function drawPages(
  bytes: Uint8Array,
  numbers: readonly number[],
  onStart: (page: number) => Promise<void>,
  onDrawn: (page: DrawnPage) => Promise<void>,
): Promise<void> {
  const document = await openForDrawing(bytes);
  try {
    for (const number of numbers) {
      await onStart(number);
      await onDrawn({ number, jpeg: await drawPage(document, number).catch(() => null) });
    }
  } finally {
    await document.destroy();
  }
}
