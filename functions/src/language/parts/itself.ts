/**
 * Part `itself`: how a book says who wrote it and what it is about. A book may quote, or be printed in, another language: the
 * reader looks with all packs at once.
 */

/** A pattern, and what it is worth where it is found: a book says best what it is about where it speaks of itself as its subject. */
type Worth = readonly [RegExp, number];

export interface Itself {
  /** Small words inside of a name, as alternatives of a pattern: "von". */
  particles?: string;
  /** What stands before a name and is no part of it, as alternatives. */
  titles?: string;
  /** What stands before whoever holds the copyright ("by"), as alternatives. */
  holder?: string;
  /** Words that name a body, a part of a book, a month: a line that holds one is nobody's name. */
  nobody?: RegExp;
  /** A line that says who wrote the book, these in the group `who`. */
  written?: readonly RegExp[];
  /** Such a line that means whomever it names, also where that is no person's name: "written by the authors of …". */
  whoever?: RegExp;
  /** Joins two names. */
  and?: string;
  /** A sentence that says what the book is about. */
  states?: readonly Worth[];
  /** A sentence that says what the book claims. */
  argues?: readonly Worth[];
  /** A sentence of an abstract that says it of the work without naming it. */
  inAbstract?: RegExp;
  /** The title of an abstract. */
  abstract?: RegExp;
  /** What an imprint, a word of thanks or a guide to the reader says of a book, which is not what it is about. */
  aside?: RegExp;
  /** Titles of parts in which a book speaks of itself: those that open it, and those that close it. */
  opening?: RegExp;
  closing?: RegExp;
}
