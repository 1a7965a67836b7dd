/** Putting a line's pieces in the order they are read. pdf.js orders the characters inside each piece. */
import type { Piece } from './pieces.ts';
import { extentOf, type Strip } from './strips.ts';

const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const RTL_LETTERS = new RegExp(`(?=\\p{L})${RTL_LETTER.source}`, 'gu');

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a page's text runs from right to left. Two fifths, because technical books mix much Latin in. */
export function isRightToLeft(pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join('');
  return RTL_LETTER.test(text) && count(text, RTL_LETTERS) > 0.4 * count(text, /\p{L}/gu);
}

type Flow = 'rtl' | 'ltr' | 'number' | 'neutral';

function flowOf(piece: Piece): Flow {
  if (RTL_LETTER.test(piece.text)) return 'rtl';
  if (/\p{L}/u.test(piece.text)) return 'ltr';
  return /\p{N}/u.test(piece.text) ? 'number' : 'neutral';
}

/** What stands between the parts of one number; a dash does not (Unicode's bidirectional algorithm, W4). */
const IN_NUMBER = /^[.,:/]$/;

/** Last piece of the left-to-right run that begins at `first`. Neutral pieces inside go along with Latin ones, not with numbers. */
function endOfRun(pieces: readonly Piece[], flows: readonly Flow[], first: number): number {
  const turn = flows.findIndex((flow, at) => at > first && flow === 'rtl');
  const end = turn < 0 ? pieces.length : turn;
  const isLatin = flows.slice(first, end).includes('ltr');
  let last = first;
  for (let ahead = first + 1; ahead < end; ahead++) {
    if (flows[ahead] !== 'neutral') last = ahead;
    else if (!isLatin && !IN_NUMBER.test(pieces[ahead]?.text ?? '')) break;
  }
  return last;
}

/** Runs of left-to-right pieces keep their own order inside a right-to-left line. */
function turnLatinBack(pieces: readonly Piece[]): Piece[] {
  const flows = pieces.map(flowOf);
  const ordered: Piece[] = [];
  let index = 0;
  while (index < pieces.length) {
    const startsRun = flows[index] === 'ltr' || flows[index] === 'number';
    const last = startsRun ? endOfRun(pieces, flows, index) : index;
    ordered.push(...pieces.slice(index, last + 1).toReversed());
    index = last + 1;
  }
  return ordered;
}

const OPENING = '([{«';
const CLOSING = ')]}»';
const mirror = (text: string) =>
  [...text].map((c) => CLOSING[OPENING.indexOf(c)] ?? OPENING[CLOSING.indexOf(c)] ?? c).join('');

/**
 * Brackets name their shape in some files and their meaning in others. Where a line closes before it opens and opens
 * last, shapes were named: the brackets outside Latin pieces are turned round.
 */
function turnBrackets(pieces: readonly Piece[]): void {
  const outside = pieces.filter((piece) => flowOf(piece) !== 'ltr');
  const brackets = [...outside.map((piece) => piece.text).join('')].filter((c) => (OPENING + CLOSING).includes(c));
  const first = brackets[0];
  const last = brackets.at(-1);
  if (first === undefined || last === undefined || !CLOSING.includes(first) || !OPENING.includes(last)) return;
  for (const piece of outside) piece.text = mirror(piece.text);
}

/** A full stop that a file draws left of the number it follows, in one piece with it. */
const STOPPED_NUMBER = /^\s*([.،؛])(\p{Nd}[\p{Nd}.,/]*)\s*$/u;

/** The number that a right-to-left line ends in, with its full stop behind it: ".1466" is "1466.". */
function turnLastStop(pieces: readonly Piece[]): void {
  const last = pieces.findLast(({ text }) => text.trim() !== '');
  if (last) last.text = last.text.replace(STOPPED_NUMBER, '$2$1');
}

/** Sorts the pieces of a strip into reading order, in place. @param rtlPage what `isRightToLeft` says of its page */
export function orderPieces(strip: Strip, rtlPage: boolean): void {
  const horizontal = strip.pieces[0]?.turn !== undefined && strip.pieces[0].vertical === false;
  const text = strip.pieces.map((piece) => piece.text).join('');
  const rtl =
    horizontal && RTL_LETTER.test(text) && (rtlPage || count(text, RTL_LETTERS) > 0.5 * count(text, /\p{L}/gu));
  const starts = strip.pieces.map((piece) => ({ piece, ...extentOf(piece) }));
  if (rtl) {
    strip.pieces = turnLatinBack(starts.sort((a, b) => b.end - a.end).map(({ piece }) => piece));
    turnBrackets(strip.pieces);
    turnLastStop(strip.pieces);
    return;
  }
  const slack = 0.5 * strip.size;
  const isOrdered = starts.every((next, index) => index === 0 || next.start >= (starts[index - 1]?.start ?? 0) - slack);
  if (!isOrdered) strip.pieces = starts.sort((a, b) => a.start - b.start).map(({ piece }) => piece);
}
