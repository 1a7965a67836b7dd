/** Part `topics`: what of a book can be studied or searched for by itself. */

export interface Topics {
  /** Titles that any book could have, which name a part of it and not what it teaches: pieces of a pattern, between bars. */
  plain: string;
  /** What goes on from what was said, or plays with it: "More Formalities", "Who killed Agatha?". */
  leaning?: RegExp;
  /** "Which term refers to …?": its answer is what it is about. */
  asksTerm?: RegExp;
  /** A sentence that begins by saying what its `term` is. */
  definesTerm?: RegExp;
  /** What makes a result of the number before it: "80 *percent*", "4 *out of* 5". */
  results?: RegExp;
}
