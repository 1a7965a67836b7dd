/** Part `defining`: how sentences of a language say what something is. */

/** Lists of words as written, in lower case; of English also stems, which stand for a word's forms. */
export interface Defining {
  /** "X *is* a …"; also the dash where a language leaves the verb out. */
  is: readonly string[];
  /** "X *has been* a …". */
  has: readonly string[];
  been: readonly string[];
  /** "X *refers* to …". */
  says: readonly string[];
  /** "X can be considered *as* a …". Left out where no such word stands there. */
  as?: readonly string[];
  /** Right before a name that is being given: "… is *called* X". */
  named: readonly string[];
  /** Articles and what stands for one; empty where the language has none. */
  articles: readonly string[];
  /** Of any such thing: "*an* X is *a* …". */
  indefinite: readonly string[];
  definite: readonly string[];
  /** The preposition that joins nouns: "theory *of* mind". */
  of: readonly string[];
  /** "… is called X *if* …". */
  conditions: readonly string[];
  /** "The *term* X". */
  term: readonly string[];
  /** What opens an apposition after a comma: "X, *which* …". */
  apposition: readonly string[];
  /** "…, *or* X". */
  or: readonly string[];
  /** "The *aim* of X is …": nouns of which a definition may speak. Left out where none are listed. */
  facets?: readonly string[];
  /** "*People with* X …": who has what is defined, and the preposition behind them. Left out where none are listed. */
  bearers?: readonly string[];
  with?: readonly string[];
  /** Behind "is": what tells how, how often or since when, and not what ("is *often* …", "was *developed* by"). Left out where none are listed. */
  aside?: readonly string[];
  /** In a script without spaces: what follows a name that is defined, and what stands before one that is given. */
  unspaced: { after: RegExp; before: RegExp } | null;
}
