/** Part `questions`: what a question of a language asks for. */

export interface Questions {
  /** Each finds the subject of a definition in its first group ("what is X?"); the surest first. */
  definition: readonly RegExp[];
  /** "When is a set called X?": a term is asked for, in the first group, and no time. */
  termAsked: readonly RegExp[];
  /** A subject (`inner`) with where it is looked at (`place`): "a factor in R"; left out where a language has no such preposition. */
  within?: RegExp;
  /** What a subject never is: "you", "your answer", "it". */
  noSubject: RegExp;
  /** Sets one thing against another. */
  comparison: RegExp;
  /** Both sides of a comparison, in the first two groups. */
  sides: readonly RegExp[];
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
  /** Asks what somebody calls something, or compares it to. Left out where a language has no such pattern. */
  described?: RegExp;
  /** Asks why something is called what it is, or where its name is from. Left out where a language has no such pattern. */
  naming?: RegExp;
  /** A statement to be judged, in the first group. */
  verdict: readonly RegExp[];
  /** A sentence with a gap ("____") at its end: what it is about, in the first group. */
  gap?: RegExp;
  /** Words of a question that only say what kind of answer is wanted, and not what about. */
  asking: readonly RegExp[];
  /** In a script without spaces: what questions are made with, and pairs that a particle opens or ends. */
  unspaced: { frames: RegExp; opens: RegExp; ends: RegExp } | null;
}
