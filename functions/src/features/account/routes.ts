import { READING_COST } from '../../contract/limits.ts';
import { bearer } from '../../http/identify.ts';
import { serveGroup } from '../../http/serve.ts';
import { keepPace } from '../../stores/pace.ts';
import { listQuizzes } from '../../stores/quizzes.ts';
import { closeAccount } from './close.ts';

export const serve = serveGroup('account', {
  'account.delete': async ({ student, header }) => {
    await closeAccount(student.uid, bearer(header('authorization')));
    return { ok: true };
  },
  'account.quizzes': async ({ student, query }) => {
    await keepPace(student.uid, 'reading', READING_COST.quizzes);
    return listQuizzes(student.uid, query.after);
  },
});
