/** "What is X and how is it different from Y?" */

import type { DraftAnswer } from '../../engine.ts';
import { chooseForPart } from '../plan/choose.ts';
import { fromBook, inSentences } from './from-book.ts';
import type { Source, Wanting } from './index.ts';

/** Both questions answered, the second about the first's subject; as one question where that finds nothing. */
export function twoInOne(intent: Wanting<'twoInOne'>, source: Source): DraftAnswer {
  const groups = chooseForPart(intent.text, source.index, source.facts);
  return groups?.length ? inSentences(groups, intent, source) : fromBook(intent, source);
}
