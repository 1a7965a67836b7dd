/** Pairs the content words of a point with the words of an answer that best stand for them. */
import { likesOf, type Relation, relate } from './similarity.ts';
import type { Token } from './text.ts';

export interface Match {
  relation: Relation;
  /** 0 to 1: how much of the point's word the answer's word carries. */
  credit: number;
  /** Index into the answer's content words; -1 without a match. */
  at: number;
  /** The two sides contradict: one denied and not the other, or opposites with equal denial. */
  conflict: boolean;
}

/** Credit by relation, for words that agree ("not open" agrees with "closed"). */
const CREDIT: Record<Relation, number> = { same: 1, slip: 0.95, synonym: 0.8, opposite: 0.8, none: 0 };
/** A word that is denied on one side only, or stands against its opposite, still shows the topic. */
const CONFLICT_SHARE = 0.4;

/** A word that stands for one of the point's already is a worse partner for another, if the answer says it twice. */
const TAKEN = 0.04;

/**
 * For each word of `point` its best match among `answer`: the highest credit, then the nearest to the previous match.
 * `literal` looks for the same word first, even where it conflicts: what is said about just this word. `whole` is all that the
 * point is a part of: what is said both ways there conflicts with neither.
 */
export function alignWords(
  point: readonly Token[],
  answer: readonly Token[],
  prefer: 'credit' | 'literal' = 'credit',
  whole: readonly Token[] = point,
): Match[] {
  let previous = -1;
  // "predators eat prey": a word that the point itself holds stands for itself, not for its opposite.
  const named = new Set(point.map(({ stem }) => stem));
  const bothWays = saidBothWays(whole);
  const used = new Set<number>();
  const { classes, firsts } = likesOf(answer);
  const matches = point.map((word) => {
    const relations = firsts.map((first) => relate(word, first.word));
    let best: Match = { relation: 'none', credit: 0, at: -1, conflict: false };
    let bestRank = 0;
    for (const [at, candidate] of answer.entries()) {
      const relation = relations[classes[at] ?? -1] ?? 'none';
      if (relation === 'none' || (relation === 'opposite' && named.has(candidate.stem))) continue;
      const conflict = !bothWays.has(word.stem) && disagree(word, candidate, relation);
      const credit = CREDIT[relation] * (conflict ? CONFLICT_SHARE : 1);
      const rank =
        (prefer === 'literal' ? CREDIT[relation] - (conflict ? 0.02 : 0) - (used.has(at) ? TAKEN : 0) : credit) -
        (0.01 * Math.min(9, Math.abs(at - previous - 1))) / 9;
      if (rank > bestRank) {
        bestRank = rank;
        best = { relation, credit, at, conflict };
      }
    }
    if (best.at >= 0) {
      previous = best.at;
      used.add(best.at);
    }
    return best;
  });
  return matches.map((match, i) => (isUsedUp(point, answer, matches, i) ? { ...match, ...agreeing(match) } : match));
}

/**
 * Denied on one side only, or opposites alike denied. "There is no flow of electricity" and "the electricity cannot get out"
 * agree: wherever the "not" stands, both statements deny as often.
 */
const disagree = (word: Token, candidate: Token, relation: Relation) =>
  relation === 'opposite'
    ? word.denied === candidate.denied
    : word.denied !== candidate.denied && !(word.denials > 0 && word.denials === candidate.denials);

/** "If it sticks it is iron, if it does not stick it is not": either half may be said. Stems. */
function saidBothWays(point: readonly Token[]): ReadonlySet<string> {
  const of = (denied: boolean) => new Set(point.filter((word) => word.denied === denied).map(({ stem }) => stem));
  const [said, denied] = [of(false), of(true)];
  return new Set([...said].filter((stem) => denied.has(stem)));
}

const agreeing = ({ relation }: Match) => ({ conflict: false, credit: CREDIT[relation] });

/** "Not the same size" for "different sizes": the "not" turns "same" into "different", and denies no other word. */
function isUsedUp(
  point: readonly Token[],
  answer: readonly Token[],
  matches: readonly Match[],
  index: number,
): boolean {
  const own = answer[matches[index]?.at ?? -1];
  if (!matches[index]?.conflict || matches[index]?.relation === 'opposite' || !own) return false;
  return matches.some(({ relation, conflict, at }, i) => {
    const [word, other] = [point[i], answer[at]];
    const turned = relation === 'opposite' && !conflict && word && other && word.clause === point[index]?.clause;
    return turned && other.clause === own.clause && other.denied === own.denied;
  });
}

/** Character trigrams of the folded words, padded at word ends, for wording that shares no whole words. */
export function trigrams(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of tokens) {
    const padded = ` ${text} `;
    for (let i = 0; i + 3 <= padded.length; i++) {
      const gram = padded.slice(i, i + 3);
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
  }
  return counts;
}

/** Dice coefficient of two multisets, 0 to 1. */
export function dice(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  let total = 0;
  for (const [gram, count] of a) {
    shared += Math.min(count, b.get(gram) ?? 0);
    total += count;
  }
  for (const count of b.values()) total += count;
  return total === 0 ? 0 : (2 * shared) / total;
}
