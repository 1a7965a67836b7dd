/** A piece of a page's text as the PDF draws it. */

/** Which way characters follow one another on the shown page, in quarter turns clockwise from left-to-right. */
export type Turn = 0 | 1 | 2 | 3;

/** A piece of text that the PDF draws in one go. Points from the shown page's top left corner, y downwards. */
export interface Piece {
  text: string;
  rtl: boolean;
  /** Set vertically, character under character (Chinese, Japanese), not turned. */
  vertical: boolean;
  turn: Turn;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Where letters stand: y of the baseline for turns 0 and 2, x of it for 1 and 3 and for vertical text. */
  baseline: number;
  /** Letter height in points. */
  size: number;
  /** What the font's own widths are multiplied with: differs from `size` where letters are stretched. */
  em: number;
  font: string;
  /** Its own text begins or ends with white space, or the file draws white space right before or after it. */
  spaceBefore: boolean;
  spaceAfter: boolean;
  besideSpace: boolean;
}
