import type { AttemptDetail, AttemptSummary, ProgressChart } from '../../contract/progress.ts';
import { serveGroup } from '../../http/serve.ts';
import { type Attempt, type ListedAttempt, listAttempts, openAttempt } from '../../stores/attempts.ts';
import { titlesOf } from '../../stores/documents.ts';
import { readBookTotals, readOverallTotals } from '../../stores/score-totals.ts';
import { coverageOf } from './coverage.ts';
import { decide } from './decide.ts';
import { sumOf } from './mark.ts';
import { retell } from './retell.ts';
import { reviewsOf } from './reviews.ts';
import { markSecond } from './second.ts';
import { markAttempt, submit } from './submit.ts';

/** The same under their books' present titles; what a deleted book was called stays. */
async function underPresentTitles<T extends { pdf_id: string; title: string }>(uid: string, those: T[]): Promise<T[]> {
  const titles = await titlesOf(
    uid,
    those.map(({ pdf_id }) => pdf_id),
  );
  return those.map((one) => ({ ...one, title: titles.get(one.pdf_id) ?? one.title }));
}

/** Per cent with one decimal; 0 where nothing was attempted. */
const accuracy = (correct: number, attempted: number) =>
  attempted === 0 ? 0 : Math.round((correct / attempted) * 1_000) / 10;

const summary = ({ id, correct, total, ...attempt }: ListedAttempt): AttemptSummary => ({
  ...attempt,
  attempt_id: id,
  mcq_score: correct?.mcq ?? null,
  saq_score: correct?.saq ?? null,
  laq_score: correct?.laq ?? null,
  overall_score: correct && sumOf(correct),
  mcq_total: total.mcq,
  saq_total: total.saq,
  laq_total: total.laq,
  overall_total: sumOf(total),
});

async function detail(
  uid: string,
  { id, quiz_id, pdf_id, title, created_at, status, questions, answers, confidence, helped, retold, results }: Attempt,
): Promise<AttemptDetail> {
  return {
    attempt_id: id,
    quiz_id,
    pdf_id,
    title: (await titlesOf(uid, [pdf_id])).get(pdf_id) ?? title,
    created_at,
    status,
    questions,
    user_answers: answers,
    ...(confidence && { confidence }),
    ...(helped && { helped }),
    ...(retold && { retold }),
    results,
  };
}

const days = (byDay: Record<string, { attempted: number; correct: number }>) =>
  Object.entries(byDay)
    .map(([day, sums]) => ({ day, ...sums }))
    .toSorted((a, b) => a.day.localeCompare(b.day));

async function chart(uid: string): Promise<ProgressChart> {
  const [overall, totals] = await Promise.all([readOverallTotals(uid), readBookTotals(uid)]);
  const books = await underPresentTitles(uid, totals);
  return {
    days: days(overall.days),
    books: books
      .map((book) => ({
        ...book,
        days: days(book.days),
        chapters: Object.entries(book.chapters)
          .map(([from, sums]) => ({ ...sums, from: Number(from) }))
          .toSorted((a, b) => a.from - b.from),
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
  };
}

/** What knows languages is loaded by the first call that marks or gives a hint. */
export const serve = serveGroup('progress', {
  'progress.submit': ({ student, body, idempotencyKey }) =>
    submit(student.uid, body.quiz_id, body.answers, idempotencyKey(), {
      confidence: body.confidence,
      helped: body.helped,
    }),
  'progress.get': async ({ student, query }) => {
    const [overall, { attempts, more }] = await Promise.all([
      readOverallTotals(student.uid),
      listAttempts(student.uid, query.after),
    ]);
    return {
      overall_summary: {
        total_questions_attempted: overall.attempted,
        total_correct_answers: overall.correct,
        overall_accuracy_percentage: accuracy(overall.correct, overall.attempted),
        ...(overall.decided !== undefined && { decided_as_correct: overall.decided }),
      },
      attempts: (await underPresentTitles(student.uid, attempts)).map(summary),
      more,
    };
  },
  'progress.chart': ({ student }) => chart(student.uid),
  'progress.coverage': ({ student, query }) => coverageOf(student.uid, query.pdf_id),
  'progress.reviews': ({ student, query }) => reviewsOf(student.uid, query.offset),
  'progress.attempt': async ({ student, params }) => detail(student.uid, await openAttempt(student.uid, params.id)),
  'progress.mark': async ({ student, params }) => detail(student.uid, await markAttempt(student.uid, params.id)),
  'progress.second': ({ student, params, body }) => markSecond(student.uid, params.id, body.kind, body.index),
  'progress.decide': ({ student, params, body: { correct, ...item } }) => decide(student.uid, params.id, item, correct),
  'progress.hints': async ({ student, params, query }) =>
    (await import('./hints.ts')).attemptHints(student.uid, params.id, query),
  'progress.quizHints': async ({ student, params, query }) =>
    (await import('./hints.ts')).quizHints(student.uid, params.id, query),
  'progress.retell': ({ student, params, body: { answer, hints, ...item } }) =>
    retell(student.uid, params.id, item, { answer, hints }),
});
