/**
 * Letters and marks that the file draws as glyphs of their own go to the letter that they belong to: vowel marks, which stand
 * above or below the line, and the second half of a ligature (Arabic lam-alef), which takes no width. Both would otherwise be
 * placed by themselves, beside another letter or on a line of their own.
 */
import type { Piece } from './piece.ts';

/** Marks alone, as they stand above or below a letter. */
const MARKS = /^\p{Mn}+$/u;
const RTL_LETTER = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]$/u;
const LETTER = /\p{L}/u;
const LETTER_WITH_MARKS = /.\p{M}*/gsu;

/** How far in the file a glyph may be from the letter that it belongs to. */
const REACH = 3;
/** In letter heights: how far a mark may stand off the line, and off its letter's sides. */
const OFF_LINE = 0.6;
const OFF_SIDE = 0.15;
/** In points: closer than this is the same place. */
const SAME = 0.05;

const width = (piece: Piece) => piece.right - piece.left;

const isUpright = (piece: Piece) => piece.turn === 0 && !piece.vertical;

/** Pieces near one in the file, nearest first; what follows it before what it follows. */
function neighbours(pieces: readonly Piece[], at: number): Piece[] {
  const found: Piece[] = [];
  for (let step = 1; step <= REACH; step++) {
    for (const piece of [pieces[at + step], pieces[at - step]]) if (piece && isUpright(piece)) found.push(piece);
  }
  return found;
}

/** The text with a mark after the letter that stands at the share `[0, 1]` of its width from where it begins. */
function marked(text: string, mark: string, share: number): string {
  const letters = text.match(LETTER_WITH_MARKS) ?? [];
  const at = Math.min(letters.length - 1, Math.max(0, Math.floor(share * letters.length)));
  return letters
    .map((letter, index) => (index === at ? letter + mark : letter))
    .join('')
    .normalize('NFC');
}

/** Gives a mark to the letter above or below which it stands. @returns whether there is one */
function giveMark(mark: Piece, hosts: readonly Piece[]): boolean {
  const x = (mark.left + mark.right) / 2;
  const host = hosts.find(
    (piece) =>
      LETTER.test(piece.text) &&
      width(piece) > SAME &&
      Math.abs(piece.baseline - mark.baseline) < OFF_LINE * Math.max(piece.size, mark.size) &&
      x > piece.left - OFF_SIDE * piece.size &&
      x < piece.right + OFF_SIDE * piece.size,
  );
  if (!host) return false;
  const share = (x - host.left) / width(host);
  host.text = marked(host.text, mark.text, host.rtl ? 1 - share : share);
  return true;
}

/** Gives the half of a ligature that has no width to the half that has, which is read first and begins where it stands. */
function giveHalf(half: Piece, hosts: readonly Piece[]): boolean {
  const host = hosts.find(
    (piece) =>
      piece.rtl &&
      width(piece) > SAME &&
      Math.abs(piece.left - half.left) < SAME &&
      Math.abs(piece.baseline - half.baseline) < SAME,
  );
  if (!host) return false;
  host.text += half.text;
  return true;
}

/** The page's pieces in the file's own order, marks and halves of ligatures inside the pieces that they belong to. */
export function joinGlyphs(pieces: readonly Piece[]): Piece[] {
  const gone = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    if (!isUpright(piece) || width(piece) > SAME) continue;
    const isHalf = RTL_LETTER.test(piece.text);
    if (!isHalf && !MARKS.test(piece.text)) continue;
    const hosts = neighbours(pieces, at).filter((host) => !gone.has(host));
    if (!(isHalf ? giveHalf(piece, hosts) : giveMark(piece, hosts))) continue;
    gone.add(piece);
    const before = pieces[at - 1];
    if (before && piece.besideSpace) before.besideSpace = true;
  }
  return gone.size === 0 ? [...pieces] : pieces.filter((piece) => !gone.has(piece));
}
