/** Overlapping stretches of a book that a search answers with. */
import { countWords } from '../script.ts';
import type { Sentence, SentenceKind } from '../sentences.ts';

/** Sentences `[first, last]` (indices into the sentences of the book) that are searched as one. */
export interface Passage {
  first: number;
  last: number;
}

/** Of 200 words overlapping by 60, measured best among 100–400 on three sets of questions (FACTS, "Retrieval"). */
const WORDS = 200;
const OVERLAP = 60;
const SEARCHED: ReadonlySet<SentenceKind> = new Set(['prose', 'fragment', 'caption', 'code', 'front']);

/**
 * Cuts sentences into passages: whole sentences, none across two sections. What is no text of the book (running heads,
 * contents, index, references, exercises) is in no passage, though its index may fall between a passage's ends.
 */
export function passagesOf(sentences: readonly Sentence[]): Passage[] {
  const passages: Passage[] = [];
  let current: { at: number; words: number }[] = [];
  let fresh = 0;
  const flush = () => {
    const [first] = current;
    if (first && fresh > 0) passages.push({ first: first.at, last: current.at(-1)!.at }); // first exists, so last does
  };
  sentences.forEach((sentence, at) => {
    if (!SEARCHED.has(sentence.kind)) return;
    const previous = current.at(-1);
    const total = current.reduce((sum, { words }) => sum + words, 0);
    if (previous && sentences[previous.at]?.section !== sentence.section) {
      flush();
      current = [];
      fresh = 0;
    } else if (total >= WORDS) {
      flush();
      fresh = 0;
      let kept = total;
      while (kept > OVERLAP && current.length > 0) kept -= current.shift()?.words ?? 0;
    }
    current.push({ at, words: countWords(sentence.text) });
    fresh++;
  });
  flush();
  return passages;
}

/** Whether a sentence of this kind is part of passages. */
export const isSearched = (sentence: Sentence): boolean => SEARCHED.has(sentence.kind);
