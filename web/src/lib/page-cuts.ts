/** Parts of pages, as cards of chosen words show them. */
import type { ReviewCard } from '@contract/review.ts';
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface PageCutProps {
  pdfId: string;
  cut: NonNullable<ReviewCard['cut']>;
  /** The words of it are under a bar. */
  covered: boolean;
  /** The same in words: for the ear, and where the page cannot be shown. */
  children: ReactNode;
}

/** What draws a part of a page; given by whoever can open books. */
export const PageCuts = createContext<ComponentType<PageCutProps> | null>(null);
