/** How near an answer's words come to a statement's in meaning, whatever the wording: both ways, by WordNet. */

import { isListed, nearness, rarity } from '../../language/packs/en/wordnet.ts';
import { likesOf, relate } from './similarity.ts';
import type { Token } from './text.ts';

/** What near words count at least, and how much more the nearer they are. Set on the adversarial answers and our own. */
const NEAR = { least: 0.25, most: 0.8 };
/** From this agreement on a word stands for another. */
export const STANDS_FOR = 0.45;

/** How much a word says: rare words more than those that half of all definitions hold. */
export const load = (word: Token) => (word.kind === 'number' ? 1 : word.weight * (0.3 + rarity(word.stem)));

/** How far one word says what another says, 0 to 1. "Not closed" says what "open" says. */
export function agreementOf(a: Token, b: Token): number {
  const relation = relate(a, b);
  if (relation === 'same' || relation === 'slip') return 1;
  if (relation === 'synonym') return 0.9;
  if (relation === 'opposite') return a.denied === b.denied ? 0 : 0.8;
  if (a.kind !== 'word' || b.kind !== 'word') return 0;
  if (!isListed(a.stem) || !isListed(b.stem)) return beginAlike(a.stem, b.stem) ? ALIKE : 0;
  const near = nearness(a.stem, b.stem);
  return near === 0 ? 0 : Math.min(NEAR.most, NEAR.least + near);
}

/** Words of a language without a list of near words that begin alike ("Licht", "Lichtenergie") may stand for one another. */
const ALIKE = 0.6;
const BEGINNING = { letters: 4, share: 0.7 };
function beginAlike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let common = 0;
  while (common < shorter && a[common] === b[common]) common++;
  return common >= BEGINNING.letters && common >= BEGINNING.share * shorter;
}

/** For each word of `one`, how well the best word of `other` says it, and which that is. */
export interface Pairing {
  agreement: number;
  at: number;
}
export const pairWords = (one: readonly Token[], other: readonly Token[]): Pairing[] => {
  // A word that both sides hold stands for itself and for no other.
  const both = new Set(one.map(({ stem }) => stem));
  const [own, others] = [likesOf(one), likesOf(other)];
  const bests = own.firsts.map(({ word }) => {
    let best: Pairing = { agreement: 0, at: -1 };
    for (const { word: candidate, at } of others.firsts) {
      if (candidate.stem !== word.stem && both.has(candidate.stem)) continue;
      const agreement = agreementOf(word, candidate);
      if (agreement > best.agreement) best = { agreement, at };
    }
    return best;
  });
  return own.classes.map((at) => bests[at] ?? { agreement: 0, at: -1 });
};

const share = (words: readonly Token[], pairs: readonly Pairing[]) => {
  const all = words.reduce((sum, word) => sum + load(word), 0);
  return all === 0 ? 0 : words.reduce((sum, word, i) => sum + load(word) * (pairs[i]?.agreement ?? 0), 0) / all;
};

export interface Nearness {
  /** Mean of how far the statement's words are in the answer, and the answer's in the statement; 0 to 1. */
  both: number;
  /** How far the statement's words are in the answer. */
  said: number;
  /** Full content words of the answer that are neither the statement's nor the question's. */
  own: number;
}

/** Compares content words that the question does not give away. */
export function nearnessOf(
  statement: readonly Token[],
  answer: readonly Token[],
  question: readonly Token[],
): Nearness {
  const fresh = (words: readonly Token[]) => words.filter((word) => !question.some(({ stem }) => stem === word.stem));
  const [wanted, given] = [fresh(statement), fresh(answer)];
  const forth = pairWords(wanted, given);
  const back = pairWords(given, wanted);
  const said = share(wanted, forth);
  const own = given.filter((word, i) => word.weight >= 1 && (back[i]?.agreement ?? 0) < STANDS_FOR).length;
  return { both: (said + share(given, back)) / 2, said, own };
}
