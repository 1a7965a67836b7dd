/** One handler an intent. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import type { DraftAnswer, Turn } from '../../engine.ts';
import { declineWith } from '../compose/decline.ts';
import { repliesIn, talkReply } from '../compose/talk.ts';
import type { Goal, Intent } from '../interpret.ts';
import { aboutBook } from './about-book.ts';
import { comparison } from './comparison.ts';
import { example } from './example.ts';
import { followUp } from './follow-up.ts';
import { fromBook } from './from-book.ts';
import { story } from './story.ts';
import { summary } from './summary.ts';
import { twoInOne } from './two-in-one.ts';
import { verdict } from './verdict.ts';

/** What an intent is answered from. */
export interface Source {
  book: Book;
  index: BookIndex;
  history: readonly Turn[];
  /** What the book knows; null where it is still being read. */
  facts: KnowledgeBase | null;
  /** Where in the app a quiz on the book is set up. */
  quizAt?: string | undefined;
}

/** An intent of one goal. */
export type Wanting<G extends Goal['goal']> = Extract<Intent, { goal: G }>;

/** Answers an intent from the book alone, in its own sentences; declines, with no quote, where it does not say. */
export function answerIntent(intent: Intent, source: Source): DraftAnswer {
  switch (intent.goal) {
    case 'smallTalk':
      return { answer: talkReply(intent, source.quizAt), quotes: [], declined: false };
    case 'aboutBook':
      return aboutBook(intent, source);
    case 'summary':
      return summary(intent, source);
    case 'task':
      return declineWith(repliesIn(intent.language).task);
    case 'vague':
      return declineWith(repliesIn(intent.language).vague);
    case 'followUp':
      return followUp(intent, source);
    case 'twoInOne':
      return twoInOne(intent, source);
    case 'verdict':
      return verdict(intent, source);
    case 'comparison':
      return comparison(intent, source);
    case 'example':
      return example(intent, source);
    case 'story':
      return story(intent, source);
    case 'list':
    case 'definition':
    case 'fact':
    case 'reason':
    case 'other':
      return fromBook(intent, source);
  }
}
