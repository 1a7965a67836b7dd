import { serveGroup } from '../../http/serve.ts';
import { listSessions, readSession, sessions } from '../../stores/sessions.ts';
import { ask } from './ask.ts';

export const serve = serveGroup('revise', {
  'revise.ask': ({ student, body, idempotencyKey }) => ask(student.uid, body, idempotencyKey()),
  'revise.history': ({ student, query }) =>
    listSessions(student.uid, query.before, query.messages === 'none' ? 0 : undefined),
  'revise.session': ({ student, params, query }) => readSession(student.uid, params.id, query.before),
  'revise.delete': async ({ student, params }) => {
    await sessions.remove(student.uid, params.id);
    return { ok: true };
  },
});
