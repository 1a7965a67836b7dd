/** Quizzes out of old attempts: once more, or only what was missed. */
import { isToReview, type PractiseRequest, type Questions } from '../../contract/quiz.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { latestMarkedOn, openAttempt } from '../../stores/attempts.ts';
import { openDocument } from '../../stores/documents.ts';
import { createQuiz, madeBefore, madeFor, type StoredQuiz } from '../../stores/quizzes.ts';
import { readBookTotals } from '../../stores/score-totals.ts';
import { confidentMistakes, MOST_AT_ONCE, reordered, stillMissed, weakestFirst } from './missed-again.ts';

/** Attempts at a book that are looked through for what was missed: each holds a whole quiz. */
const ATTEMPTS = 20;

/** What a new quiz is made of: the questions to ask again, and what of the old quizzes goes on with them. */
interface Again extends Pick<StoredQuiz, 'pdf_id' | 'title' | 'chapters'> {
  chosen: Questions;
  /** Those of them that the student was sure of and got wrong. */
  sureOf: ReadonlySet<string>;
}

/**
 * Stores a new quiz with the questions of an attempt, or with what was missed in a book, their options in another order; the
 * book need not be there any more. What was missed, whole or in a part, is asked as it was asked then, and nothing else; of
 * many questions a few, what the student was sure of first, then the weakest chapters.
 * @throws AppError `not_found`, `invalid` where nothing was missed or the attempt isn't marked yet
 */
export async function practise(
  uid: string,
  wanted: PractiseRequest,
  key: string | undefined,
): Promise<StoredQuiz & { id: string }> {
  const { chosen, sureOf, ...kept } =
    'attempt_id' in wanted
      ? await ofAttempt(uid, wanted.attempt_id, wanted.which)
      : await missedInBook(uid, wanted.pdf_id);
  const id = key === undefined ? newId() : derivedId('quiz', uid, key);
  const made_for = madeFor(
    'attempt_id' in wanted ? { attemptId: wanted.attempt_id, which: wanted.which } : { missedIn: wanted.pdf_id },
  );
  const known = key === undefined ? null : await madeBefore(uid, id, made_for);
  if (known) return { id, ...known };
  const few = wanted.which === 'all' ? chosen : await fewOf(uid, chosen, { ...kept, sureOf, seed: id });
  const left = countOf(chosen) - countOf(few);
  const notes = left > 0 ? [LEFT(countOf(few), countOf(chosen), sureOf.size > 0)] : [];
  const quiz = {
    ...kept,
    created_at: now(),
    questions: reordered(few, id),
    notes,
    attempt_id: null,
    made_for,
    ...(wanted.which === 'missed' && { practice: true as const }),
  };
  return { id, ...(await createQuiz(uid, id, quiz, false)) };
}

/** All questions of an attempt, or those that were missed. @throws AppError `invalid` where there are none */
async function ofAttempt(uid: string, attemptId: string, which: 'all' | 'missed'): Promise<Again> {
  const attempt = await openAttempt(uid, attemptId);
  const { questions, results, pdf_id, title, chapters } = attempt;
  if (which === 'missed' && !results) {
    throw new AppError('invalid', 'This attempt is not marked yet, so what was missed is not known. Mark it first.');
  }
  const missed = <T>(items: readonly T[], marks: { is_correct: boolean }[] | undefined): T[] =>
    items.filter((_item, i) => which === 'all' || !marks?.[i] || isToReview(marks[i]));
  const chosen = {
    mcqs: missed(questions.mcqs, results?.mcq),
    saqs: missed(questions.saqs, results?.saq),
    laqs: missed(questions.laqs, results?.laq),
  };
  if (countOf(chosen) === 0) {
    throw new AppError('invalid', 'Nothing was missed in this attempt: there is nothing to practise again.');
  }
  return { chosen, sureOf: confidentMistakes([attempt]), pdf_id, title, chapters };
}

/** What was missed in a book when it was last asked. @throws AppError `not_found`, `invalid` where there is nothing */
async function missedInBook(uid: string, pdfId: string): Promise<Again> {
  const attempts = await latestMarkedOn(uid, pdfId, ATTEMPTS);
  const [latest] = attempts;
  // The attempts outlive their book; without any the book itself must be there.
  if (!latest) await openDocument(uid, pdfId);
  const chosen = stillMissed(attempts);
  if (!latest || countOf(chosen) === 0) {
    throw new AppError('invalid', 'Nothing is left to practise: you got right what you had missed in this book.');
  }
  const { title, chapters } = latest;
  return { chosen, sureOf: confidentMistakes(attempts), pdf_id: pdfId, title, chapters };
}

const LEFT = (asked: number, missed: number, sure: boolean) =>
  `These are ${asked} of the ${missed} questions you missed, ${sure ? 'what you were sure of first, then your weakest chapters' : 'from your weakest chapters first'}. At most ${MOST_AT_ONCE} come at once: practise again for more.`;

const countOf = ({ mcqs, saqs, laqs }: Questions) => mcqs.length + saqs.length + laqs.length;

interface Of extends Pick<StoredQuiz, 'pdf_id' | 'chapters'>, Pick<Again, 'sureOf'> {
  seed: string;
}

/** A few of the missed questions. */
async function fewOf(uid: string, missed: Questions, { pdf_id, chapters, sureOf, seed }: Of): Promise<Questions> {
  const totals = await readBookTotals(uid);
  const own = totals.find((book) => book.pdf_id === pdf_id)?.chapters ?? {};
  const shareOf = (from: number) => {
    const sum = own[String(from)];
    return sum && sum.attempted > 0 ? sum.correct / sum.attempted : null;
  };
  return weakestFirst(missed, { chapters, shareOf, sureOf }, seed);
}
