/** Part `sentences`: full stops that end no sentence. */

/** Lists of words as written, in lower case, without their stop. */
export interface Sentences {
  /** Words that end in a full stop without ending a sentence. */
  abbreviations: ReadonlySet<string>;
  /** Words of their own, and abbreviations before a number alone: "the answer is no." but "no. 5". */
  beforeNumber: ReadonlySet<string>;
  /** What names or numbers always follow, so that even a word which opens sentences opens none behind it: "Dr. An". */
  beforeName: ReadonlySet<string>;
  /** Written large, the titles of people: "Sen. Brown", but "a rep. Brown …". */
  titles: ReadonlySet<string>;
  /** "E. Smith" is a name, "vitamin E. Smith …" is not. */
  lettered: ReadonlySet<string>;
  /** Words that open a sentence far more often than they follow an initial or an abbreviation. */
  starters: ReadonlySet<string>;
  /** Words that a number with a stop behind it stands before as an ordinal: "am 8. Februar". Left out where none does. */
  behindOrdinal?: ReadonlySet<string>;
}
