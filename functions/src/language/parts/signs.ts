/** Part `signs`: what a sentence of a book shows by its words. What a language leaves out is not looked for in its books. */

export interface Signs {
  /** Opens with a word that stands for what was said before it. */
  leansBack?: RegExp;
  /** Gives a reason. */
  reason?: RegExp;
  /** Opens or names an example. */
  example?: RegExp;
  /** Sets one thing against another, the surer pattern first. */
  contrasts?: readonly RegExp[];
  /** A chapter says of itself what it is about. */
  chapterSays?: readonly RegExp[];
  /** A chapter says of itself something else: its order, what a reader must know. */
  chapterAside?: RegExp;
  /** Words that questions open with, in lower case: a slip in one is mended. */
  openings?: readonly string[];
}
