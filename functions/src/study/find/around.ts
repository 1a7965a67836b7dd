/** The words of a sentence, and of what stands around it. */
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf } from '../../book/search/terms.ts';
import { keptTerms } from './kept-terms.ts';

/** The terms of a sentence, of those around it in its section, and of the section's title. */
export function termsAround(at: number, before: number, after: number, index: BookIndex): ReadonlySet<string> {
  const { section } = index.sentences[at] ?? {};
  const terms = new Set(termsOf(index.sections[section ?? -1]?.title ?? '', index.language));
  for (let near = at - before; near <= at + after; near++)
    if (index.sentences[near]?.section === section) for (const term of termsAt(near, index)) terms.add(term);
  return terms;
}

/** The terms of a sentence; none of what is no text of the book. */
export function termsAt(at: number, index: BookIndex): readonly string[] {
  const sentence = index.sentences[at];
  return sentence && sentence.kind !== 'furniture' ? keptTerms(index, at) : [];
}
