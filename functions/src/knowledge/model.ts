/** What a book knows: typed facts, each with the words it is read from. Pure data. */

/**
 * What a fact says, by kind:
 *
 * | kind | `subject` | `object` | `items` |
 * |---|---|---|---|
 * | `definition` | a term | what it means; where `link` is empty, a statement that explains the term inside it | |
 * | `abbreviation` | the short form | the long form | |
 * | `step` | a process | | its steps, in order |
 * | `list` | what is listed, as its lead-in says | | the members |
 */
export const FACT_KINDS = ['definition', 'abbreviation', 'step', 'list'] as const;

export type FactKind = (typeof FACT_KINDS)[number];

/** Characters `[start, end)` of the text of a sentence, by its index in the sentences of the book. */
export interface Wording {
  sentence: number;
  start: number;
  end: number;
}

/** A fact as it is found and stored: places only, no words. */
export interface FactPlaces {
  kind: FactKind;
  subject: Wording;
  object: Wording | null;
  items: readonly Wording[];
  /** The words that join subject and object as the book has them: "is defined as", "leads to". */
  link: Wording | null;
  /** Under what the fact holds, as the sentence opens: "In mammals". */
  context: Wording | null;
  /** The sentences the fact is read from: `[first, last]`, mostly one. */
  first: number;
  last: number;
}

/** What the terms of a fact are looked up by; empty for a wording that is no term. */
export interface FactKeys {
  subject: string;
  object: string;
  items: readonly string[];
}

/** A fact as it is stored: with its keys, and how much it matters to its section (0 to 255). */
export interface StoredFact extends FactPlaces {
  keys: FactKeys;
  importance: number;
}
