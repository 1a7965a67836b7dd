import { READING_COST } from '../../contract/limits.ts';
import { stop } from '../../conversations/finish.ts';
import { serveGroup } from '../../http/serve.ts';
import { keepPace } from '../../stores/pace.ts';
import { listSessions, readSession, sessions } from '../../stores/sessions.ts';

/** What opens books is loaded by the first question. */
export const serve = serveGroup('revise', {
  'revise.ask': async ({ student, body, idempotencyKey, onPartialAnswer }) =>
    (await import('./ask.ts')).ask(student.uid, body, idempotencyKey(), onPartialAnswer),
  'revise.stop': async ({ student, body }) => {
    await stop(sessions, student.uid, body.key);
    return { ok: true };
  },
  'revise.history': async ({ student, query }) => {
    const bare = query.messages === 'none';
    if (!bare) await keepPace(student.uid, 'reading', READING_COST.history);
    return listSessions(student.uid, query.before, bare ? 0 : undefined);
  },
  'revise.session': ({ student, params, query }) => readSession(student.uid, params.id, query.before),
  'revise.delete': async ({ student, params }) => {
    await sessions.remove(student.uid, params.id);
    return { ok: true };
  },
});
