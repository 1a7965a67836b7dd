import { NEVER } from '../match.ts';

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
  /** The same of words that are opposites only where one stands in the other's place ("stops" for "enables"). */
  contraries: string;
  /** Words of which each names another thing of its series (months, colours, countries): parted by spaces, series by semicolons. */
  series?: string;
  /** Number words by value, as written in lower case; only those that mean nothing else. */
  numbers: Readonly<Record<string, number>>;
  /** Number words of tens by value, which a word for a unit may follow ("thirty-five"); left out where units are written before them. */
  tens?: Readonly<Record<string, number>>;
  /** The word before the decimals of a number that is spelled out ("four point five"). */
  decimal?: string;
  /** What stands behind a whole number and adds a half to it ("and a half"). */
  halves?: readonly string[];
  /** Nouns that hold a number ("couple": 2), as stems. */
  amounts?: Readonly<Record<string, number>>;
  /** "… or the opposite of that": whatever was said is taken back. */
  takenBack: RegExp;
  /** The question asks what a term means. */
  asksMeaning: RegExp;
  /** A whole answer that says no more than "I don't know". */
  dontKnow: RegExp;
  /** A sentence that is addressed to the marker instead of answering. */
  orders: RegExp;
  grammar: AnswerGrammar;
}

/**
 * The grammar words around a statement that say what is denied, who does what, and what is a list; all as written in lower
 * case. A list that a language lacks is empty.
 */
export interface AnswerGrammar {
  /** Words that answer a question with no or yes, and words before which they do rather than deny a noun. */
  no: ReadonlySet<string>;
  yes: ReadonlySet<string>;
  afterParticle: ReadonlySet<string>;
  /** Negators that go on in a list ("neither … nor"). */
  neither: ReadonlySet<string>;
  /** Negators that deny the one noun next to them ("lack"). */
  denyingNouns: ReadonlySet<string>;
  /** Several negators in one statement deny it once ("никогда не", "no … nunca"). */
  concord: boolean;
  /** Words that lose their vowel before another ("l'eau"), with the apostrophe, as they open a written word. */
  elided: RegExp;
  /** Opens a denial that encloses its verb ("ne" in "ne vient pas"). */
  enclosing: ReadonlySet<string>;
  /** Forms that the stemmer cannot know for one word: each entry, parted by semicolons, is a word and its forms. */
  irregular: string;
  /** Behind these a negator denies nothing: "not only"; and "whether or not". */
  notDenying: ReadonlySet<string>;
  whether: ReadonlySet<string>;
  /** Words that open a condition: where it and its consequence are both denied, both are said. */
  conditions: ReadonlySet<string>;
  /** Without spaces: words that deny, words that only look it ("非常"), and what a numeral counts ("个"). */
  denyingRuns: readonly string[];
  notDenials: readonly string[];
  counters: string;
  /** The verb stands last: a negator denies what stands before it. */
  verbLast: boolean;
  /** Join alternatives; join the members of a list. */
  or: ReadonlySet<string>;
  and: ReadonlySet<string>;
  /** Join statements. */
  joints: ReadonlySet<string>;
  /** What the doer of a passive stands behind; words between two nouns that let them change places. */
  by: ReadonlySet<string>;
  turns: ReadonlySet<string>;
  /** Set one of two sides apart, which they stand before ("unlike", "rather than"). */
  apart: readonly string[];
  /** Set two statements against each other ("whereas"). */
  whereas: ReadonlySet<string>;
  /** Say which end of a change or an order a thing is. */
  ends: ReadonlySet<string>;
  /** Degrees by the pole that they are nearer to: "less" by "low". Stems. */
  degrees: Readonly<Record<string, string>>;
  /** Parts the sides of a comparison ("than"). */
  than: ReadonlySet<string>;
  /** Deny the word that they are written in front of ("un"). */
  denyingPrefixes: readonly string[];
  /** Articles and what stands in their place: a name behind one says little of what it is the name of. */
  determiners: ReadonlySet<string>;
  /** A point parts thousands ("16.700"), and a comma decimals. */
  pointedThousands: boolean;
  /** Every noun is written with a capital, not names alone. */
  capitalNouns: boolean;
  /** Nouns that name whatever is meant: another in their place says nothing else. */
  general: ReadonlySet<string>;
  /** Nouns that a letter names one of ("switch Z"), words behind such a letter, letters that are articles or other words. */
  labelled: ReadonlySet<string>;
  afterLabel: ReadonlySet<string>;
  article: ReadonlySet<string>;
  letters: ReadonlySet<string>;
  /** What stands before a contracted "not" ("do" in "don't"). */
  contractible: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** A language's grammar of answers, with nothing in what is left out. */
export const answerGrammar = (some: Partial<AnswerGrammar>): AnswerGrammar => ({
  no: NONE,
  yes: NONE,
  afterParticle: NONE,
  neither: NONE,
  denyingNouns: NONE,
  concord: false,
  elided: NEVER,
  enclosing: NONE,
  irregular: '',
  notDenying: NONE,
  whether: NONE,
  conditions: NONE,
  denyingRuns: [],
  notDenials: [],
  counters: '',
  verbLast: false,
  or: NONE,
  and: NONE,
  joints: NONE,
  by: NONE,
  turns: NONE,
  apart: [],
  whereas: NONE,
  ends: NONE,
  degrees: {},
  than: NONE,
  denyingPrefixes: [],
  determiners: NONE,
  pointedThousands: false,
  capitalNouns: false,
  general: NONE,
  labelled: NONE,
  afterLabel: NONE,
  article: NONE,
  letters: NONE,
  contractible: NONE,
  ...some,
});

/** Number words in their order, from zero on; `-` for one that means something else too; none for an empty text. */
export const counted = (words: string): Record<string, number> =>
  Object.fromEntries(words.split(' ').flatMap((word, value) => (word === '-' || word === '' ? [] : [[word, value]])));
