/** What was read from a page's picture on our own machines: words with their places, and how sure the reader was of each. */
import type { Box } from '../../contract/evidence.ts';
import type { PictureLanguage } from '../../contract/library.ts';

interface PictureWord {
  text: string;
  /** As fractions of the page as shown, from its top left. */
  box: Box;
  /** 0 to 100. */
  sure: number;
}

export interface PictureLine {
  words: PictureWord[];
  /** Height of the letters in points, as of a font's size. */
  size: number;
}

export interface PictureReading {
  /** Paragraphs in reading order; none where there is nothing to read. */
  blocks: PictureLine[][];
  /** Which language's data it was read with. */
  language: PictureLanguage;
  /** Clockwise degrees by which the page has to be turned for its lines to be upright. */
  turn: number;
  /**
   * Why nothing stands here although there is something: words of a language, or letters of a script, that cannot be read
   * here; or the page could not be drawn or read at all. `blank` where the paper is empty: nothing was missed.
   */
  unread?: { language: string } | { script: string } | 'failed' | 'blank';
}
