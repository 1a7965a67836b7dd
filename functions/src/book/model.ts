/**
 * A book as the code sees it after reading: pages of text whose every character knows where it stands on the page.
 * Pure data, no Firebase, no model. Everything that quotes, marks or searches a book works on this and nothing else.
 */
import type { Box } from '../contract/evidence.ts';

/** Characters `[start, end)` of the page's text that the PDF draws in one piece, and where. */
export interface Run {
  start: number;
  end: number;
  /** As fractions of the page as shown (after rotation, inside the crop box), from its top left. */
  box: Box;
  /** Which way the characters follow one another on the shown page. Left out: `ltr`. */
  direction?: 'rtl' | 'ttb' | 'btt';
  /** The mark of a footnote (a raised number or sign after a word), not part of the sentence it stands in. */
  mark?: true;
  /** Read from a picture, and not surely: in the text, but never quoted. */
  unsure?: true;
}

/** One printed line: characters `[start, end)` of the page's text. */
export interface Line {
  start: number;
  end: number;
  box: Box;
  /** Height of the letters in points (1/72 inch), as shown: tells headings from text. */
  size: number;
  bold: boolean;
  /** A running head or foot or a page number: in the text, but not part of what the page says. */
  role?: 'furniture';
  runs: Run[];
}

/**
 * `good`: text. `none`: no characters, a picture. `garbled`: characters without a usable map. `estimated`: words that were
 * read from the page's picture, here (then its runs have places) or by a model; `blank`: a model found none there.
 */
export type TextQuality = 'good' | 'none' | 'garbled' | 'estimated' | 'blank';

export interface Page {
  /** 1-based position in the file. */
  number: number;
  /** The number printed on the page (PDF page label, else as its head or foot prints it), where it differs from `number`. */
  label?: string;
  /** Points, as shown. */
  width: number;
  height: number;
  /**
   * The page in reading order. Lines are joined by `\n`, blocks (paragraphs, headings, captions, list items) by `\n\n`;
   * a paragraph that goes on in the next column is one block. A word that was hyphenated over a line end is joined,
   * with no character in between and the hyphen left out (kept where the book hyphenates that word in mid-line too).
   * Ligatures are letters ("fi"), Arabic is in its plain letters and in logical order, white space is single spaces.
   */
  text: string;
  lines: Line[];
  quality: TextQuality;
  /** The file does not say which letters it draws; they were guessed from an old Cyrillic code, and read well. */
  repaired?: true;
}

/** A chapter or section as the PDF's own outline names it. */
export interface OutlineItem {
  title: string;
  /** 1 for the outermost. */
  level: number;
  page: number;
}

export interface Book {
  title: string | null;
  /** BCP 47, or null where it could not be told. */
  language: string | null;
  outline: OutlineItem[];
  pages: Page[];
}
