/** Part `listing`: how a question asks for the members of something, and how a sentence strings them together. */

export interface Listing {
  /**
   * Asks for members: how many in the group `count`, where it says so, and what they are in the group `noun` ("List the four
   * *modalities* of regulation").
   */
  asks: readonly RegExp[];
  /** The numbers from two on, each with its forms: pieces of a pattern. */
  numbers: readonly string[];
  /** The words between the last two members: a piece of a pattern. */
  and: string;
  /** Words that members follow ("are", "include"): a piece of a pattern. */
  follows: string;
  /** "Both a and b": what two things begin with; a piece of a pattern. */
  both?: string;
  /** Nouns for kinds of things, any of which may stand for another ("types", "kinds"). */
  sorts?: readonly string[];
}
