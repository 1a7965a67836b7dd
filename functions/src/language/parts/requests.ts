/** Part `requests`: what a student asks for besides what the book teaches, and how an answer is wanted. */

export interface Requests {
  talk: {
    greeting: RegExp;
    thanks: RegExp;
    /** "What can you do?" */
    help: RegExp;
    /** "Quiz me." */
    quiz: RegExp;
  };
  /** To prove, solve, translate or write something: no book's sentence does. */
  task: RegExp;
  summary: {
    /** May ask for a summary, if it names a part of the book. */
    asks: RegExp;
    /** Asks for one whatever it names. */
    surely: RegExp;
    /** A part of the book by its number or name, in one of the groups. */
    part: RegExp;
    /** A part that many books have, of this one ("the conclusion of the book"): its name in the first group. */
    division?: RegExp;
    /** A chapter by its place ("the second chapter"): the word in the first group is one of `ordinals` or `last`. */
    nth: RegExp;
    /** A page by its number, in one of the groups. */
    page: RegExp;
    /** The whole book. */
    book: RegExp;
    /**
     * What is to be summarised, in the group `topic`, where it is neither a part by its title nor the whole book; the first ones even
     * where the book is named ("what the book says about *bullying*"), the last wherever a summary is asked for.
     */
    topics?: { ofBook: RegExp; any: RegExp };
    /** What stands before a title and is no part of it. */
    before: RegExp;
  };
  /** Number words from one on, ordinals from first on, and the words for the last. */
  numbers: readonly string[];
  ordinals: readonly string[];
  last: readonly string[];
  follow: {
    /** Nothing but "go on", "tell me more". */
    more: RegExp;
    /** Leans on what was said before. */
    refers: RegExp;
    /** Opens as if it went on. */
    bridge: RegExp;
  };
  manner: {
    /** How an answer is wanted, wherever a question says it. */
    surely: RegExp;
    /** Joins two of them. */
    and: RegExp;
    /** The same at the beginning of a question. */
    first: RegExp;
  };
  form: { bullets: RegExp; table: RegExp; brief: RegExp; detailed: RegExp };
}
