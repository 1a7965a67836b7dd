import { expect, it } from 'vitest';
import { writeBook } from '../../../test/fixtures/pdf-writer.ts';
import { openForDrawing } from './open.ts';
import { pictureScale } from './picture-scale.ts';

/** A page of 200 by 100 points that draws like this; `/Scan` is a picture of 400 × 200 pixels, `/Form` draws it over 1 × 1, `/Page` over the page. */
async function scaleOf(content: string): Promise<number | null> {
  const gray = '/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceGray';
  const bytes = writeBook({
    pages: [{ content, entries: '/MediaBox [0 0 200 100]' }],
    resources: '/XObject << /Scan 3 0 R /Form 4 0 R /Page 5 0 R >>',
    extra: [
      { dict: `${gray} /Width 400 /Height 200`, stream: new Uint8Array(400 * 200).fill(200) },
      {
        dict: '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /Scan 3 0 R >> >>',
        stream: '/Scan Do',
      },
      {
        dict: '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Matrix [200 0 0 100 0 0] /Resources << /XObject << /Scan 3 0 R >> >>',
        stream: '/Scan Do',
      },
    ],
  });
  const document = await openForDrawing(bytes);
  try {
    return await pictureScale(await document.getPage(1));
  } finally {
    await document.destroy();
  }
}

it.each([
  ['fills the page', 'q 200 0 0 100 0 0 cm /Scan Do Q', 2],
  ['lies on its side', 'q 0 100 -200 0 200 0 cm /Scan Do Q', 4],
  ['is drawn in two steps', 'q 2 0 0 2 0 0 cm 100 0 0 50 0 0 cm /Scan Do Q', 2],
  ['is drawn by a form', 'q 200 0 0 100 0 0 cm /Form Do Q', 2],
  ['is drawn by a form of its size', '/Page Do', 2],
  ['is one of two strips', 'q 200 0 0 50 0 50 cm /Scan Do Q q 200 0 0 50 0 0 cm /Scan Do Q', 4],
])('a picture that %s tells its pixels a point', async (_, content, scale) => {
  expect(await scaleOf(content)).toBeCloseTo(scale, 5);
});

it.each([
  ['a logo', 'q 40 0 0 20 0 0 cm /Scan Do Q'],
  ['a picture of no size', 'q 0 0 0 0 0 0 cm /Scan Do Q'],
  ['more ends than beginnings', 'Q Q Q'],
  ['nothing', ''],
])('a page with %s is no picture', async (_, content) => {
  expect(await scaleOf(content)).toBeNull();
});
