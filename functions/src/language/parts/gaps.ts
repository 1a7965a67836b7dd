/**
 * Part `gaps`: what a question with a gap needs of a language whose grammar is not looked into. A book may hold sentences of
 * another language: what no such question may hold is looked for with all packs at once.
 */

export interface Gaps {
  /** What is said around the book's own words, `%` the place for them: to choose what fills a gap, or to write it. */
  choose: string;
  fill: string;
  /** Asks for the main points of what the book says about a term. */
  explain: string;
  /** Says where the book says what: the place, then its words. */
  because: string;
  /** A sentence that opens so leans on the one before. */
  leaning?: RegExp;
  /** At the beginning of a sentence, what only says that a remark follows. */
  label?: RegExp;
  /** Points at another part of the book. */
  elsewhere?: RegExp;
  /** Demonstratives anywhere: what they stand for is in the sentence before. */
  pointing?: RegExp;
  /** A picture, a table or a part of the book by its number. */
  numbered?: RegExp;
  /** Ends in a short form, where the sentence goes on; alternatives of a pattern. */
  cutShort?: string;
  /** Thanks and wishes of prefaces. */
  thanks?: RegExp;
  /** A word right after one of these is a noun. */
  articles?: RegExp;
  /** Endings and beginnings of verbs, adjectives and adverbs, where words are inflected. */
  notNoun?: RegExp;
  /** Nouns have a capital letter. */
  capitals?: boolean;
  /** What is written into a word, as an article is, so that words that fill one place have it both or neither. */
  marked?: RegExp;
  /** Common words that are no term, whole and as written. */
  common?: RegExp;
  /** What a word of matter neither ends nor begins with, where words are not parted by spaces. */
  edges?: RegExp;
}
