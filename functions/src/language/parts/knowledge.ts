/**
 * Part `knowledge`: what a language must know for facts to be found in its books: word lists and patterns. All of it is data; the mechanism
 * that reads it is `knowledge/`. A list left out means fewer facts, never wrong ones.
 *
 * Word lists are lower-case words parted by white space. In a script without spaces a word may be any run of characters.
 *
 * Patterns are words and slots parted by spaces (compiled by `knowledge/pattern.ts`):
 * - `a|b`: one of these words; `(a b/c)`: one of these runs of words; `?` behind either: may be left out;
 * - `~`: any number of `hedges`;
 * - `{S}`, `{O}`: noun phrases; `{S!}`, `{O!}`: terms, which are short noun phrases; `{O*}`: the rest of the clause;
 *   `{A*}`: anything.
 * `S` is what the fact is about, `O` what is said of it. A pattern that begins with a word begins its clause.
 */
export interface Knowledge {
  /** Articles in all their forms; those that point at one known thing ("the"). */
  articles: string;
  definite: string;
  /** Articles that may open a description behind a comma: "X, a …", where they open no relative clause. */
  apposing: string;
  /** What else may open a noun phrase: "some", "all". */
  determiners: string;
  /** Pronouns at a sentence's start that stand for the subject before it: of one thing, of several, of a person. */
  anaphors: { it: string; they: string; person: string };
  /** Finite verbs that tell one subject from several, so that a pronoun can be matched with it. */
  agreement: { singular: string; plural: string };
  /** Words that point out of the sentence wherever they stand: "this", "latter". */
  pointing: string;
  /** Words that do so where they open a phrase: "such", "another". */
  pointingFirst: string;
  /** Words that point nowhere before a verb: "there is". */
  expletives: string;
  /** Pronouns of the third person and possessives: they need a noun before them in the sentence. */
  pronouns: string;
  /** First person: a sentence with them tells of the writer. Second person: it speaks to the reader. */
  writer: string;
  /** Those of the pronouns that may open a description, as everybody's: "our ability to". */
  universal: string;
  reader: string;
  prepositions: string;
  conjunctions: string;
  /** What stands before an infinitive, which a noun phrase may hold: "the ability to see". */
  infinitive: string;
  /** Conjunctions that open a clause which a comma ends: "if", "when". */
  subordinating: string;
  /** The conjunctions that join the members of a list. */
  and: string;
  /** Conjunctions after which, behind a comma, a clause of its own begins. */
  clause: string;
  /** Conjunctions that set one clause against another: "whereas". */
  opposing: string;
  /** Prepositions that keep a noun phrase together: "of". */
  genitive: string;
  /** Nouns that only carry the term behind them: "term", "concept". */
  carriers: string;
  /** Endings of cases that no subject has, for its first word. */
  obliqueEndings: string;
  /** Endings of verbs used as nouns, which a phrase does not begin with where it is governed by them: "using tools". */
  gerundEndings: string;
  /** Endings of plurals, and of words that end so and are none. */
  pluralEndings: string;
  singularEndings: string;
  relatives: string;
  /** Relatives that a description behind a comma opens with: "which"; what joins two names of one thing: "or". */
  describing: string;
  or: string;
  /** What says that a meaning follows: "refers to"; that a name follows: "called". */
  meaning: readonly string[];
  naming: readonly string[];
  /** A relative clause or another name between commas explains the term before it. */
  asides: boolean;
  /** Finite verbs that no noun phrase holds: copulas, auxiliaries, modals, common verbs that are no nouns. */
  verbs: string;
  /** Those of them that another verb follows and that never stand as a past participle: "can", "would". */
  modals: string;
  negations: string;
  hedges: string;
  /** Adverbs and other words that no noun phrase ends or begins with. */
  adverbs: string;
  adverbEndings: string;
  /** Nouns that end as adverbs do: "family". */
  nouns: string;
  /** Openings that may be left off: "however", "in addition". */
  connectives: readonly string[];
  exampleOpeners: readonly string[];
  contrastOpeners: readonly string[];
  /** Nouns too general to be a term: with a definite article they point back. */
  generic: string;
  /** Those of them that point back to what was told: "previous", "same". Left out, no two of the others make a term. */
  recalling: string;
  /** What may follow "is a" without defining: "example", "good", "result". */
  vague: string;
  /** Words that stand for the kind of thing when what tells it from others follows: "one in which", "those who". */
  standIns: string;
  /** Vague nouns that define where what follows them is narrowed down: "the number of people who". */
  genera: string;
  /** Words that name another place of the book where a number follows: "figure", "chapter". */
  places: string;
  /** Past tense: forms by themselves, and endings. */
  past: string;
  pastEndings: string;
  /** Words that make a claim of a statement: "most", "only", "never". */
  quantifiers: string;
  /** Number words from two on, in order. */
  numbers: string;
  /** Nouns that stand for the members of a list in its lead-in: "types"; those whose members come in order: "stages". */
  members: string;
  ordered: string;
  patterns: Partial<Record<PatternKind, readonly string[]>>;
  /** All nouns are written with a capital, which then tells no name. */
  capitalNouns: boolean;
  /** A noun stands before what narrows it down: "memoria visual". */
  headFirst: boolean;
}

/**
 * What patterns find. `naming`: the term stands inside a statement that explains it.
 */
export type PatternKind = 'definition' | 'naming';
