/** Part `questions`: what a question of a language asks for. */

export interface Questions {
  /** Each finds the subject of a definition in its first group ("what is X?"); the surest first. */
  definition: readonly RegExp[];
  /** "When is a set called X?": a term is asked for, in the first group, and no time. */
  termAsked: readonly RegExp[];
  /** A subject (`inner`) with where it is looked at (`place`): "a factor in R"; left out where a language has no such preposition. */
  within?: RegExp;
  /** Nouns of what programs are made of, in lower case ("loop", "statement"): a word beside one may be a name. Left out where none are listed. */
  constructs?: ReadonlySet<string>;
  /** What a subject never is: "you", "your answer", "it". */
  noSubject: RegExp;
  /** Sets one thing against another. */
  comparison: RegExp;
  /** Both sides of a comparison, in the first two groups. */
  sides: readonly RegExp[];
  /** A comparison that names one side; with what puts the other in its place (`%`). */
  oneSide: readonly (readonly [RegExp, string])[];
  /** Kinds of fact. */
  number: RegExp;
  /** A number that is a length of time or an age. */
  duration: RegExp;
  time: RegExp;
  place: RegExp;
  person: RegExp;
  list: RegExp;
  reason: RegExp;
  /** Asks for a reason by its word; a reason may also be asked for by "how" or "explain". */
  why?: RegExp;
  /** Asks for the time of something past, and not on what condition it happens. Left out where a language has no such pattern. */
  dated?: RegExp;
  /** Asks what somebody calls something, or compares it to. Left out where a language has no such pattern. */
  described?: RegExp;
  /** Asks why something is called what it is, or where its name is from. Left out where a language has no such pattern. */
  naming?: RegExp;
  /** What a book says "name" with, in lower case; where a name is from is told beside it. */
  nameWords?: readonly string[];
  /** A statement to be judged, in the first group. */
  verdict: readonly RegExp[];
  /** An example of what is in the first group. */
  example: readonly RegExp[];
  /** What happens to whoever is in the first group; and how that ends. Left out where a language has no such pattern. */
  story?: readonly RegExp[];
  ending?: readonly RegExp[];
  /** A sentence with a gap ("____") at its end: what it is about, in the first group. */
  gap?: RegExp;
  /** Words of a question that only say what kind of answer is wanted, and not what about. */
  asking: readonly RegExp[];
  /** Two questions in one text: both in the groups. */
  two: RegExp;
  /** In a script without spaces: what questions are made with, and pairs that a particle opens or ends. */
  unspaced: { frames: RegExp; opens: RegExp; ends: RegExp } | null;
}
