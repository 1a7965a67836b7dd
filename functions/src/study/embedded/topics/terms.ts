/** Topics that a book's text names: the terms that it defines. */
import type { Book } from '../../../book/model.ts';
import { sentencesOf } from '../../../book/sentences.ts';
import { buildKnowledge } from '../../../knowledge/index.ts';
import { contextOf } from '../../quiz/context.ts';
import { termsOf } from '../../quiz/terms.ts';
import type { Candidate } from './candidate.ts';
import { standing } from './standing.ts';

/** What several words name is looked up more surely than what one does. */
const COMPOUND = 1;

/** The terms of a book that teaches them, with a score of about 1 to 6. */
export function termTopics(book: Book): Candidate[] {
  const context = contextOf({ book }, buildKnowledge(book, sentencesOf(book)));
  return termsOf(context).flatMap(({ text, quote, chapter, weight }) => {
    const topic = standing(quote.quote, text);
    const several = text.includes(' ') ? COMPOUND : 0;
    return topic && chapter >= 0 ? [{ topic, place: quote, chapter, score: weight + several }] : [];
  });
}
