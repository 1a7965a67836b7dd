/** What was asked and answered before, and the words that were claimed for it. */
import type { Box } from '../contract/evidence.ts';

/** Words an engine claims to have found in the book. */
export interface ClaimedQuote {
  page: number;
  quote: string;
  /** No words: the part of the page (fractions of it as shown) whose picture a model was sent. Set by our own code alone. */
  picture?: Box;
}

export interface Turn {
  question: string;
  answer: string;
  /** What the answer cited, proved. */
  citations?: readonly Omit<ClaimedQuote, 'picture'>[];
}
