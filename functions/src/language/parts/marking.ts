/**
 * Part `marking`: how a student's answer is taken back, turned round, left open or withheld in a language. Its patterns are
 * laid on folded text (lower case, compatibility forms as what they stand for, straight apostrophes): they hold no capitals.
 */

export interface Marking {
  /** Words that say no, as written in lower case. */
  negators: ReadonlySet<string>;
  /** Characters that say no where words are not written apart. */
  negating: string;
  /** Words that end the reach of a negation: what follows is a new statement. */
  openers: ReadonlySet<string>;
  /** Pairs of opposites, `left/right`, parted by spaces; either side may hold several forms joined by `|`. */
  opposites: string;
  /** Number words by value, as written in lower case; only those that mean nothing else. */
  numbers: Readonly<Record<string, number>>;
  /** "… or the opposite of that": whatever was said is taken back. */
  takenBack: RegExp;
  /** The question asks what a term means. */
  asksMeaning: RegExp;
  /** A whole answer that says no more than "I don't know". */
  dontKnow: RegExp;
  /** A sentence that is addressed to the marker instead of answering. */
  orders: RegExp;
}

/** Number words in their order, from zero on; `-` for one that means something else too; none for an empty text. */
export const counted = (words: string): Record<string, number> =>
  Object.fromEntries(words.split(' ').flatMap((word, value) => (word === '-' || word === '' ? [] : [[word, value]])));
