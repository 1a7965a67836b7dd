/** Part `replies`: what the engine says in its own words. `%` stands for what is put in. */

export interface Replies {
  hello: string;
  thanks: string;
  /** The question has no words to look for. */
  vague: string;
  /** The book doesn't say. */
  unknown: string;
  /** … with the words that it does not have, or else what was looked for, in place of `%`; each of them as `quoted`. */
  notInBook: string;
  lookedFor: string;
  quoted: string;
  /** Before the sections that come nearest, which the screen shows; pages whose words could not be read, in place of `%`. */
  nearest: string;
  unreadable: string;
  /** A follow-up asks on, and there is no more. */
  nothingMore: string;
  noPart: string;
  /** Another wording of the question, in place of `%`. */
  meant: string;
  /** The book's language, in place of each `%`. */
  otherLanguage: string;
  /** It asks to prove, solve or write something. */
  task: string;
  /** Of two things to be compared the book does not name the one in place of `%`. */
  notNamed: string;
  /** Nothing near the last answer gives what a follow-up asks for; the question it goes on from in place of `%`. */
  noReason: string;
  noExample: string;
  nothingNear: string;
  /** So many things were asked for, and no list of them was found. */
  noList: string;
  /** Where quizzes are. */
  quiz: string;
  /** Before the titles of the book's chapters; before the names of its authors. */
  chapters: string;
  author: string;
  noAuthor: string;
  /** The book doesn't say what it argues. */
  noArgument: string;
}
