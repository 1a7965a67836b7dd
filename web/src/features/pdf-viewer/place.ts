import type { Box } from '@contract/evidence.ts';

/** Where a citation or "Show in book" leads. */
export interface Place {
  page: number;
  /** The words there, to be marked; none where only the page is known. */
  boxes: readonly Box[];
  /** Said above the page where the words cannot be marked (`page`), or are an estimate. */
  state: 'marked' | 'page' | 'estimated';
  /** The one box frames a picture that was looked at: no words. */
  picture?: true | undefined;
  /** Whether the words answer isn't certain: their place is pointed at, the words are not marked. */
  unsure?: boolean;
}
