/**
 * Part `drafting`: words by which the tagged sentences of a book are read for questions, where a tagger knows the language
 * (English alone). Patterns are for one word in lower case, or as written where a field says a phrase.
 */

export interface Drafting {
  /** Prepositions that belong to the verb before them: "lead to". */
  prepositions: RegExp;
  /** Participles after "is" that say how people speak of a thing, not what is done with it. */
  spoken: RegExp;
  /** A predicate with one tells of something else, or denies. */
  elsewhere: RegExp;
  /** Joins a clause to the predicate. */
  joins: RegExp;
  /** A second verb of its own. */
  auxiliaries: RegExp;
  /** Behind a comma, what ends a predicate. */
  ends: RegExp;
  /** Titles of parts that tell of one case. */
  oneCase: RegExp;
  /** Hedges between the verb and the meaning. */
  hedge: RegExp;
  /** Closes the name of what is defined. */
  closes: RegExp;
  /** Links a term with its meaning. */
  links: RegExp;
  /** Opens what describes a noun. */
  describing: RegExp;
  /** Opens a clause inside a noun phrase. */
  inside: RegExp;
  /** What a plain general sentence does not hold. */
  unplain: RegExp;
  /** What a sentence of a chapter with few plain ones does not hold. */
  unplainLoosely: RegExp;
  /** A verb that shows the present. */
  present: RegExp;
  /** Verbs of being and having. */
  have: RegExp;
  /** What stands before a verb in its base form. */
  beforeVerb: RegExp;
  /** Behind a word, shows that it is a verb. */
  object: RegExp;
  /** Opens a meaning that is a clause. */
  clauseOpening: RegExp;
  /** Relative words. */
  relative: RegExp;
  /** A bare participle after "are" is a statement about a term, not what it is. */
  participle: RegExp;
  /** Whoever writes, reads or is told of. */
  personal: RegExp;
  /** Opens a meaning that is a clause, behind "refers to". */
  clauseMeaning: RegExp;
  /** What no whole meaning ends with. */
  unfinished: RegExp;
  /** Behind a comma, what ends a meaning. */
  endsMeaning: RegExp;
  /** Whoever writes, reads or is told of, in a reason. */
  persons: RegExp;
  /** What lists count. */
  kinds: RegExp;
  /** Verbs whose object answers "What does X …?" on its own. */
  askable: RegExp;
  /** Openers that lean on the sentence before even when they are cut off. */
  leaning: RegExp;
  /** Articles and the like. */
  determiner: RegExp;
  /** What stands between a term and another word for it: "(or", ", also called", "(". */
  synonym: RegExp;
  /** Nouns that stand for something said elsewhere, or for nothing in particular. */
  generic: string;
  /** Nouns that are general in most books, but what a technical book is about: terms if the book says what *a* one is. */
  technical: string;
  /** Words that point or compare instead of naming. */
  vague: string;
  /** Verbs: what a thing does, is for, or brings about. */
  telling: string;
  /** Verbs of moving and having: nothing worth asking for. */
  empty: string;
  /** What people think of first: after a name in the past they make a "Who …?". */
  thought: string;
  /** What bodies and works do once and for all: after a name in the past they make a "Which of the following …?". */
  done: string;
  /** "X is an example of …" tells little about what X is; superlatives and praise are opinions. */
  weak: string;
  /** Openings that say nothing, and can be cut off. */
  openers: readonly string[];
  /** Pieces of a pattern: words that tie a sentence to its neighbours, to a figure, to the author, or to a date of writing. */
  tied: readonly string[];
}
