/** Marking a whole attempt from the server's own copy of its quiz. */
import {
  type Answers,
  awaitsDecision,
  countsAsCorrect,
  type ItemResult,
  type Laq,
  type Questions,
  type Results,
  type Saq,
} from '../../contract/quiz.ts';
import { AppError } from '../../platform/errors.ts';
import { ownTurn } from '../../platform/turns.ts';
import type { Counts, StoredAttempt } from '../../stores/attempts.ts';
import type { Chapter } from '../../stores/quizzes.ts';
import type { ScoreGain } from '../../stores/score-totals.ts';
import type { MarkInput, StudyEngine } from '../../study/engine.ts';

type Written = Pick<StoredAttempt, 'questions' | 'answers'>;

/** What is marked for a typed answer; `second`: by the other method. */
export function markInput(
  { questions, answers }: Written,
  kind: 'saq' | 'laq',
  index: number,
  second = false,
): MarkInput {
  const answer = answers[kind][String(index)] ?? '';
  const input = kind === 'saq' ? short(questions.saqs[index]) : long(questions.laqs[index]);
  return { ...input, answer, second };
}

const short = (saq: Saq | undefined) => ({
  question: saq?.question ?? '',
  rubric: { kind: 'reference' as const, references: saq ? [saq.answer] : [] },
  evidence: saq?.evidence ? [saq.evidence] : [],
});

const long = (laq: Laq | undefined) => ({
  question: laq?.question ?? '',
  rubric: { kind: 'outline' as const, entries: laq?.answer_outline ?? [] },
  evidence: laq?.evidence ?? [],
});

/** The mark of one typed answer by one method; null where the engine could not decide. A blank answer needs no engine. */
export async function markOnce(engine: StudyEngine, input: MarkInput): Promise<ItemResult | null> {
  const { gradeAnswer } = await import('../../study/marking/verdict.ts');
  // After the import: whoever waits for the same code to be loaded would go on in one turn with all the others.
  await ownTurn();
  return gradeAnswer(input, await engine.mark(input));
}

/** What of a marking is kept as the second one. */
export const secondOf = ({ is_correct, points, reason, unsure }: ItemResult): NonNullable<ItemResult['second']> => ({
  is_correct,
  ...(points && { points }),
  ...(reason && { reason }),
  ...(unsure && { unsure }),
});

/** What came of a marking that is not whole yet, by the number of the question. */
export type Came = NonNullable<StoredAttempt['came']>;

/**
 * Marks every answer: multiple choice by the key, typed answers point by point. What came of an earlier try is kept; only what
 * failed then is asked again.
 * @returns `results`: null where any answer could not be decided, half a mark is no mark; then `failure` may say why
 */
export async function markAll(
  engine: StudyEngine,
  attempt: Written & Pick<StoredAttempt, 'came'>,
): Promise<{ results: Results | null; came: Came; failure?: unknown }> {
  const { questions, answers } = attempt;
  const came: Came = { saq: { ...attempt.came?.saq }, laq: { ...attempt.came?.laq } };
  let failure: unknown;
  const typed = (kind: 'saq' | 'laq', items: readonly unknown[]) =>
    Promise.all(
      items.map(async (_, i) => {
        const known = came[kind][String(i)];
        if (known) return known;
        try {
          const result = await markOnce(engine, markInput(attempt, kind, i));
          if (result) came[kind][String(i)] = result;
          return result;
        } catch (error) {
          failure ??= error;
          return null;
        }
      }),
    );
  const [saq, laq] = await Promise.all([typed('saq', questions.saqs), typed('laq', questions.laqs)]);
  if (!whole(saq) || !whole(laq)) return { results: null, came, failure };
  const mcq = questions.mcqs.map(({ answer_index }, i) => ({ is_correct: answers.mcq[i] === answer_index }));
  return { results: { mcq, saq, laq }, came };
}

const whole = (results: (ItemResult | null)[]): results is ItemResult[] => !results.includes(null);

/** How many there are of each kind. */
export const totals = ({ mcqs, saqs, laqs }: Questions): Counts => ({
  mcq: mcqs.length,
  saq: saqs.length,
  laq: laqs.length,
});

/** How many of each kind count as correct. */
export const correctOf = ({ mcq, saq, laq }: Results): Counts => ({
  mcq: mcq.filter(countsAsCorrect).length,
  saq: saq.filter(countsAsCorrect).length,
  laq: laq.filter(countsAsCorrect).length,
});

export const sumOf = ({ mcq, saq, laq }: Counts): number => mcq + saq + laq;

/** The chapter that a question's evidence stands in. */
export function chapterOf(chapters: readonly Chapter[], page: number | undefined): Chapter | null {
  return page === undefined ? null : (chapters.findLast(({ from }) => from <= page) ?? null);
}

/**
 * What an attempt adds to the running sums: each question once, under its chapter. What the student is to decide counts in the
 * score and under no chapter: what one thinks of one's own answer says little of how a chapter stands.
 */
export function gainsOf(
  { questions, chapters }: Pick<StoredAttempt, 'questions' | 'chapters'>,
  results: Results,
): ScoreGain[] {
  const pages = {
    mcq: questions.mcqs.map(({ evidence }) => evidence?.page),
    saq: questions.saqs.map(({ evidence }) => evidence?.page),
    laq: questions.laqs.map(({ evidence }) => evidence?.[0]?.page),
  };
  return (['mcq', 'saq', 'laq'] as const).flatMap((kind) =>
    results[kind].map((result, i) => ({
      attempted: 1,
      correct: countsAsCorrect(result) ? 1 : 0,
      chapter: awaitsDecision(result) ? null : chapterOf(chapters, pages[kind][i]),
    })),
  );
}

/**
 * Refuses what was not asked: an answer to a question that the quiz has not, or an option that the question has not, and what was
 * said of such a question. No screen of ours sends it, so that it is a mistake, not a wrong answer.
 * @throws AppError `invalid`
 */
export function refuseUnasked(
  { mcqs, saqs, laqs }: Questions,
  answers: Answers,
  said: readonly (Record<keyof Answers, Record<string, unknown>> | undefined)[],
): void {
  const areAsked = [answers, ...said].every(
    (given) => given === undefined || (within(mcqs, given.mcq) && within(saqs, given.saq) && within(laqs, given.laq)),
  );
  const areOptions = Object.entries(answers.mcq).every(
    ([i, option]) => option < (mcqs[Number(i)]?.options.length ?? 0),
  );
  if (!areAsked || !areOptions)
    throw new AppError('invalid', 'These answers do not belong to this quiz. Open it again and hand it in from there.');
}

const within = (questions: readonly unknown[], given: Record<string, unknown>) =>
  Object.keys(given).every((i) => Number(i) < questions.length);
