/** Punctuation that means the same in every script it is written in. */

/** Inside a class of characters: signs that end a question. */
export const QUESTION_MARKS = '?？؟';
