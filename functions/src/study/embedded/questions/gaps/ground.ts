/** What gap questions are written from. */
import type { GapSentence } from './sentences.ts';
import type { GapTerm } from './terms.ts';
import type { Wording } from './wording.ts';

/** A word (index) of a sentence (index) that could be left out. */
export interface Gap {
  sentence: number;
  word: number;
  term: GapTerm;
  chapter: number;
  score: number;
}

export interface Ground {
  sentences: GapSentence[];
  terms: Map<string, GapTerm>;
  wording: Wording;
  language: string;
}
