/** Part `verdicts`: how an answer to "Is it true that …?" begins, and what tells how far a statement holds. */

export interface Verdicts {
  /** Before the sentence that says the statement, that says otherwise, or that leaves it open. Of the statement, however it was asked. */
  yes: string;
  no: string;
  open: string;
  /** Words that say how far a statement holds ("only", "always", "most"); null where none are listed: then no "yes" is said. */
  bounds: RegExp | null;
  /** Words that deny, restrict or hedge: a sentence with one of them does not simply say what it names. Left out where none are listed. */
  denies?: RegExp;
  /** Words with which a sentence tells of a plan, an attempt, hearsay or what nearly was: it does not say that it is so. */
  unreal?: RegExp;
  /** Words that deny what follows them, outright ("not", and not "not only"); left out where none are listed. */
  negates?: RegExp;
  /** Words with which a clause is only a condition or a guess, whatever it denies. */
  unsure?: RegExp;
  /** Words behind a denial that bound it: "cannot live *without* light" does not say that it cannot live with it. */
  except?: RegExp;
}
