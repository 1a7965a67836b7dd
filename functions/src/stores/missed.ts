/** Which questions a student missed. */
import type { Evidence } from '../contract/evidence.ts';
import { countsAsCorrect, type ItemResult } from '../contract/quiz.ts';
import type { Attempt } from './attempts.ts';

/** A question that counted as wrong when it was last asked. */
export interface Missed {
  pdf_id: string;
  /** The book's, as it was called then. */
  title: string;
  question: string;
  /** First page of the chapter it stands in; null where that is not known. */
  chapter: number | null;
  /** The book's words it rests on, verified when the question was written. */
  evidence: Evidence | null;
  /** What was answered, what would have been right, and why it counted as wrong. */
  marked: { own: string; right: string; reason: string | null };
}

/** Questions that counted as wrong when they were last asked in these attempts (newest first); the newest first. */
export function missedIn(attempts: readonly Attempt[]): Missed[] {
  const settled = new Set<string>();
  return attempts.flatMap((attempt) =>
    itemsOf(attempt).flatMap(({ question, evidence, result, ...given }): Missed[] => {
      const key = JSON.stringify([attempt.pdf_id, question]);
      if (settled.has(key)) return [];
      settled.add(key);
      if (countsAsCorrect(result)) return [];
      const chapter = evidence ? attempt.chapters.findLast(({ from }) => from <= evidence.page) : undefined;
      const { pdf_id, title } = attempt;
      const marked = { ...given, reason: result.second?.reason ?? result.reason ?? given.reason };
      return [{ pdf_id, title, question, evidence: evidence ?? null, chapter: chapter?.from ?? null, marked }];
    }),
  );
}

interface Item {
  question: string;
  evidence: Evidence | undefined;
  own: string;
  right: string;
  reason: string | null;
  result: ItemResult;
}

function itemsOf({ questions: { mcqs, saqs, laqs }, answers, results }: Attempt): Item[] {
  if (!results) return [];
  const items = [
    ...mcqs.map(({ question, evidence, options, answer_index, explanation }, i) => ({
      ...{ question, evidence, own: options[answers.mcq[i] ?? -1] ?? '', right: options[answer_index] ?? '' },
      ...{ reason: explanation, result: results.mcq[i] },
    })),
    ...saqs.map(({ question, evidence, answer }, i) => ({
      ...{ question, evidence, own: answers.saq[i] ?? '', right: answer, reason: null, result: results.saq[i] },
    })),
    ...laqs.map(({ question, evidence, answer_outline }, i) => ({
      ...{ question, evidence: evidence?.[0], own: answers.laq[i] ?? '', right: answer_outline.join(' ') },
      ...{ reason: null, result: results.laq[i] },
    })),
  ];
  return items.flatMap(({ result, ...item }) => (result ? [{ ...item, result }] : []));
}
