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
}
