/** Small raised things in a line: footnote marks stand apart from words, loose accents go to their letters. */
import { clean, ENDS_IN_ACCENT } from './clean.ts';
import type { Piece } from './pieces.ts';
import { extentOf, gapBetween, type Strip } from './strips.ts';

const MARK = /^(?:\d{1,3}(?:\s?[,–-]\s?\d{1,3})*|[*∗†‡§¶]{1,3}|[۰-۹٠-٩]{1,3})$/u;
/** What a footnote mark follows: a word of three letters (shorter ones have exponents), a CJK or Arabic letter, a stop. */
const MARKABLE =
  /(?:\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]|[.,;:!?"”’»)\]。，、）」])$/u;

const isRaised = (piece: Piece, strip: Strip) =>
  piece.size < 0.85 * strip.size && extentOf(piece).base < strip.base - 0.15 * strip.size;

/** How far the words of a note may stand from the line's base, as a share of its letters. */
const ON_LINE = 0.1;
const OPENS_NOTE = /^(?:\p{L}{2}|[\p{Lu}\p{Lo}"“„«])/u;

/** A raised number or sign behind a word, or before the words of the note itself. */
export function isFootnoteMark(strip: Strip, at: number): boolean {
  const [piece, before, after] = [strip.pieces[at], strip.pieces[at - 1], strip.pieces[at + 1]];
  if (!piece || !isRaised(piece, strip) || !MARK.test(piece.text)) return false;
  if (before) return MARKABLE.test(before.text);
  const isOnLine = after !== undefined && Math.abs(extentOf(after).base - strip.base) <= ON_LINE * strip.size;
  return isOnLine && OPENS_NOTE.test(after.text);
}

/** Whether letters or digits would run together that do not belong together. */
export function standsApart(piece: Piece, before: Piece, strip: Strip): boolean {
  if (isRaised(piece, strip) && MARK.test(piece.text)) return MARKABLE.test(before.text) || /\p{N}$/u.test(before.text);
  return isRaised(before, strip) && MARK.test(before.text) && /^\p{L}{2}|^[\p{Lu}\p{Lo}"“„«]/u.test(piece.text);
}

/** "na¨" + "ıve" → "na" + "ïve", in place. */
export function mendAccents(strip: Strip): void {
  for (const [index, piece] of strip.pieces.entries()) {
    const next = strip.pieces[index + 1];
    const accent = ENDS_IN_ACCENT.exec(piece.text)?.[1];
    if (!next || !accent || gapBetween(extentOf(piece), extentOf(next)) > 0.1 * piece.size) continue;
    const mended = clean(accent + next.text).text;
    if (mended.length > next.text.length) continue;
    next.text = mended;
    piece.text = piece.text.slice(0, -1);
  }
  strip.pieces = strip.pieces.filter((piece) => piece.text !== '');
}
