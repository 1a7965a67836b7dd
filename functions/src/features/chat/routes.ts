import { stop } from '../../conversations/finish.ts';
import { serveGroup } from '../../http/serve.ts';
import { chats, listChats, readChat } from '../../stores/chats.ts';

/** What opens books is loaded by the first call that does: lists and messages need none of it. */
export const serve = serveGroup('chat', {
  'chat.ask': async ({ student, body, idempotencyKey, ...client }) =>
    (await import('./ask.ts')).ask(student.uid, body, idempotencyKey(), client),
  'chat.stop': async ({ student, body }) => {
    await stop(chats, student.uid, body.key);
    return { ok: true };
  },
  'chat.list': ({ student, query }) => listChats(student.uid, query.pdf_id, query.before),
  'chat.messages': ({ student, params, query }) => readChat(student.uid, params.id, query.before),
  'chat.delete': async ({ student, params }) => {
    await chats.remove(student.uid, params.id);
    return { ok: true };
  },
});
