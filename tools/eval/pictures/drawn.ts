/** Pages drawn, spoiled as scanners and phones do, and put into a PDF that holds nothing but the picture. */
import { readFile } from 'node:fs/promises';
import type { Page } from '../../../functions/src/book/model.ts';
import { type Bitmap, fromRgba } from '../../../functions/src/book/pictures/bitmap.ts';
import { rotated, turned } from '../../../functions/src/book/pictures/turns.ts';
import { Disguises } from '../../../functions/src/book/read/cyrillic.ts';
import { Fonts } from '../../../functions/src/book/read/fonts.ts';
import { Words } from '../../../functions/src/book/read/hyphens.ts';
import { Lettering } from '../../../functions/src/book/read/lettering.ts';
import { openForDrawing } from '../../../functions/src/book/read/open.ts';
import { readPage } from '../../../functions/src/book/read/read-page.ts';
import { writeBook } from '../../../functions/test/fixtures/pdf-writer.ts';

/** `clean` at 300 and 150 pixels an inch; at 150: leaning by two degrees, with a camera's noise, lying on its side. */
export const KINDS = ['clean300', 'clean150', 'lean', 'noisy', 'side'] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

const LEAN = (2 * Math.PI) / 180;
/** Shades that a pixel is off by at most, and the share of pixels that are black or white by chance. */
const NOISE = { shades: 60, specks: 0.002 };

export interface Drawn {
  /** As its text says it is. */
  page: Page;
  bitmap: Bitmap;
  dpi: number;
}

/** Pages of a PDF with their text and their picture. */
export async function drawnPages(path: string, numbers: readonly number[], dpi: number): Promise<Drawn[]> {
  const document = await openForDrawing(new Uint8Array(await readFile(path)));
  const memory = {
    fonts: new Fonts(),
    lettering: new Lettering(),
    words: new Words(),
    disguises: new Disguises(),
    isForm: false,
  };
  const all: Drawn[] = [];
  for (const number of numbers) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    const { canvas, context } = document.canvasFactory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
    const bitmap = fromRgba(context.getImageData(0, 0, width, height).data, width, height);
    all.push({ page: await readPage(document, number, memory), bitmap, dpi });
  }
  await document.destroy();
  return all;
}

/** The picture as a bad copy of it is; the same every time. */
export function spoiled(bitmap: Bitmap, kind: Kind): Bitmap {
  if (kind === 'lean') return rotated(bitmap, LEAN);
  if (kind === 'side') return turned(bitmap, 90);
  return kind === 'noisy' ? noisy(bitmap) : bitmap;
}

function noisy({ width, height, grey }: Bitmap): Bitmap {
  // Numerical Recipes' linear congruential generator: quick, and the same on every machine.
  let state = 1;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const out = grey.map((shade) => {
    if (chance() < NOISE.specks) return chance() < 0.5 ? 0 : 255;
    return Math.max(0, Math.min(255, shade + (chance() + chance() - 1) * NOISE.shades));
  });
  return { width, height, grey: out };
}

/** A book of pages that are nothing but these pictures. */
export function pictureBook(pictures: readonly { bitmap: Bitmap; page: Page }[], kind: Kind): Uint8Array {
  return writeBook({
    pages: pictures.map(({ page }, at) => {
      const [wide, high] = kind === 'side' ? [page.height, page.width] : [page.width, page.height];
      const entries = `/MediaBox [0 0 ${wide} ${high}]`;
      return { content: `q ${wide} 0 0 ${high} 0 0 cm /Scan${at} Do Q`, entries };
    }),
    resources: `/XObject << ${pictures.map((_, at) => `/Scan${at} ${3 + at} 0 R`).join(' ')} >>`,
    extra: pictures.map(({ bitmap: { width, height, grey } }) => ({
      dict: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray`,
      stream: grey,
    })),
  });
}
