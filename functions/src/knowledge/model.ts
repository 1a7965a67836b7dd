/** What a book knows: typed facts, each with the words it is read from. Pure data. */

/**
 * What a fact says, by kind:
 *
 * | kind | `subject` | `object` | `items` |
 * |---|---|---|---|
 * | `definition` | a term | what it means; where `link` is empty, a statement that explains the term inside it | |
 * | `abbreviation` | the short form | the long form | |
 * | `is-a` | a thing | what it is one of | |
 * | `part` | a whole | | its parts |
 * | `property` | a thing | what is told of it, with the number | |
 * | `cause` | what causes | what it brings about | |
 * | `purpose` | a thing | what it is for | |
 * | `step` | a process | | its steps, in order |
 * | `list` | what is listed, as its lead-in says | | the members |
 * | `contrast` | one side | the other side | |
 * | `example` | a concept | what exemplifies it | |
 * | `event` | who or what | what was done or happened | |
 * | `claim` | what it is about | what is claimed of it | |
 * | `work` | a person | what the person wrote, proposed or found, or the year it is cited by | |
 */
export const FACT_KINDS = [
  'definition',
  'abbreviation',
  'is-a',
  'part',
  'property',
  'cause',
  'purpose',
  'step',
  'list',
  'contrast',
  'example',
  'event',
  'claim',
  'work',
] as const;

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
  /** Years that are part of it. */
  years: readonly number[];
  /** The word that makes it a claim. */
  quantifier: Wording | null;
  quantity: Quantity | null;
  /** The sentence denies it: "is not a". */
  negated: boolean;
}

export interface Quantity {
  value: number;
  /** As printed after the number; empty for a bare count. */
  unit: string;
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
