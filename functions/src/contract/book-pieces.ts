/**
 * The pieces of a book's PDF that its opening page is drawn from, in one reply: noted when the page was drawn here, so that a viewer
 * need not ask for them one after the other. A line of JSON (how long the file is, where the pieces are), and the pieces behind it.
 */
import * as z from 'zod/mini';
import { MAX_OPENING_PIECES, MAX_PIECES } from './limits.ts';

/** What a viewer that takes pieces accepts of the file's address, besides `application/pdf`. */
export const PIECES_TYPE = 'application/vnd.folio.pieces';

/** A piece begins at a multiple of this (bytes), and ends at one or with the file. */
export const PIECE_GRAIN = 4_096;

/** First byte, and the one behind the last. */
export type Span = readonly [begin: number, end: number];

const Head = z.object({
  total: z.int().check(z.positive()),
  spans: z.array(z.tuple([z.int(), z.int()])).check(z.minLength(1), z.maxLength(MAX_PIECES)),
});

export interface BookPieces {
  /** Length of the whole file. */
  total: number;
  /** In the order of the file. */
  pieces: { begin: number; bytes: Uint8Array }[];
}

/**
 * The very same bytes in as few spans as can be, in the order of the file.
 * @param total length of the file
 * @returns null where one of them is no span of it, or they are more than a reply of pieces may be
 */
export function spansOf(spans: readonly Span[], total: number): Span[] | null {
  const merged: [number, number][] = [];
  for (const [begin, end] of spans.toSorted(([a], [b]) => a - b)) {
    if (!(Number.isInteger(begin) && Number.isInteger(end) && begin >= 0 && begin < end && end <= total)) return null;
    if (begin % PIECE_GRAIN !== 0 || (end % PIECE_GRAIN !== 0 && end !== total)) return null;
    const last = merged.at(-1);
    if (last && begin <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([begin, end]);
  }
  const bytes = merged.reduce((sum, [begin, end]) => sum + end - begin, 0);
  return merged.length > 0 && merged.length <= MAX_PIECES && bytes <= MAX_OPENING_PIECES ? merged : null;
}

/** The line before the pieces. @param spans as `spansOf` gives them */
export const headOf = (total: number, spans: readonly Span[]): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify({ total, spans })}\n`);

/** What a reply of pieces holds. @throws where it is none, or not whole */
export function unpackPieces(reply: Uint8Array): BookPieces {
  const newline = reply.indexOf(10);
  const { total, spans } = Head.parse(JSON.parse(new TextDecoder().decode(reply.subarray(0, newline))));
  if (!spansOf(spans, total)) throw new RangeError('Pieces that are none of the file');
  let at = newline + 1;
  const pieces = spans.map(([begin, end]) => {
    const bytes = reply.slice(at, at + end - begin);
    if (bytes.length < end - begin) throw new RangeError('Less than the pieces that are told');
    at += end - begin;
    return { begin, bytes };
  });
  return { total, pieces };
}
