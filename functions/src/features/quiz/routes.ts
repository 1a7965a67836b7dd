import type { Quiz } from '../../contract/quiz.ts';
import { serveGroup } from '../../http/serve.ts';
import { openQuiz, type StoredQuiz } from '../../stores/quizzes.ts';
import { practise } from './practise.ts';

const shown = ({ id, questions, notes, practice }: StoredQuiz & { id: string }): Quiz => ({
  ...{ quiz_id: id, questions, notes },
  ...(practice && { practice }),
});

/** What writes quizzes is loaded by the first that is asked for. */
export const serve = serveGroup('quiz', {
  'quiz.generate': async ({ student, query, idempotencyKey, signal }) =>
    shown(await (await import('./generate.ts')).generateQuiz(student.uid, query, idempotencyKey(), signal)),
  'quiz.practise': async ({ student, body, idempotencyKey }) =>
    shown(await practise(student.uid, body, idempotencyKey())),
  'quiz.get': async ({ student, params }) => {
    const { chapters: _, made_for: __, ...quiz } = await openQuiz(student.uid, params.id);
    return { quiz_id: params.id, ...quiz };
  },
});
