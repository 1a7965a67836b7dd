/** "Is it true that …?" */
import type { DraftAnswer } from '../../engine.ts';
import { fromBook } from './from-book.ts';
import type { Source, Wanting } from './index.ts';

/** What the book says of the statement, for the student to judge by: the words that only ask for a verdict are not looked for. */
export const verdict = (intent: Wanting<'verdict'>, source: Source): DraftAnswer => fromBook(intent, source);
