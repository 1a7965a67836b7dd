/** Whether it serves, who is calling, and what becomes of their account. */
import * as z from 'zod/mini';
import { Health, OwnQuizzes, Student, VerifyRequest } from '../account.ts';
import { type Call, call, Done } from './call.ts';

export const accountCalls = {
  'health.get': call({
    method: 'GET',
    path: '/health',
    auth: 'anyone',
    query: z.object({ details: z.optional(z.literal('1')) }),
    response: Health,
  }),

  'auth.verify': call({ method: 'POST', path: '/auth/verify', auth: 'anyone', body: VerifyRequest, response: Student }),

  /** Everything of the student, for good. */
  'account.delete': call({ method: 'DELETE', path: '/account', auth: 'student', response: Done }),

  'account.quizzes': call({
    method: 'GET',
    path: '/account/quizzes',
    auth: 'student',
    pace: 'reading',
    query: z.object({ after: z.optional(z.string().check(z.maxLength(200))) }),
    response: OwnQuizzes,
  }),
} satisfies Record<string, Call>;
