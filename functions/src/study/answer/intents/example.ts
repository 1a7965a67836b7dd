/** "Give an example of X." */

import type { DraftAnswer } from '../../engine.ts';
import { exampleOf } from '../plan/nearby.ts';
import { fromBook, inSentences } from './from-book.ts';
import type { Source, Wanting } from './index.ts';

/** The sentences near where the book names X that open an example; else what it says of X. */
export function example(intent: Wanting<'example'>, source: Source): DraftAnswer {
  const groups = exampleOf(intent.of, source.index);
  return groups.length > 0 ? inSentences(groups, intent, source) : fromBook(intent, source);
}
