/** Attempts: handing in, marks, and how it goes. */
import { Coverage, CoverageQuery } from '../coverage.ts';
import { Hints } from '../hints.ts';
import {
  AttemptDetail,
  DecideRequest,
  HintsQuery,
  Progress,
  ProgressChart,
  ProgressQuery,
  Retelling,
  RetellRequest,
  SecondMarkRequest,
} from '../progress.ts';
import { ItemResult, SubmitRequest, SubmitResponse } from '../quiz.ts';
import { ReviewsProgress, ReviewsQuery } from '../retention.ts';
import { type Call, call } from './call.ts';

export const progressCalls = {
  'progress.submit': call({
    method: 'POST',
    path: '/progress/submit',
    auth: 'student',
    pace: 'marking',
    body: SubmitRequest,
    response: SubmitResponse,
  }),

  'progress.get': call({
    method: 'GET',
    path: '/progress',
    auth: 'student',
    pace: 'reading',
    query: ProgressQuery,
    response: Progress,
  }),

  'progress.chart': call({
    method: 'GET',
    path: '/progress/chart',
    auth: 'student',
    pace: 'reading',
    response: ProgressChart,
  }),

  'progress.coverage': call({
    method: 'GET',
    path: '/progress/coverage',
    auth: 'student',
    pace: 'reading',
    query: CoverageQuery,
    response: Coverage,
  }),

  'progress.reviews': call({
    method: 'GET',
    path: '/progress/reviews',
    auth: 'student',
    pace: 'reading',
    query: ReviewsQuery,
    response: ReviewsProgress,
  }),

  'progress.attempt': call({
    method: 'GET',
    path: '/progress/attempt/:id',
    auth: 'student',
    pace: 'reading',
    response: AttemptDetail,
  }),

  'progress.mark': call({
    method: 'POST',
    path: '/progress/attempt/:id/mark',
    auth: 'student',
    pace: 'marking',
    response: AttemptDetail,
  }),

  'progress.second': call({
    method: 'POST',
    path: '/progress/attempt/:id/second',
    auth: 'student',
    pace: 'marking',
    body: SecondMarkRequest,
    response: ItemResult,
  }),

  /**
   * The student's decision on a mark that is `unsure`, made once: asked again, the reply is what was decided. The score and
   * the sums of Progress follow it. 400 where the mark is not unsure.
   */
  'progress.decide': call({
    method: 'POST',
    path: '/progress/attempt/:id/decide',
    auth: 'student',
    pace: 'marking',
    body: DecideRequest,
    response: ItemResult,
  }),

  /** The hints of one question of a marked attempt, all steps: none tells a content word of the answer. 400 while unmarked. */
  'progress.hints': call({
    method: 'GET',
    path: '/progress/attempt/:id/hints',
    auth: 'student',
    pace: 'reading',
    query: HintsQuery,
    response: Hints,
  }),

  /** The hints of one question of a quiz that is taken for practice, as above. 400 where it is not for practice. */
  'progress.quizHints': call({
    method: 'GET',
    path: '/progress/quiz/:id/hints',
    auth: 'student',
    pace: 'reading',
    query: HintsQuery,
    response: Hints,
  }),

  /**
   * Marks an answer that is said again in the student's own words, and keeps it beside the attempt: the latest of a question.
   * Marks and scores stay as they are. 400 while the attempt is unmarked.
   */
  'progress.retell': call({
    method: 'POST',
    path: '/progress/attempt/:id/retell',
    auth: 'student',
    pace: 'marking',
    body: RetellRequest,
    response: Retelling,
  }),
} satisfies Record<string, Call>;
