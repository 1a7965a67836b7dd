/** A page's text items, placed on the page as it is shown. */
import { clean } from './clean.ts';
import type { Disguises } from './cyrillic.ts';
import { joinGlyphs } from './joined.ts';
import type { Matrix, PdfPage, PdfTextContent, PdfTextItem } from './pdfjs.ts';
import type { Piece, Turn } from './piece.ts';

export type { Piece } from './piece.ts';

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const turnOf = (dx: number, dy: number): Turn => (Math.abs(dx) >= Math.abs(dy) ? (dx >= 0 ? 0 : 2) : dy >= 0 ? 1 : 3);

/** Fonts tell nonsense often enough; these bounds keep a box around its letters. */
const within = (value: number, low: number, high: number, otherwise: number) =>
  Number.isFinite(value) && value >= low && value <= high ? value : otherwise;

function place(item: PdfTextItem, content: PdfTextContent, viewport: Matrix): Piece {
  const m = multiply(viewport, item.transform);
  const scale = Math.hypot(viewport[0], viewport[1]);
  const style = content.styles[item.fontName];
  const vertical = style?.vertical === true;
  const across = Math.hypot(m[0], m[1]) || 1;
  const up = Math.hypot(m[2], m[3]) || 1;
  const ux = m[0] / across;
  const uy = m[1] / across;
  const vx = m[2] / up;
  const vy = m[3] / up;
  const size = up;
  const ascent = within(style?.ascent ?? Number.NaN, 0.4, 1.3, 0.8) * size;
  const descent = within(style?.descent ?? Number.NaN, -0.6, 0, -0.2) * size;
  const width = item.width * scale;
  // Two corners across from one another, along the letters (a) and up from their line (b).
  const [a0, a1] = vertical ? [-width / 2, width / 2] : [0, width];
  const [b0, b1] = vertical ? [0, -item.height * scale] : [descent, ascent];
  const x = (a: number, b: number) => m[4] + a * ux + b * vx;
  const y = (a: number, b: number) => m[5] + a * uy + b * vy;
  const turn = vertical ? turnOf(-vx, -vy) : turnOf(ux, uy);
  return {
    text: item.str,
    rtl: item.dir === 'rtl',
    vertical,
    turn,
    left: Math.min(x(a0, b0), x(a0, b1), x(a1, b0), x(a1, b1)),
    right: Math.max(x(a0, b0), x(a0, b1), x(a1, b0), x(a1, b1)),
    top: Math.min(y(a0, b0), y(a0, b1), y(a1, b0), y(a1, b1)),
    bottom: Math.max(y(a0, b0), y(a0, b1), y(a1, b0), y(a1, b1)),
    baseline: turn % 2 === 0 ? m[5] : m[4],
    size,
    em: across,
    font: item.fontName,
    spaceBefore: false,
    spaceAfter: false,
    besideSpace: false,
  };
}

/** How many characters a font draws on a page, and how many of them mean nothing. White space is left out. */
export interface Drawn {
  characters: number;
  useless: number;
}

export interface PlacedPage {
  /** Points, as shown: after rotation, inside the crop box. */
  width: number;
  height: number;
  pieces: Piece[];
  /** By font. What means nothing is left out of the pieces. */
  drawn: ReadonlyMap<string, Drawn>;
  /** The letters were Cyrillic in the disguise of Latin ones, and were put right. */
  repaired: boolean;
}

/** The page's pieces in the file's own order, without those outside the crop box and without empty ones. */
export async function placePieces(page: PdfPage, disguises: Disguises): Promise<PlacedPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const items = content.items.filter((item) => typeof item.str === 'string');
  for (const item of items) disguises.learn(item.fontName, item.str);
  let repaired = false;
  const pieces: Piece[] = [];
  const drawn = new Map<string, Drawn>();
  let afterSpace = false;
  for (const item of items) {
    const last = pieces.at(-1);
    if (item.str.trim() === '') {
      afterSpace = item.str !== '';
      if (last && afterSpace) last.besideSpace = true;
      continue;
    }
    const meant = disguises.undo(item.fontName, item.str);
    repaired ||= meant !== item.str;
    const cleaned = clean(meant);
    const piece = place(item, content, transform);
    const x = (piece.left + piece.right) / 2;
    const y = (piece.top + piece.bottom) / 2;
    if (x < 0 || x > width || y < 0 || y > height) continue;
    const sofar = drawn.get(item.fontName);
    const characters = item.str.trim().length + (sofar?.characters ?? 0);
    drawn.set(item.fontName, { characters, useless: cleaned.useless + (sofar?.useless ?? 0) });
    piece.text = cleaned.text.trim();
    piece.spaceBefore = cleaned.text.startsWith(' ');
    piece.spaceAfter = cleaned.text.endsWith(' ');
    piece.besideSpace = afterSpace;
    afterSpace = false;
    if (piece.text !== '') pieces.push(piece);
  }
  return {
    width,
    height,
    pieces: joinGlyphs(pieces),
    drawn,
    repaired,
  };
}
