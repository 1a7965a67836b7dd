/** Where a book on the screen takes what other features put on, around and beside its pages. */
import { type ComponentType, createContext, type RefObject } from 'react';

/** What stands around the page that is shown: in its pane, over the controls. */
export interface AroundPage {
  /** Scrolls the page, and has the keyboard's focus. */
  pane: RefObject<HTMLElement | null>;
  page: number;
  /** How many there are. */
  pages: number;
  onPage: (page: number) => void;
}

export interface ViewerSlots {
  /** Lies over a page, as large as the whole page. */
  OverPage: ComponentType<{ page: number }>;
  AroundPage: ComponentType<AroundPage>;
  /** Stands with the buttons for contents and search; `compact` in the bar of a phone. */
  Button: ComponentType<{ compact: boolean }>;
  /** A list beside the table of contents. */
  list: { label: string; Content: ComponentType<{ onPage: (page: number) => void }> };
  /** Pages with something of the student's own. */
  pages: readonly number[];
}

export const ViewerSlots = createContext<ViewerSlots | null>(null);
