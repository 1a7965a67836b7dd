/** Whether the words of a name meet in a book: one whose words stand nowhere together it does not tell of. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';

/** Within so many words of its opening a sentence says what it is about. */
const OPENING = 4;

/**
 * Whether any sentence holds all of some terms, or opens with those that its section's title lacks ("The response begins …" in "The
 * immune response"), or a title holds them all; taken for granted of terms that stand nearly everywhere.
 */
export function meet(terms: readonly string[], index: BookIndex): boolean {
  const lists = terms.map((term) => index.holders.get(term)).filter((list) => list !== undefined);
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  if (!shortest) return true;
  const held = others.map((list) => new Set(Array.from(list)));
  return Array.from(shortest).some((at) => held.every((set) => set.has(at))) || meetUnderTitle(terms, index);
}

function meetUnderTitle(terms: readonly string[], index: BookIndex): boolean {
  const lacking = new Map<number, readonly string[]>();
  for (const [at, { title }] of index.sections.entries()) {
    const titled = termsOf(title, index.language);
    const rest = terms.filter((term) => !titled.includes(term));
    if (rest.length === 0) return true;
    if (rest.length < terms.length) lacking.set(at, rest);
  }
  const opensWith = (at: number): boolean => {
    const { section = -1, text = '' } = index.sentences[at] ?? {};
    const rest = lacking.get(section);
    if (!rest) return false;
    const opening = termsOf(text.split(/\s+/u, OPENING).join(' '), index.language);
    return rest.every((term) => opening.includes(term));
  };
  return terms.some((term) => Array.from(index.holders.get(term) ?? []).some(opensWith));
}
