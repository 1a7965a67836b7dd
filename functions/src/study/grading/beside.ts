/**
 * A word's contrary beside the same head, where the statement holds both: "controls the left half" against "the left hemisphere
 * controls the right half". Elsewhere a word that the statement itself holds stands for itself, and is nobody's contrary.
 */
import { relate } from './similarity.ts';
import type { Token } from './text.ts';

/** A modifier stands before its head or behind it. */
const SIDES = [1, -1] as const;

/** The word next to one, in its clause. */
const beside = (tokens: readonly Token[], at: number, side: number): Token | undefined =>
  tokens[at + side]?.clause === tokens[at]?.clause ? tokens[at + side] : undefined;

const standsBeside = (tokens: readonly Token[], word: Token, head: Token, side: number) =>
  tokens.some(({ stem }, at) => stem === word.stem && beside(tokens, at, side)?.stem === head.stem);

/**
 * The point's word and the contrary that an answer has in its place beside one head; null where there is none, or where more than
 * one is turned, which says the same of the other side or has exchanged them.
 */
export function turnedBeside(
  point: readonly Token[],
  stretch: readonly Token[],
): { wanted: Token; given: Token } | null {
  const found = point.flatMap((wanted, at) =>
    SIDES.flatMap((side) => {
      const head = beside(point, at, side);
      if (wanted.weight === 0 || !head || head.weight === 0) return [];
      // "From low to high concentration": two that share a head may stand the other way round.
      const hasOwnHead = (other: Token) =>
        point.some(({ stem }, place) => stem === other.stem && (beside(point, place, side)?.weight ?? 0) > 0);
      const given = stretch.find(
        (other, place) =>
          beside(stretch, place, side)?.stem === head.stem &&
          hasOwnHead(other) &&
          other.denied === wanted.denied &&
          relate(wanted, other) === 'opposite',
      );
      const isTurned = given && !standsBeside(point, given, head, side) && !standsBeside(stretch, wanted, head, side);
      return isTurned ? [{ wanted, given }] : [];
    }),
  );
  const [first] = found;
  return first && found.every(({ wanted }) => wanted === first.wanted) ? first : null;
}
