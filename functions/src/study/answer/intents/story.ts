/** "What happens to Oliver?", "How does the Eldred case end?" */
import type { DraftAnswer } from '../../engine.ts';
import { storyOf } from '../plan/story.ts';
import { fromBook } from './from-book.ts';
import type { Source, Wanting } from './index.ts';
import { said } from './said.ts';

/** What the book tells of somebody, in its order; as any other question where it tells of nobody at length. */
export function story(intent: Wanting<'story'>, source: Source): DraftAnswer {
  const groups = storyOf(intent.of, intent.end, source.index, source.facts);
  return (groups.length > 0 ? said(groups, intent, source) : null) ?? fromBook(intent, source);
}
