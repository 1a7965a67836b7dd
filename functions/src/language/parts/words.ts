/** Part `words`: what finding a language's words needs. */

export interface Words {
  /** Whether words are written without spaces between them: they are found by pairs of characters. */
  unspaced: boolean;
  /** Function and question words, as written in lower case: they stand everywhere and tell nothing. */
  stop: ReadonlySet<string>;
  /** Examiners' words, as written in lower case: they frame a question and need not stand in the book that answers it. */
  frame: ReadonlySet<string>;
  /** Words that stand for what was named before, in all their cases, as whole words. */
  pronouns: readonly string[];
  /** What a word opens with that is a word of its own ("l’", "qu’"), to be taken off first; null where nothing does. */
  elided: RegExp | null;
  /** Letters that are words of their own and written together with the word after them; left out where there are none. */
  joined?: string;
  /** Whether words are made by writing several together ("Trinkwasser"); left out where they are not. */
  compounds?: true;
  /** A lower-case word as these lists have it, where a language is written in more ways than one. */
  fold(word: string): string;
  /** The term that a lower-case word and its inflected forms are found by. */
  stem(word: string): string;
  /**
   * A lower-case word without its inflection, for comparing: "coins" and "coined" alike, "memory" and "memorial" not, though both
   * have one stem. Left out where the stem takes off nothing else.
   */
  inflected?(word: string): string;
  /** Whether a stem is that of a word of the language, by its dictionary: no slip of the hand then. Left out where there is none. */
  isWord?(stem: string): boolean;
  /** How rare a stem is, by the same dictionary: 0 for the commonest words to 1 for one that it doesn't know. */
  rarity?(stem: string): number;
  /** A quick look that saves analysing a text: false only where no word of it can have this term. */
  mayStandIn?(text: string, term: string): boolean;
}
