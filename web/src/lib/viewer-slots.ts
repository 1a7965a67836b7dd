/** Where a book on the screen takes what other features put on, around and beside its pages. */
import type { Box } from '@contract/evidence.ts';
import { type ComponentType, createContext, type ReactNode, type RefObject } from 'react';

/** What stands around the page that is shown: in its pane, over the controls. */
export interface AroundPage {
  /** Scrolls the page, and has the keyboard's focus. */
  pane: RefObject<HTMLElement | null>;
  page: number;
  /** How many there are. */
  pages: number;
  onPage: (page: number) => void;
  /** How the page is shown: `page` as it is printed, else as text that is set so. */
  look: string;
}

/** A page as text that flows. */
export interface TextPage {
  page: number;
  pages: number;
  /** BCP 47 tag of the book's language; null where it is not known. */
  language: string | null;
  /** Of its letters (CSS pixels), and of its lines as a multiple of that. */
  size: number;
  leading: number;
  /** Shows the page as it is printed. */
  onShowPage: () => void;
  /** What lies on the words: given where they stand in the text that stand in such boxes of the printed page. */
  children: (seen: (boxes: readonly Box[]) => Box[]) => ReactNode;
}

export interface ViewerSlots {
  /** Lies over a page, as large as the whole page. */
  OverPage: ComponentType<{ page: number }>;
  AroundPage: ComponentType<AroundPage>;
  TextPage: ComponentType<TextPage>;
  /** To be called before a page is shown in another way: the sentence that is read stays in sight. */
  hold: () => void;
  /** Stands with the buttons for contents and search; `compact` in the bar of a phone. */
  Button: ComponentType<{ compact: boolean }>;
  /** Stands at the end of a chapter's row in the table of contents; `at` is its place in the outline. */
  RowEnd: ComponentType<{ at: number; title: string }>;
  /** A list beside the table of contents. */
  list: { label: string; Content: ComponentType<{ onPage: (page: number) => void }> };
  /** Pages with something of the student's own. */
  pages: readonly number[];
}

export const ViewerSlots = createContext<ViewerSlots | null>(null);
