/** Saying a thing once: books say it in the text, in the key points and in the glossary. */
import type { BookIndex } from '../../book/search/build.ts';
import { keptTerms } from './kept-terms.ts';
import { isStopTerm } from './words.ts';

/** A sentence repeats another that holds this share of its telling terms. */
const REPEATED = 0.8;
/** Places that say again what the running text says. */
const AGAIN = new Set(['glossary', 'summary']);

const telling = (index: BookIndex, at: number): Set<string> =>
  new Set(keptTerms(index, at).filter((term) => !isStopTerm(term, index.language)));

/** Whether a sentence stands in a glossary or a summary. */
export const isAgain = (index: BookIndex, at: number): boolean =>
  AGAIN.has(index.sections[index.sentences[at]?.section ?? -1]?.kind ?? '');

/**
 * Of sentences (best first) those that say something new. Of two that say the same the one in the running text stays,
 * since the page around it explains it; a glossary's entry only stands where the text has no such sentence.
 * @param count as many as are wanted; the rest isn't looked at
 */
export function once<T extends { at: number }>(ordered: readonly T[], index: BookIndex, count: number): T[] {
  const kept: { one: T; terms: Set<string> }[] = [];
  const looked = ordered.slice(0, 4 * count);
  for (const one of looked) {
    const terms = telling(index, one.at);
    const twin = kept.find((other) => repeats(terms, other.terms));
    if (!twin) {
      if (kept.length < count) kept.push({ one, terms });
    } else if (isAgain(index, twin.one.at) && !isAgain(index, one.at) && repeats(twin.terms, terms)) {
      twin.one = one;
      twin.terms = terms;
    }
  }
  return kept.map(({ one }) => one);
}

/** Whether the first says little or nothing that the second doesn't. */
function repeats(terms: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  let common = 0;
  for (const term of terms) if (said.has(term)) common++;
  return terms.size > 0 && common >= REPEATED * terms.size;
}
