/** Parts of pages, as cards of chosen words and passages of answers show them. */
import type { Box } from '@contract/evidence.ts';
import type { ReviewCard } from '@contract/review.ts';
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface PageCutProps {
  pdfId: string;
  /** `cover`: words that are chosen in it. */
  cut: NonNullable<ReviewCard['cut']>;
  /** The words are under a bar. */
  covered?: boolean;
  /** What of it answers, as fractions of the page: marked as in the book. */
  marks?: readonly Box[];
  /** Drawn so that its letters can be read, however narrow the room: it scrolls across. */
  readable?: boolean;
  /** The same in words: for the ear, and where the page cannot be shown. */
  children: ReactNode;
}

/** What draws a part of a page; given by whoever can open books. */
export const PageCuts = createContext<ComponentType<PageCutProps> | null>(null);
