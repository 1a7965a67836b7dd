/** Whether the words of a name meet in a book: one whose words never stand in one sentence it does not tell of. */
import type { BookIndex } from '../../../book/search/build.ts';

/** Whether any sentence holds all of some terms; taken for granted of those that stand nearly everywhere. */
export function meet(terms: readonly string[], index: BookIndex): boolean {
  const lists = terms.map((term) => index.holders.get(term)).filter((list) => list !== undefined);
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  if (!shortest) return true;
  const held = others.map((list) => new Set(Array.from(list)));
  return Array.from(shortest).some((at) => held.every((set) => set.has(at)));
}
