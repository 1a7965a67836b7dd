/** Numbers of the reply that are not fitted, with the reason for each. */

/** An outline is read in half a minute; silent reading of a textbook runs at about 200 words a minute. */
export const OUTLINE = { entries: 24, terms: 5, lists: 2, wordsAMinute: 200 };

/**
 * Everyday words: so many terms are offered. Of glossary terms asked for by their meaning .38 and .38 are among them (psychology, n = 463,
 * sociology, n = 534; the importance of terms alone: .18, .23), and .91 and .87 of what is offered is of the right section (.88, .82).
 */
export const TERMS = { most: 4, smoothing: 2 };

/** Page marks of further places, of passages at least this likely in comparison with the first. */
export const ALSO = { most: 4, least: 0.08 };

/** What was looked for is said of so many words at most. */
export const LOOKED_FOR = 4;

/**
 * Under a line so many words are shown of what follows it, and of what comes before it: XQuAD en and de, expected words in what is shown
 * .990 and .985 in 64 words, where whole passages have .995 and .990 in 114 (all questions with a line; n = 203 each). Two readers of 60
 * pairs found passages under a right line beside the point.
 */
export const UNDER_LINE = { words: 40 };

/** Words of what is shown of a comparison: where the book has both things together, and of each. */
export const COMPARED = { together: 110, each: 90 };
