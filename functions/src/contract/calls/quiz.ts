/** Quizzes: writing and reading them. */
import { GenerateQuery, PractiseRequest, Quiz, StoredQuiz } from '../quiz.ts';
import { type Call, call } from './call.ts';

export const quizCalls = {
  'quiz.generate': call({
    method: 'POST',
    path: '/quiz/generate',
    auth: 'student',
    pace: 'quizzes',
    query: GenerateQuery,
    response: Quiz,
  }),

  'quiz.practise': call({
    method: 'POST',
    path: '/quiz/practise',
    auth: 'student',
    pace: 'quizzes',
    body: PractiseRequest,
    response: Quiz,
  }),

  'quiz.get': call({ method: 'GET', path: '/quiz/:id', auth: 'student', pace: 'reading', response: StoredQuiz }),
} satisfies Record<string, Call>;
