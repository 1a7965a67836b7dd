/** Handing in: the answers are stored first, marked by one, counted once, whoever sends them how often. */
import type { Answers, Confidences, Helped, SubmitResponse } from '../../contract/quiz.ts';
import { now } from '../../platform/clock.ts';
import { retryOnConflict } from '../../platform/compare-and-set.ts';
import { AppError, notFound, unavailable } from '../../platform/errors.ts';
import { derivedId, fingerprint } from '../../platform/ids.ts';
import { withLease } from '../../platform/lease.ts';
import { describeError, log } from '../../platform/log.ts';
import {
  type Attempt,
  attemptRef,
  changeAttempt,
  findAttempt,
  packedAttempt,
  parseAttempt,
  type StoredAttempt,
} from '../../stores/attempts.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { openQuiz } from '../../stores/quizzes.ts';
import type { StudyEngine } from '../../study/engine.ts';
import { engineFor } from '../../study/engines.ts';
import { confidencesIn, helpedIn } from './confidence.ts';
import { type Came, correctOf, gainsOf, markAll, refuseUnasked, sumOf, totals } from './mark.ts';

/** How often one who waits for another's marking looks, and how long at most (ms; Hosting gives up at 60 s). */
const LOOK_EVERY_MS = 200;
const WAIT_MS = 45_000;

const sorted = (answers: Record<string, unknown>) =>
  Object.entries(answers).toSorted(([a], [b]) => Number(a) - Number(b));
/** The same answers have the same hash, in whatever order they were written. */
const hashOf = ({ mcq, saq, laq }: Answers): string =>
  fingerprint(Buffer.from(JSON.stringify([mcq, saq, laq].map(sorted))));

/**
 * Hands in a quiz. The same key, or without one the same answers, is the same attempt.
 * @param said how sure the student was, and the hints that were taken; of an attempt that is there already what was said first stays
 * @throws AppError `not_found`, `invalid` for what was not asked, `key_reused`, `unavailable` where it is stored but could not be marked
 */
export async function submit(
  uid: string,
  quizId: string,
  answers: Answers,
  key: string | undefined,
  said: { confidence?: Confidences | undefined; helped?: Helped | undefined } = {},
): Promise<SubmitResponse> {
  const quiz = await openQuiz(uid, quizId);
  refuseUnasked(quiz.questions, answers, [said.confidence, said.helped]);
  const answersHash = hashOf(answers);
  const confidence = confidencesIn(answers, said.confidence);
  const helped = quiz.practice && helpedIn(said.helped);
  const id = key === undefined ? derivedId('answers', quizId, answersHash) : derivedId('attempt', uid, key);
  const known = await findAttempt(uid, id);
  if (!known) {
    const { pdf_id, title, questions, chapters } = quiz;
    await store(uid, id, {
      quiz_id: quizId,
      pdf_id,
      title,
      questions,
      chapters,
      created_at: now(),
      status: 'unmarked',
      answers_hash: answersHash,
      answers,
      ...(confidence && { confidence }),
      ...(helped && { helped }),
      results: null,
      correct: null,
      total: totals(questions),
      marking: null,
    });
  } else if (!isSame(known, { quiz_id: quizId, answers_hash: answersHash })) {
    throw keyReused();
  }
  return replyOf(known?.results ? known : await markAttempt(uid, id));
}

type Identity = Pick<StoredAttempt, 'quiz_id' | 'answers_hash'>;
const isSame = (a: Identity, b: Identity) => a.quiz_id === b.quiz_id && a.answers_hash === b.answers_hash;

const keyReused = () =>
  new AppError('key_reused', 'This quiz was handed in before with other answers. Open it again to take it once more.');

/** Stores an attempt unless another call with the same id was quicker. */
async function store(uid: string, id: string, attempt: StoredAttempt): Promise<void> {
  await retryOnConflict(async () => {
    try {
      await attemptRef(uid, id).create(packedAttempt(attempt));
    } catch (error) {
      // Of many creators at once the emulator may refuse all: what matters is that one of them is there.
      const there = await findAttempt(uid, id);
      if (!there) throw error;
      if (!isSame(there, attempt)) throw keyReused();
    }
  });
}

/**
 * Marks a stored attempt, or waits for whoever is marking it.
 * @throws AppError `not_found`, `unavailable` where it could not be marked; it stays stored and can be marked again
 */
export function markAttempt(uid: string, id: string): Promise<Attempt> {
  const engine = engineFor(modelBudgetOf(uid));
  const seen = (data: unknown) => {
    if (data === undefined) throw notFound('attempt');
    const attempt = parseAttempt(id, data);
    return attempt.results ? attempt : null;
  };
  return withLease(
    attemptRef(uid, id),
    { field: 'marking', seen, waitMs: WAIT_MS, lookEveryMs: LOOK_EVERY_MS, busy: () => notMarked(undefined) },
    (_call, data) => markAndStore(engine, uid, parseAttempt(id, data)),
  );
}

const notMarked = (cause: unknown) =>
  new AppError(
    'unavailable',
    'Your answers are saved, but they could not be marked just now. Try again in a moment: nothing has to be typed again.',
    { cause },
  );

/** Marks an attempt and stores its marks, unless another call's are there by now. */
async function markAndStore(engine: StudyEngine, uid: string, attempt: Attempt): Promise<Attempt> {
  try {
    const { results, came, failure } = await markAll(engine, attempt);
    if (!results) {
      await keep(uid, attempt.id, came);
      throw failure ?? new Error('an answer could not be decided');
    }
    return await changeAttempt(uid, attempt.id, (stored) => {
      if (stored.results) return { result: stored };
      const { came: _, ...rest } = stored;
      const marks = { status: 'marked' as const, results, correct: correctOf(results), marking: null };
      const marked = { ...rest, ...marks };
      return { result: marked, attempt: marked, gains: gainsOf(stored, results), marked: true };
    });
  } catch (error) {
    log('ERROR', 'marking failed', describeError(error));
    throw error instanceof AppError ? error : notMarked(error);
  }
}

/** Keeps what came of a marking that is not whole: it was paid for, and the next try asks for the rest alone. */
const keep = (uid: string, id: string, came: Came): Promise<null> =>
  changeAttempt(uid, id, ({ id: _, ...stored }) =>
    stored.results ? { result: null } : { result: null, attempt: { ...stored, came } },
  );

function replyOf({ id, results, correct, total }: Attempt): SubmitResponse {
  if (!results || !correct) throw unavailable(undefined);
  const score = sumOf(correct);
  const all = sumOf(total);
  return { score, total: all, pct: all === 0 ? 0 : (score / all) * 100, results, attempt_id: id };
}
