/** Part `replies`: what the engine says in its own words. `%` stands for what is put in. */

export interface Replies {
  hello: string;
  thanks: string;
  /** The question has no words to look for. */
  vague: string;
  /** Before passages that are near a question and perhaps not its answer. */
  mayHelp: string;
  /** Before that: the book's spelling of what was asked for, in place of `%` (each word as `quoted`). */
  readAs: string;
  /** Reading time. */
  minutes: string;
  /** The book doesn't say. */
  unknown: string;
  /** … with the words that it does not have in place of `%`; each of them as `quoted`. */
  notInBook: string;
  quoted: string;
  noPart: string;
  /** The book's language, in place of each `%`. */
  otherLanguage: string;
  /** Where quizzes are. */
  quiz: string;
}
