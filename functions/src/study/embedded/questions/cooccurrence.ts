/** How near two terms of a book are: terms that keep the same company are about the same things. */
import type { Facts } from './facts.ts';
import type { Entry } from './term-index.ts';

type Vector = Map<string, number>;

/** Sentences looked at per term: more add little and cost time. */
const ENOUGH = 40;

/** A measure of nearness of terms, 0 to 1: the cosine of the words in the sentences that hold them, rare words first. */
export function cooccurrenceOf(facts: Facts): (a: Entry, b: Entry) => number {
  const vectors = new Map<Entry, Vector>();
  const spread = new Map<string, number>();
  const rarity = (word: string) => 1 / Math.sqrt(spread.get(word) ?? 1);
  for (let i = 0; i < facts.statements.length; i++) {
    for (const word of facts.wordsOf(i)) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  const vectorOf = (entry: Entry): Vector => {
    const known = vectors.get(entry);
    if (known) return known;
    const vector: Vector = new Map();
    for (const at of entry.statements.slice(0, ENOUGH)) {
      for (const word of facts.wordsOf(at)) vector.set(word, (vector.get(word) ?? 0) + rarity(word));
    }
    vectors.set(entry, vector);
    return vector;
  };
  return (a, b) => cosine(vectorOf(a), vectorOf(b));
}

const norms = new WeakMap<Vector, number>();

function norm(vector: Vector): number {
  const known = norms.get(vector);
  if (known !== undefined) return known;
  const found = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0));
  norms.set(vector, found);
  return found;
}

function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [word, weight] of small) dot += weight * (large.get(word) ?? 0);
  return dot === 0 ? 0 : dot / (norm(a) * norm(b));
}
