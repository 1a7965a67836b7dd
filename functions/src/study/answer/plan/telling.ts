/** What a sentence adds to an answer. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { Group } from '../compose/compose.ts';

/** A question, a task, or one that only sends the reader elsewhere is no answer, whatever words it has. */
export const tellsAnything = (at: number, { traits }: BookIndex): boolean =>
  !traits.has(at, 'task') && !traits.has(at, 'asks') && !traits.has(at, 'elsewhere');

/** How many words a group has. */
export const wordsIn = ({ first, last }: Group, index: BookIndex): number =>
  index.sentences.slice(first, last + 1).reduce((sum, { text }) => sum + countWords(text), 0);
