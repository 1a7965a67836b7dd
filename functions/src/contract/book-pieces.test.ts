import { describe, expect, it } from 'vitest';
import { headOf, PIECE_GRAIN, type Span, spansOf, unpackPieces } from './book-pieces.ts';
import { MAX_OPENING_PIECES, MAX_PIECES } from './limits.ts';

const at = (grain: number) => grain * PIECE_GRAIN;
const TOTAL = at(1_000) + 7;

describe('spans of a file', () => {
  it('are as few as can be, in its order', () => {
    const read: Span[] = [
      [at(999), TOTAL],
      [at(1), at(2)],
      [0, at(1)],
      [at(4), at(6)],
      [at(5), at(7)],
    ];
    expect(spansOf(read, TOTAL)).toEqual([
      [0, at(2)],
      [at(4), at(7)],
      [at(999), TOTAL],
    ]);
  });

  it.each<[string, Span[]]>([
    ['nothing', []],
    ['what lies behind its end', [[at(1_000), at(1_001)]]],
    ['what begins before it', [[-at(1), at(1)]]],
    ['what ends where it begins', [[at(3), at(3)]]],
    ['what begins within a grain', [[3, at(1)]]],
    ['what ends within one', [[0, 3]]],
    ['what is no number', [[0, Number.NaN]]],
    ['more bytes than a reply may have', [[0, MAX_OPENING_PIECES + at(1)]]],
    ['more pieces', Array.from({ length: MAX_PIECES + 1 }, (_, n): Span => [at(2 * n), at(2 * n + 1)])],
  ])('are none of %s', (_what, read) => {
    expect(spansOf(read, TOTAL)).toBeNull();
  });
});

describe('a reply of pieces', () => {
  const spans: Span[] = [
    [0, at(1)],
    [at(1_000), TOTAL],
  ];
  const reply = new Uint8Array(Buffer.concat([headOf(TOTAL, spans), Buffer.alloc(at(1), 1), Buffer.alloc(7, 2)]));

  it('holds each in its place', () => {
    expect(unpackPieces(reply)).toEqual({
      total: TOTAL,
      pieces: [
        { begin: 0, bytes: new Uint8Array(at(1)).fill(1) },
        { begin: at(1_000), bytes: new Uint8Array(7).fill(2) },
      ],
    });
  });

  it('is refused where it is not whole, or tells of pieces that are none', () => {
    expect(() => unpackPieces(reply.subarray(0, -1))).toThrow('Less than');
    expect(() => unpackPieces(Buffer.from('%PDF-1.7\n'))).toThrow();
    expect(() => unpackPieces(headOf(TOTAL, [[0, TOTAL + 1]]))).toThrow('none of the file');
  });
});
