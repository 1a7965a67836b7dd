/** A decline that helps, whichever engine found no answer. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { languageOfQuestion } from '../../../language/detect.ts';
import type { DraftAnswer } from '../../engine.ts';
import type { Question } from '../../find/question.ts';
import { declineWith } from '../compose/decline.ts';
import { declining, repliesIn } from '../compose/talk.ts';
import { lookUp } from '../find/looked-up.ts';
import { nearestSections } from '../find/nearest.ts';
import type { Respelled } from '../question/spelling.ts';

interface Refused {
  book: Book;
  index: BookIndex;
  /** The question without its slips of the pen, where it may have some. */
  meant?: Respelled | null;
  /** Whether the engine answers in whatever language it is asked. */
  anyLanguage?: boolean;
}

/**
 * That the book does not say: what was looked for, what the question may have meant, which pages could not be read, and the
 * sections that come nearest.
 * @param text as it was asked
 */
export const refusalOf = (
  text: string,
  asked: Question,
  { book, index, meant = null, anyLanguage = false }: Refused,
): DraftAnswer =>
  declineWith(
    declining(text, asked, book, index, meant, anyLanguage),
    nearestSections(lookUp(asked, index).ranked, asked.weights, index),
    repliesIn(languageOfQuestion(text, book.language)).nearest,
  );
