/** What the model says of its own knowledge is marked as that. */

/** Comes before everything that is said without a book, as a note of ours. */
export const UNPROVED =
  '*Nothing of this is proved: it is in none of your books, and is only what the AI model says. Check it before you rely on it.*';
