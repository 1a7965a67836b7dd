/** Quizzes out of old attempts: once more, or only what was missed. */
import { countsAsCorrect, type Questions } from '../../contract/quiz.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { openAttempt } from '../../stores/attempts.ts';
import { lazyKnowledge } from '../../stores/book-knowledge.ts';
import { createQuiz, earlierQuestions, madeBefore, madeFor, type StoredQuiz } from '../../stores/quizzes.ts';
import { readBookTotals } from '../../stores/score-totals.ts';
import { wholeBook } from '../../stores/whole-book.ts';
import { embedded } from '../../study/engines.ts';
import { gateQuestions } from '../../study/quiz/gate/index.ts';
import { inOtherWords, MOST_AT_ONCE, pagesOf, reordered, weakestFirst } from './missed-again.ts';

/** So many other questions on the missed pages are looked for, of each kind. */
const OTHERS = 20;

/**
 * Stores a new quiz with the questions of an attempt, their options in another order; the book need not be there any
 * more. Of what was missed it takes a few, those of the weakest chapters first, and asks otherwise where the book allows.
 * @throws AppError `not_found`, `invalid` where nothing was missed or the attempt isn't marked yet
 */
export async function practise(
  uid: string,
  attemptId: string,
  which: 'all' | 'missed',
  key: string | undefined,
  signal: AbortSignal,
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
  if (countOf(chosen) === 0) {
    throw new AppError('invalid', 'Nothing was missed in this attempt: there is nothing to practise again.');
  }
  const id = key === undefined ? newId() : derivedId('quiz', uid, key);
  const { pdf_id, title, chapters, facts } = attempt;
  const made_for = madeFor({ attemptId, which });
  const known = key === undefined ? null : await madeBefore(uid, id, made_for);
  if (known) return { id, ...known };
  const few = which === 'all' ? chosen : await fewOf(uid, chosen, { pdf_id, chapters, seed: id, signal });
  const left = countOf(chosen) - countOf(few);
  const notes = left > 0 ? [LEFT(countOf(few), countOf(chosen))] : [];
  const asked = reordered(few, id);
  const kept = { pdf_id, title, chapters, ...(facts && { facts }) };
  const quiz = { ...kept, created_at: now(), questions: asked, notes, attempt_id: null, made_for };
  return { id, ...(await createQuiz(uid, id, quiz, false)) };
}

const LEFT = (asked: number, missed: number) =>
  `These are ${asked} of the ${missed} questions you missed, from your weakest chapters first, in other words where the book allows. At most ${MOST_AT_ONCE} come at once: practise this attempt again for more.`;

const countOf = ({ mcqs, saqs, laqs }: Questions) => mcqs.length + saqs.length + laqs.length;

interface Of extends Pick<StoredQuiz, 'pdf_id' | 'chapters'> {
  seed: string;
  signal: AbortSignal;
}

/** A few of the missed questions, asked in another way where the book is there and says enough. */
async function fewOf(uid: string, missed: Questions, { pdf_id, chapters, seed, signal }: Of): Promise<Questions> {
  const totals = await readBookTotals(uid);
  const own = totals.find((book) => book.pdf_id === pdf_id)?.chapters ?? {};
  const shareOf = (from: number) => {
    const sum = own[String(from)];
    return sum && sum.attempted > 0 ? sum.correct / sum.attempted : null;
  };
  const few = weakestFirst(missed, { chapters, shareOf }, seed);
  return inOtherWords(few, await othersOn(uid, pdf_id, { missed: few, seed, signal }));
}

/** Questions on the pages of the missed ones that the student has not met; none where the book is gone or cannot be read now. */
async function othersOn(
  uid: string,
  pdfId: string,
  { missed, seed, signal }: { missed: Questions; seed: string; signal: AbortSignal },
): Promise<Questions> {
  try {
    const [{ book }, earlier] = await Promise.all([wholeBook(uid, pdfId, signal), earlierQuestions(uid, pdfId)]);
    const met = [...missed.mcqs, ...missed.saqs].map(({ question }) => question);
    const counts = { mcq: OTHERS, saq: OTHERS, laq: 0 };
    const knowledge = lazyKnowledge(uid, pdfId, book);
    const input = { book, knowledge, counts, seed, earlier: [...earlier, ...met], pages: pagesOf(missed) };
    return gateQuestions(await embedded.writeQuestions(input), input).questions;
  } catch (error) {
    if (error instanceof AppError) return { mcqs: [], saqs: [], laqs: [] };
    throw error;
  }
}
