/** How finely a page's picture is kept in the file: what it is drawn at, so that no pixel is made up and none is lost. */
import type { Matrix, PdfPage } from './pdfjs.ts';

/** Numbers of pdf.js's drawing orders (`OPS`), which its types do not name. */
const ORDER = {
  save: 10,
  restore: 11,
  transform: 12,
  formBegin: 74,
  formEnd: 75,
  maskPicture: 83,
  picture: 85,
  inlinePicture: 86,
} as const;

/** Of the page, what pictures have to cover for it to be a page of theirs. */
const COVERS = 0.5;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that does first `inner`, then `outer`. */
const after = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Six numbers as a matrix, in a list or in a typed array (as pdf.js gives a form's); null for anything else. */
function matrixOf(args: unknown): Matrix | null {
  const [a, b, c, d, e, f, ...more] =
    Array.isArray(args) || args instanceof Float32Array ? Array.from<unknown>(args) : [];
  const isNumber = (one: unknown) => typeof one === 'number';
  return isNumber(a) && isNumber(b) && isNumber(c) && isNumber(d) && isNumber(e) && isNumber(f) && more.length === 0
    ? [a, b, c, d, e, f]
    : null;
}

/** Pixels of a picture, from what its order is given: name, width, height; or the picture itself. */
function pixelsOf(args: readonly unknown[]): { width: number; height: number } | null {
  const [first, width, height] = args;
  if (typeof width === 'number' && typeof height === 'number') return { width, height };
  if (typeof first !== 'object' || first === null || !('width' in first) || !('height' in first)) return null;
  return typeof first.width === 'number' && typeof first.height === 'number'
    ? { width: first.width, height: first.height }
    : null;
}

/**
 * Pixels a point of the picture that a page is made of: of the largest of its pictures, where they cover half of the page or more;
 * null where they do not, or where it cannot be told.
 */
export async function pictureScale(page: PdfPage): Promise<number | null> {
  const orders = await page.getOperatorList({ annotationMode: 0 }).catch(() => null);
  if (!orders) return null;
  const [left, bottom, right, top] = page.view;
  let matrix = IDENTITY;
  const kept: Matrix[] = [];
  let covered = 0;
  let largest = { area: 0, scale: 0 };
  for (const [at, order] of orders.fnArray.entries()) {
    const args = orders.argsArray[at] ?? [];
    if (order === ORDER.save || order === ORDER.formBegin) kept.push(matrix);
    if (order === ORDER.restore || order === ORDER.formEnd) matrix = kept.pop() ?? IDENTITY;
    const given = order === ORDER.transform ? [...args] : order === ORDER.formBegin ? args[0] : undefined;
    const own = matrixOf(given);
    if (own) matrix = after(matrix, own);
    if (order !== ORDER.picture && order !== ORDER.inlinePicture && order !== ORDER.maskPicture) continue;
    const pixels = pixelsOf(args);
    if (!pixels) continue;
    const [a, b, c, d] = matrix;
    const area = Math.abs(a * d - b * c);
    covered += area;
    if (area > largest.area)
      largest = { area, scale: Math.max(pixels.width / Math.hypot(a, b), pixels.height / Math.hypot(c, d)) };
  }
  return covered >= COVERS * (right - left) * (top - bottom) && Number.isFinite(largest.scale) ? largest.scale : null;
}
