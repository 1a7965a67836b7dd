/** How much of a sentence is what its chapter keeps coming back to. */
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';

/** A word in so many sentences of a chapter belongs to its matter. */
const COMMON = 3;
/** A chapter of fewer sentences comes back to nothing: all of it is its matter. */
const SHORT = 40;
/** A sentence is of its chapter's matter with such a share of its words. */
export const CENTRAL = 0.15;

/** Share of a sentence's content words that come up all over its chapter, 0 to 1. */
export function centrality({ contentAt }: Reading, sentences: readonly Plain[]): (sentence: Plain) => number {
  const uses = new Map<string, number>();
  const sizes = new Map<number, number>();
  for (const { chapter } of sentences) sizes.set(chapter, (sizes.get(chapter) ?? 0) + 1);
  const keyOf = (chapter: number, word: string) => `${chapter} ${word}`;
  for (const { at, chapter } of sentences)
    for (const word of contentAt(at)) uses.set(keyOf(chapter, word), (uses.get(keyOf(chapter, word)) ?? 0) + 1);
  return ({ at, chapter }) => {
    if ((sizes.get(chapter) ?? 0) < SHORT) return 1;
    const words = [...contentAt(at)];
    const common = words.filter((word) => (uses.get(keyOf(chapter, word)) ?? 0) >= COMMON);
    return common.length / Math.max(1, words.length);
  };
}
