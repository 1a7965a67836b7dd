/** Quizzes out of old attempts: once more, or only what was missed. */
import { countsAsCorrect } from '../../contract/quiz.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { openAttempt } from '../../stores/attempts.ts';
import { createQuiz, madeFor, type StoredQuiz } from '../../stores/quizzes.ts';

/**
 * Stores a new quiz with the questions of an attempt; the book need not be there any more.
 * @throws AppError `not_found`, `invalid` where nothing was missed or the attempt isn't marked yet
 */
export async function practise(
  uid: string,
  attemptId: string,
  which: 'all' | 'missed',
  key: string | undefined,
): Promise<StoredQuiz & { id: string }> {
  const { questions, results, quiz_id: _, ...attempt } = await openAttempt(uid, attemptId);
  if (which === 'missed' && !results) {
    throw new AppError('invalid', 'This attempt is not marked yet, so what was missed is not known. Mark it first.');
  }
  const missed = <T>(items: readonly T[], marks: { is_correct: boolean }[] | undefined): T[] =>
    items.filter((_item, i) => which === 'all' || !marks?.[i] || !countsAsCorrect(marks[i]));
  const chosen = {
    mcqs: missed(questions.mcqs, results?.mcq),
    saqs: missed(questions.saqs, results?.saq),
    laqs: missed(questions.laqs, results?.laq),
  };
  if (chosen.mcqs.length + chosen.saqs.length + chosen.laqs.length === 0) {
    throw new AppError('invalid', 'Nothing was missed in this attempt: there is nothing to practise again.');
  }
  const id = key === undefined ? newId() : derivedId('quiz', uid, key);
  const { pdf_id, title, chapters } = attempt;
  const made_for = madeFor({ attemptId, which });
  const quiz = { pdf_id, title, chapters, created_at: now(), questions: chosen, notes: [], attempt_id: null, made_for };
  return { id, ...(await createQuiz(uid, id, quiz, false)) };
}
