import { bearer } from '../../http/identify.ts';
import { serveGroup } from '../../http/serve.ts';
import { listQuizzes } from '../../stores/quizzes.ts';
import { closeAccount } from './close.ts';

export const serve = serveGroup('account', {
  'account.delete': async ({ student, header }) => {
    await closeAccount(student.uid, bearer(header('authorization')));
    return { ok: true };
  },
  'account.quizzes': ({ student, query }) => listQuizzes(student.uid, query.after),
});
