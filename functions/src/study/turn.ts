/** What was asked and answered before, and the words that were claimed for it. */

/** Words an engine claims to have found in the book. */
export interface ClaimedQuote {
  page: number;
  quote: string;
}

export interface Turn {
  question: string;
  answer: string;
  /** What the answer cited, proved. */
  citations?: readonly ClaimedQuote[];
}
