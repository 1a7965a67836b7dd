/** What every form of question is made of. */

import { pageOf } from '../../../book/pages.ts';
import { pageName } from '../../../contract/page-names.ts';
import type { Thinking } from '../../../contract/quiz.ts';
import type { ClaimedQuote, DraftLaq, DraftMcq, DraftSaq } from '../../engine.ts';
import { CrossQuestionConflicts } from '../../gate/cross-question-conflicts.ts';
import { framed, type QuizContext } from '../context.ts';

/** What the questions of a quiz so far show as options. */
export type Shown = Pick<CrossQuestionConflicts, 'isKey' | 'uses'>;
/** Of a question that stands by itself. */
export const NOTHING_SHOWN: Shown = new CrossQuestionConflicts();

/** A question that could be asked, worked out when its turn comes. */
export interface Candidate<D> {
  /** Its name is stored with the question. */
  form: string;
  chapter: number;
  /** Higher is more worth asking; about 1 to 9. */
  score: number;
  /** Keys of what it asks for: a quiz asks for each once. */
  about: readonly string[];
  /** The same as the book words it, to be found in the questions of earlier quizzes. */
  names: readonly string[];
  /** The draft, or null where it cannot be asked well. `random`: numbers from 0 to 1; `shown`: what the quiz shows so far. */
  draft: (random: () => number, shown: Shown) => D | null;
}

export interface Form<D> {
  level: Thinking;
  /** How many questions of a quiz of so many may be of this form; left out: all. */
  most?: (count: number) => number;
  candidates: (context: QuizContext) => Candidate<D>[];
}

export type McqForm = Form<DraftMcq>;
export type SaqForm = Form<DraftSaq>;
export type LaqForm = Form<DraftLaq>;

/** Why the right option is right: the book's words and where they stand. */
export const because = ({ book, frames }: QuizContext, ...quotes: readonly ClaimedQuote[]): string =>
  quotes
    .map(({ page, quote }) => framed(frames.because, pageName(page, pageOf(book, page)?.label, 'within'), quote))
    .join(' ');

/** "A, B and C". */
export function enumerated({ frames }: Pick<QuizContext, 'frames'>, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : framed(frames.and, items.slice(0, -1).join(frames.comma), last);
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
