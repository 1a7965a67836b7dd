/** What the parts of a review pass to one another. */
import type { Evidence } from '@contract/evidence.ts';
import type { KeyFacts } from '@contract/review.ts';
import type { ReactNode } from 'react';

/** Draws the page of a book with the words of some evidence marked. */
export type ShowPage = (pdfId: string, evidence: Evidence) => ReactNode;

export type Fact = KeyFacts['facts'][number];

/** What the student said before the answer is shown. */
export interface Said {
  /** Typed; empty where it was said in the head. */
  text: string;
  /** Of a choice the option's place; null where none was chosen. */
  option: number | null;
  /** How many hints were taken. */
  hints: number;
}
