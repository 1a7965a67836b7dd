import { describe, expect, it } from 'vitest';
import { orderPieces } from './bidi.ts';
import { joinGlyphs } from './joined.ts';
import type { Piece } from './pieces.ts';
import { toStrips } from './strips.ts';

/** Pieces on one line, as a browser draws it: each with its left side, its width and how far it stands above the line. */
const drawn = (...glyphs: [text: string, left: number, width: number, above?: number][]): Piece[] =>
  glyphs.map(([text, left, width, above = 0]) => ({
    text,
    rtl: /\p{Script=Arabic}/u.test(text),
    vertical: false,
    turn: 0,
    left,
    right: left + width,
    top: 90 - above,
    bottom: 102 - above,
    baseline: 100 - above,
    size: 11,
    em: 11,
    font: 'f',
    spaceBefore: false,
    spaceAfter: false,
    besideSpace: false,
  }));

const faces = { isBold: () => false, isMono: () => false };

function read(pieces: readonly Piece[], rtlPage = true): string {
  const strips = toStrips(joinGlyphs(pieces), faces);
  for (const strip of strips) orderPieces(strip, rtlPage);
  return strips.map((strip) => strip.pieces.map(({ text }) => text).join('')).join(' | ');
}

describe('glyphs that belong to another', () => {
  it('gives the alef of a ligature its place after the lam, though it takes no width', () => {
    expect(read(drawn(['ب', 10, 8], ['ا', 18, 3], ['ق', 21, 4], ['ل', 25, 2], ['أ', 27, 0], ['ل', 27, 6]))).toBe(
      'لألقاب',
    );
  });

  it('gives a vowel mark above the line to the letter below it', () => {
    expect(read(drawn(['\u064b', 12, 0, 3], ['ا', 10, 3], ['ن', 13, 4], ['س', 17, 7]))).toBe('سناً');
  });

  it('finds the letter inside a longer piece', () => {
    expect(read(drawn(['هما', 10, 12], ['\u0651', 15, 0, 2]))).toBe('همّا');
  });

  it('composes a letter with its accent', () => {
    expect(read(drawn(['caf', 10, 15], ['e', 25, 5], ['\u0301', 27, 0]), false)).toBe('café');
  });

  it('leaves a mark alone that stands above no letter', () => {
    expect(read(drawn(['ا', 10, 3], ['\u064b', 60, 0, 3]))).toContain('|');
  });
});

describe('numbers in a line from right to left', () => {
  it('follow one another from right to left with a dash between them, each in its own order', () => {
    expect(read(drawn(['2005', 10, 20], ['–', 30, 5], ['2000', 35, 20], ['من ', 55, 12]))).toBe('من 2000–2005');
  });

  it('keep their own signs inside', () => {
    expect(read(drawn(['3', 10, 5], [':', 15, 2], ['08', 17, 10], ['في ', 27, 12]))).toBe('في 3:08');
  });

  it('have the full stop behind them that ends the line, though a file draws it in one piece left of them', () => {
    expect(read(drawn(['.1466', 10, 22], ['في عام ', 32, 30]))).toBe('في عام 1466.');
    expect(read(drawn(['نسمة', 10, 20], ['.25 ', 30, 12], ['في ', 42, 12]))).toBe('في .25 نسمة');
  });

  it('stay in the order of the Latin words that they stand among', () => {
    expect(
      read(drawn(['Super', 10, 25], [' ', 35, 3], ['Bowl', 38, 20], [' ', 58, 3], ['50', 61, 10], ['في ', 71, 12])),
    ).toBe('في Super Bowl 50');
  });
});
