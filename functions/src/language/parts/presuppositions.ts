/** Part `presuppositions`: what a question takes for granted, and how an answer says that the book does not. */

export interface Presuppositions {
  /**
   * A question that takes for granted that somebody did something: who in the group `agent`, what in `rest`, and the verb, where it
   * stands by itself, in `verb` ("When did *Edison* *invent* *the telephone*?"). Capitals tell names from other words.
   */
  asks: readonly RegExp[];
  /** A question that takes a statement for granted, without its question word and its auxiliary, in the first group. */
  statement: readonly RegExp[];
  /** Verbs that say the same of who first made something, in lower case: a thing is made once, so that another maker denies the first. */
  makes: ReadonlySet<string>;
  /** What was made opens with a word for its being the maker's own ("*his* laboratory"): others may have made theirs. */
  own?: RegExp;
  /** Before the sentence that says otherwise. */
  otherwise: string;
  /** Nothing in the book says what the question takes for granted. */
  notSaid: string;
}
