/**
 * Every number of the search that is not fitted, with the figure that chose it. Fitted weights are in `model.json`
 * (`tools/fit/ranking.ts`); thresholds of the reply's states are there too, with what they give on the data they were chosen on.
 */

/** Framing words ("explain", "role") say little, but what little they say may break a tie. */
export const FRAME_WEIGHT = 0.15;
/** Of a word that the book has in another form only, the word itself still counts this share of what the form leaves. */
export const INSTEAD = 1;
/** A term in a fifth of a book's passages is what all of it is about. */
export const IN_MOST_OF_THE_BOOK = 0.2;

/** Passages that are retrieved. */
export const RETRIEVED = 16;
/** Sentences on either side that are looked at together with one. */
export const AROUND = 2;
/** Of so many best passages, those within so many of the very best are its topic. */
export const FOCUSED = 6;
export const NEIGHBOURS = 10;
/** More mentions than this tell nothing new about where a subject is defined, and cost time. */
export const MOST_MENTIONS = 1_500;
export const MENTIONS_LOOKED_AT = 60;
/** A title that has this much of a question is about it; a section says what it is about in its first sentences. */
export const TITLE_OPENING = { least: 0.36, sentences: 8 };
/** A definition has so many words at least; "One of them is called closure." only announces one. */
export const LEAST_DEFINITION_WORDS = 9;

/**
 * Passages as they are shown: a list has so many items at most; a lead-in that does not announce has so many words at most; a
 * paragraph of fewer words takes the next one along.
 */
export const UNIT = { items: 12, leadInWords: 40, shortWords: 25 };
/** Passages are gathered around so many of the likeliest sentences. */
export const SENTENCES_OF_PASSAGES = 30;

/**
 * What is shown before a press: passages, words in all, and of the first one; of so many likeliest, those at least `share` as likely as the
 * likeliest. Where no other is, the first has all of the words, and a list may have them. Half of the expected words, 270 questions of two
 * textbooks with choices: in what is shown .593 (first of 170 words), .601 (190), .616 (210), .593 (225).
 */
export const SHOWN = { passages: 3, words: 250, firstWords: 210, leastWords: 20, lookedAt: 8, share: 0.1 };
/**
 * What of a section is shown around a sentence: this much is worth that all of it is of the sentence's paragraph, in shares of the
 * likelihood; a window whose part `before` the sentence isn't this share of it loses so much at most, and one that is full loses as much
 * as each `word` of it costs. Of 103 pieces of answers that 100
 * questions of strangers missed 60 stood in the section of a shown sentence, 35 of them within 120 words, 5 in its paragraph.
 */
export const WINDOW = { inside: 0.7, balance: 0.07, before: 1 / 3, word: 0.3 };

/** Of the likeliest sentences that name a subject, so many are looked at for its definition. */
export const DEFINING_LOOKED_AT = 8;
/**
 * From these log-odds on a definition's passage comes first: half of a glossary's words in line and first passage .765 → .788 and .715 →
 * .745 (psychology, sociology, 463 and 534 terms).
 */
export const DEFINITION_LEADS = -1.5;

/** The line has so many words at most. */
export const LINE = { words: 60 };
/**
 * A list that is asked for is the line from this share on, from `counted` on where the question says how many things it asks for and the
 * book has as many; in so many words at most. By eye, on 46 questions for lists (`evals/ratings`): 4 lines, 4 right; one before, its lead-in
 * alone. Sentences that string things together where no number was asked for: 2 of 6 right.
 */
export const LIST_LINE = { share: 0.45, counted: 0.3, words: 110 };

/**
 * What a follow-up takes from the question before counts this much of what it asks itself; a question with so many terms of its own
 * takes nothing.
 */
export const FOLLOW_UP = { inherited: 0.6, ownTerms: 3 };

/**
 * A question of which the book has less than half (by weight) is not shown an answer: 13 of 1,762 that a book answers are such (9 of
 * them found), 374 of 882 asked of a book without their chapter, 175 of 531 foreign ones.
 */
export const MOSTLY_UNKNOWN = 0.5;

/** Near a question that nothing answers, so many passages are shown. */
export const NEAR = 2;
