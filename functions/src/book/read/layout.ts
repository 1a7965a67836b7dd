/** From pieces as the file draws them to blocks of lines as people read them. */
import { isRightToLeft, orderPieces } from './bidi.ts';
import { toBlocks } from './blocks.ts';
import { joinContinued } from './continue.ts';
import { mendAccents } from './marks.ts';
import { inReadingOrder } from './order.ts';
import type { Piece } from './pieces.ts';
import { toRows } from './rows.ts';
import { type Faces, type Strip, toStrips } from './strips.ts';

/** Blocks in reading order, the pieces of their lines too. */
export function layOut(pieces: readonly Piece[], faces: Faces): Strip[][] {
  const rtl = isRightToLeft(pieces);
  const strips = inReadingOrder(toRows(toStrips(pieces, faces)), rtl);
  for (const strip of strips) {
    orderPieces(strip, rtl);
    mendAccents(strip);
  }
  return joinContinued(toBlocks(strips.filter((strip) => strip.pieces.length > 0)));
}
