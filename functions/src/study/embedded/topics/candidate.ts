import type { ClaimedQuote } from '../../engine.ts';

/** Words of the book that could be a topic. */
export interface Candidate {
  topic: string;
  place: ClaimedQuote;
  /** The chapter it belongs to (as `chapterIndex` counts). */
  chapter: number;
  /** Higher is more worth looking up. */
  score: number;
}
