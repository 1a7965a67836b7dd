/** Part `signs`: what a sentence of a book shows by its words. What a language leaves out is not looked for in its books. */

export interface Signs {
  /** Opens with a word that stands for what was said before it. */
  leansBack?: RegExp;
  /** Ends by announcing what follows: a list, a formula ("as follows.", "we have"). A colon does so in every language. */
  announces?: RegExp;
  /** A number in words; a time that no digits tell. */
  counted?: RegExp;
  time?: RegExp;
  /** A length of time, or an age. */
  duration?: RegExp;
  /** What somebody calls or compares something to. */
  described?: RegExp;
  /** Where a name is from. */
  naming?: RegExp;
  /** Sets the reader a task, by its opening alone, or by opening and end; sends the reader elsewhere; says what comes next. */
  task?: readonly RegExp[];
  /** Gives a reason. */
  reason?: RegExp;
}
