/** Hints for a question of a marked attempt, or of a quiz that is taken for practice. */
import type { Hint } from '../../contract/hints.ts';
import { languageOf } from '../../language/detect.ts';
import { packCodeOf } from '../../language/packs/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Attempt } from '../../stores/attempts.ts';
import { booksNamed } from '../../stores/documents.ts';
import { openQuiz } from '../../stores/quizzes.ts';
import { hintsFor } from '../../study/hints/ladder.ts';
import { chapterOf } from './mark.ts';
import { askedIn, openMarked, type QuestionOf } from './question.ts';

/** @throws AppError `not_found` (attempt), `invalid` while it is unmarked, or has no such question */
export const attemptHints = async (uid: string, id: string, item: QuestionOf): Promise<{ hints: Hint[] }> =>
  hintsIn(uid, await openMarked(uid, id), item);

/** @throws AppError `not_found` (quiz), `invalid` where it is not for practice, or has no such question */
export async function quizHints(uid: string, id: string, item: QuestionOf): Promise<{ hints: Hint[] }> {
  const quiz = await openQuiz(uid, id);
  if (!quiz.practice)
    throw new AppError('invalid', 'There are hints where you practise what you missed, not in a quiz.');
  return hintsIn(uid, quiz, item);
}

async function hintsIn(
  uid: string,
  asked: Pick<Attempt, 'questions' | 'chapters' | 'pdf_id'>,
  item: QuestionOf,
): Promise<{ hints: Hint[] }> {
  const { question, answer, evidence } = askedIn(asked, item);
  const chapter = inOneChapter(asked) ? null : (chapterOf(asked.chapters, evidence[0]?.page)?.title ?? null);
  const book = (await booksNamed(uid, [asked.pdf_id])).get(asked.pdf_id);
  const language = packCodeOf(book?.language ?? languageOf(evidence.map(({ quote }) => quote).join(' ')));
  return { hints: hintsFor({ question, answer, evidence, chapter, language }) };
}

/** Whether all of it stands in one chapter: naming that would say nothing. */
function inOneChapter({ questions: { mcqs, saqs, laqs }, chapters }: Pick<Attempt, 'questions' | 'chapters'>): boolean {
  const places = [...mcqs, ...saqs].map(({ evidence }) => evidence).concat(laqs.map(({ evidence }) => evidence?.[0]));
  return new Set(places.flatMap((place) => chapterOf(chapters, place?.page)?.from ?? [])).size <= 1;
}
