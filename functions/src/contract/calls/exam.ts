/** Exams and the days up to them. */
import { Exam, ExamRequest, Exams, ExamsQuery } from '../exam.ts';
import { type Call, call, Done } from './call.ts';

export const examCalls = {
  /** The exams with their plans: made anew at each look, so that a day that was missed is dealt out over those that are left. */
  'exam.list': call({
    method: 'GET',
    path: '/exam/list',
    auth: 'student',
    pace: 'reading',
    query: ExamsQuery,
    response: Exams,
  }),

  'exam.create': call({
    method: 'POST',
    path: '/exam',
    auth: 'student',
    pace: 'changing',
    query: ExamsQuery,
    body: ExamRequest,
    response: Exam,
  }),

  'exam.change': call({
    method: 'PATCH',
    path: '/exam/:id',
    auth: 'student',
    pace: 'changing',
    query: ExamsQuery,
    body: ExamRequest,
    response: Exam,
  }),

  'exam.delete': call({ method: 'DELETE', path: '/exam/:id', auth: 'student', pace: 'changing', response: Done }),
} satisfies Record<string, Call>;
