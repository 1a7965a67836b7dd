/** Where a chapter says of itself what it is about: "In this chapter, we …". */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { packFor } from '../../../language/packs/index.ts';

const SHORTEST = 6;
const LONGEST = 60;
/** A chapter says it among its first sentences. */
const OPENING = 30;

/**
 * The sentence that says what a part of the book is about.
 * @param all the part's sentences, in order
 */
export function statementIn(all: readonly number[], index: BookIndex): number | null {
  const { chapterSays: says = [], chapterAside: aside } = packFor(index.language).signs ?? {};
  const found = all.slice(0, OPENING).find((at) => {
    const text = index.sentences[at]?.text ?? '';
    const words = countWords(text);
    const whole = words >= SHORTEST && words <= LONGEST && /[.!。．！]["”’)]?$/u.test(text);
    return whole && !aside?.test(text) && says.some((pattern) => pattern.test(text));
  });
  return found ?? null;
}
