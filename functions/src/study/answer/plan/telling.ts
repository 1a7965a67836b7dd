/** What a sentence adds to an answer. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { Group } from '../compose/compose.ts';
import { ASKS_BACK, isTask, pointsElsewhere } from '../find/signs.ts';

/** A question, a task, or one that only sends the reader elsewhere is no answer, whatever words it has. */
export const tellsAnything = (text: string): boolean =>
  !isTask(text) && !ASKS_BACK.test(text) && !pointsElsewhere(text);

/** How many words a group has. */
export const wordsIn = ({ first, last }: Group, index: BookIndex): number =>
  index.sentences.slice(first, last + 1).reduce((sum, { text }) => sum + countWords(text), 0);
