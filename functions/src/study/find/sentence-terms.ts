/** The terms of a book's sentences, cut once: several steps of an answer ask for those of the same ones, and so do later questions. */
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf } from '../../book/search/terms.ts';

const known = new WeakMap<BookIndex['sentences'], Map<number, readonly string[]>>();
/** So many sentences of a book are kept (about 2 MB); then it begins anew. */
const MOST = 4_000;

/** The terms of a sentence of the index in order; none of running heads, and where there is no such sentence. */
export function termsAt(
  { sentences, language }: Pick<BookIndex, 'sentences' | 'language'>,
  at: number,
): readonly string[] {
  const sentence = sentences[at];
  if (!sentence || sentence.kind === 'furniture') return [];
  const before = known.get(sentences);
  const found = before?.get(at);
  if (found) return found;
  const kept = before && before.size < MOST ? before : new Map<number, readonly string[]>();
  known.set(sentences, kept);
  const terms = termsOf(sentence.text, language);
  kept.set(at, terms);
  return terms;
}
