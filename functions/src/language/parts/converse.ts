/** Part `converse`: what a student asks the revision chat for besides what the books say. */

export interface Converse {
  /** What needs a model, or belongs to another screen. */
  cannot: {
    quiz?: readonly RegExp[];
    essay?: readonly RegExp[];
    translation: readonly RegExp[];
    homework?: readonly RegExp[];
    chat?: readonly RegExp[];
  };
  /** What is wanted of the student's own progress; without it, nothing of it is told. */
  progress?: {
    plan: readonly RegExp[];
    /** The plan that there is already, not another one. */
    kept?: readonly RegExp[];
    /** Why an answer of one's own was marked down; what it was about in the group `about`. */
    wrong: readonly RegExp[];
    last: readonly RegExp[];
    missed: readonly RegExp[];
    weak: readonly RegExp[];
    revise: readonly RegExp[];
    standing: readonly RegExp[];
  };
  /** Questions that ask for several things at once. */
  several?: {
    /** Compares: one question, whatever it names. */
    compared: RegExp;
    /** "… about A and about B", in the groups `frame` (with "about"), `first` and `second`. */
    abouts: RegExp;
    /** "What is A and what is B?", in the groups `first` and `second`. */
    asked: RegExp;
  };
  /** "What do my books say about X?", X in the group `about`; and that asked plainly, `%` the place for X. */
  says?: { asks: RegExp; plainly: string };
  /** What a plan is asked for. */
  topics?: {
    /** What speaks of time, not of a topic. */
    time: RegExp;
    /** Topics that a text names, in the group `named`. */
    about: readonly RegExp[];
    /** Parts two of them. */
    apart: RegExp;
    /** What stands before one and is no part of it. */
    before: RegExp;
    /** Words of the wish itself; what is left of a name without them is what it names. */
    wish: string;
  };
}
