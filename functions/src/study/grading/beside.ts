/**
 * A word's contrary beside the same head, "southern Syria" for "northern Syria". Where the statement holds both it is the head that tells: "controls the left half" against "the left hemisphere
 * controls the right half". Elsewhere a word that the statement itself holds stands for itself, and is nobody's contrary.
 */
import { relate } from './similarity.ts';
import type { Token } from './text.ts';

/** The heads that each word stands right before, by stem: only a space or a hyphen is between the two. */
function headsOf(tokens: readonly Token[]): Map<string, Set<string>> {
  const heads = new Map<string, Set<string>>();
  for (const [at, word] of tokens.entries()) {
    const head = tokens[at + 1];
    if (!head || word.weight === 0 || head.weight === 0 || word.clause !== head.clause || head.start > word.end + 1)
      continue;
    heads.set(word.stem, (heads.get(word.stem) ?? new Set()).add(head.stem));
  }
  return heads;
}

/**
 * "Western physicians opposed Chinese medicine" for "Chinese physicians opposed Western medicine": two words, each before the head
 * that the point has behind the other, and neither before its own.
 */
export function headsExchanged(point: readonly Token[], stretch: readonly Token[]): boolean {
  const wanted = headsOf(point);
  const given = headsOf(stretch);
  const isBefore = (heads: ReadonlyMap<string, ReadonlySet<string>>, stem: string, head: string) =>
    heads.get(stem)?.has(head) === true;
  return [...wanted].some(([one, heads]) =>
    [...heads].some((head) => {
      if (isBefore(given, one, head)) return false;
      return [...wanted].some(([other, theirs]) => {
        if (!isBefore(given, other, head) || isBefore(wanted, other, head)) return false;
        return [...theirs].some((own) => isBefore(given, one, own) && !isBefore(given, other, own));
      });
    }),
  );
}

/** A modifier stands before its head or behind it. */
const SIDES = [1, -1] as const;

/** The word next to one, in its clause. */
const beside = (tokens: readonly Token[], at: number, side: number): Token | undefined =>
  tokens[at + side]?.clause === tokens[at]?.clause ? tokens[at + side] : undefined;

const standsBeside = (tokens: readonly Token[], word: Token, head: Token, side: number) =>
  tokens.some(({ stem }, at) => stem === word.stem && beside(tokens, at, side)?.stem === head.stem);

const holds = (tokens: readonly Token[], word: Token) => tokens.some(({ stem }) => stem === word.stem);

/** Whether an answer has the contrary of a word that it lacks. Two of them may say the same of the other side. */
const isOpposed = (word: Token, point: readonly Token[], stretch: readonly Token[], whole: readonly Token[]) =>
  word.weight > 0 &&
  !holds(whole, word) &&
  stretch.some((other) => !holds(point, other) && relate(word, other) === 'opposite');

/**
 * The one word whose contrary an answer has before its head, "southern Syria" for "northern Syria", and holds nowhere else.
 * @param stretch the clause or sentence that is looked at
 * @param whole all that the answer says
 */
export function contraryBeside(
  point: readonly Token[],
  stretch: readonly Token[],
  whole: readonly Token[] = stretch,
): { wanted: Token; given: Token } | null {
  const [wanted, ...others] = point.filter((word) => isOpposed(word, point, stretch, whole));
  const head = wanted && beside(point, point.indexOf(wanted), 1);
  if (!wanted || !head || head.weight === 0 || others.length > 0) return null;
  const given = stretch.find(
    (other, place) =>
      beside(stretch, place, 1)?.stem === head.stem &&
      other.denied === wanted.denied &&
      !holds(point, other) &&
      relate(wanted, other) === 'opposite',
  );
  return given ? { wanted, given } : null;
}

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
