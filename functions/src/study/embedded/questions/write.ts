/** The embedded engine's question writer. */
import { proseOf } from '../../../book/sentences.ts';
import type { DraftQuestions, QuestionsInput } from '../../engine.ts';
import { englishQuestions } from './english.ts';
import { gapQuestions } from './gaps/questions.ts';

/** A form or a leaf with fewer sentences than this is nothing to be examined on. */
const LEAST_PROSE = 15;

/**
 * Drafts questions from a book, best first and spread over its chapters; the same seed drafts the same.
 * Books in English get questions in sentences of their own; others get gaps in the book's sentences.
 */
export function writeQuestions(input: QuestionsInput): DraftQuestions {
  if (proseOf(input.book).length < LEAST_PROSE) return { mcqs: [], saqs: [], laqs: [], notes: [] };
  const language = input.book.language?.split('-')[0]?.toLowerCase() ?? 'en';
  if (language === 'en') return englishQuestions(input);
  return gapQuestions(input, language);
}
