/** Marking a whole attempt from the server's own copy of its quiz. */
import {
  type Answers,
  countsAsCorrect,
  type ItemResult,
  type Laq,
  type Questions,
  type Results,
  type Saq,
} from '../../contract/quiz.ts';
import type { Counts, StoredAttempt } from '../../stores/attempts.ts';
import type { Chapter } from '../../stores/quizzes.ts';
import type { ScoreGain } from '../../stores/score-totals.ts';
import type { MarkInput, StudyEngine } from '../../study/engine.ts';
import { gradeAnswer } from '../../study/marking/verdict.ts';

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
  return gradeAnswer(input, await engine.mark(input));
}

/** The mark of one typed answer; one that is unsure gets its second opinion unasked. Null where nothing could be decided. */
async function markTyped(engine: StudyEngine, input: MarkInput): Promise<ItemResult | null> {
  const first = await markOnce(engine, input);
  if (!first?.unsure) return first;
  const second = await markOnce(engine, { ...input, second: true });
  return second ? { ...first, second: secondOf(second) } : first;
}

/** What of a marking is kept as the second one. */
export const secondOf = ({ is_correct, points, reason }: ItemResult): NonNullable<ItemResult['second']> => ({
  is_correct,
  ...(points && { points }),
  ...(reason && { reason }),
});

/**
 * Marks every answer: multiple choice by the key, typed answers point by point.
 * @returns null where any answer could not be decided: half a mark is no mark
 */
export async function markAll(engine: StudyEngine, attempt: Written): Promise<Results | null> {
  const { questions, answers } = attempt;
  const typed = (kind: 'saq' | 'laq', items: readonly unknown[]) =>
    Promise.all(items.map((_, i) => markTyped(engine, markInput(attempt, kind, i))));
  const [saq, laq] = await Promise.all([typed('saq', questions.saqs), typed('laq', questions.laqs)]);
  if (!whole(saq) || !whole(laq)) return null;
  return {
    mcq: questions.mcqs.map(({ answer_index }, i) => ({ is_correct: answers.mcq[i] === answer_index })),
    saq,
    laq,
  };
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

/** What an attempt adds to the running sums: each question once, under its chapter. */
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
      chapter: chapterOf(chapters, pages[kind][i]),
    })),
  );
}

/** Only answers to questions that the quiz has, and only options that the question has, are kept. */
export function answersTo({ mcqs, saqs, laqs }: Questions, { mcq, saq, laq }: Answers): Answers {
  const known = <Q, A>(questions: readonly Q[], given: Record<string, A>, fits: (question: Q, answer: A) => boolean) =>
    Object.fromEntries(
      questions.flatMap((question, i) => {
        const answer = given[String(i)];
        return answer !== undefined && fits(question, answer) ? [[String(i), answer]] : [];
      }),
    );
  return {
    mcq: known(mcqs, mcq, ({ options }, option) => option < options.length),
    saq: known(saqs, saq, () => true),
    laq: known(laqs, laq, () => true),
  };
}
