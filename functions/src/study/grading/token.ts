/** A word of a text as marking reads it. */
import type { Quantity } from './quantities.ts';

export interface Token {
  /** Lower case, one spelling for all apostrophes. */
  text: string;
  /** Where it stands in the text as given; `end` exclusive. */
  start: number;
  end: number;
  /** What it is compared by. */
  stem: string;
  kind: 'word' | 'number' | 'gram';
  quantity: Quantity | null;
  /** 0 for grammar, 1 for a full content word. */
  weight: number;
  negator: boolean;
  /** Under an odd number of negations. */
  denied: boolean;
  /** How often its statement denies something: once for "electricity" in "electricity cannot get out". */
  denials: number;
  /** Sentence number, and clause number counted over the whole text. */
  sentence: number;
  clause: number;
  /** Stands for its converse: its parts have changed places rightly. */
  turned?: boolean;
}
