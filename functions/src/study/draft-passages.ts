/** Passages of a book as an engine claims them, before they are proved. */
import type { PassageReply } from '../contract/passages.ts';

/** A passage of the book as an engine claims it: sentences that follow one another on its page. */
export interface DraftPassage {
  page: number;
  /** In order; `mark` of what answers best, `breaks` of what begins a line of its own. */
  pieces: readonly { text: string; mark?: true; breaks?: true }[];
  /** Written between two pieces of a line. */
  space: '' | ' ';
  /** Titles from the outermost section to the innermost. */
  section: readonly string[];
  kind: 'text' | 'list' | 'region';
}

/** What an engine found, as passages; proved and put together by `study/proof.ts`. */
export interface DraftPassages extends Pick<PassageReply, 'outline' | 'terms' | 'also' | 'looked_for'> {
  found: NonNullable<PassageReply['found']>;
  /** Markdown; `[n]` marks the n-th of the draft's `quotes`. */
  line?: string;
  passages: readonly DraftPassage[];
  /** What comes nearest where nothing answers. */
  near?: readonly DraftPassage[];
}
