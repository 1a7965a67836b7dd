/** Part `quiz`: what an examiner says around the book's own words, each `%` a place for them in order; and what no question holds. */

export interface Quiz {
  /** Asks for the term that has a meaning. */
  term: readonly string[];
  /** Asks for the meaning of a term. */
  meaning: string;
  /** Asks which term goes with which meaning. */
  match: string;
  /** Asks for the order in which what the words open is told. */
  stages: string;
  /** Words that say themselves what comes before what: stages that they name are put in order without the book; left out where none are known. */
  selfOrdered?: string;
  /** Joins two members: "A and B". */
  and: string;
  /** Stands between those before: "A, B and C". */
  comma: string;
  /** Page, then the words on it. */
  because: string;
  short: {
    /** Asks for a meaning in the student's own words. */
    meaning: string;
    /** Behind the words that open a list. */
    list: string;
    /** Asks in a sentence or two what a section is about, by its title. */
    recall: string;
  };
  long: {
    /** Asks for three terms, set apart from one another. */
    three: string;
    /** The members of a list, each explained. */
    list: string;
    /** The steps of a process, in order. */
    steps: string;
    /** Asks for all that is remembered of a section, by its title. */
    recall: string;
  };
  /** Words that add to something said before, or stand for it: "also", "then". A sentence with one says less by itself. */
  leaning: string;
  /** Patterns of what no question of any book may hold, without regard to case; left out where none are known. */
  refused?: {
    /** What points at another place of the book, which a student in a quiz does not see: "the above". */
    pointing: readonly string[];
    /** What points at something that a question of one sentence does not tell: "this process". */
    leaning?: string;
    /** An opening with nothing before it that it could stand for: "Why did they". */
    dangling?: string;
    /** The book as a thing: authors, imprint, numbers of pages. */
    trivia?: readonly string[];
    /** An option that speaks of the others: "all of the above". */
    catchAll?: string;
  };
  /** Words that say nothing of what a question is about, where questions, options and quotes are compared; left out where none are known. */
  small?: string;
  /** Whoever writes or is written to: a meaning that names them is none. */
  speaker: string;
  /** Those of them that mean people in general inside a definition: "the process by which we learn"; left out where none do. */
  anyone?: string;
  /** What a book numbers: a figure, a table, a page. A sentence that names one by its number points there. */
  numbered: string;
  /** Nouns for words: "a Greek word that means fear" tells of the word, not of what it names; left out where none are known. */
  ofWords?: string;
  /** How nouns lose the ending of the plural, `ending>singular`, where the language has a list of nouns by their sorts (`study/gate/nouns.en.gz`). */
  singulars?: string;
}
