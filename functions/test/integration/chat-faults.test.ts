import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../../src/conversations/begin.ts';
import { fail, finish } from '../../src/conversations/finish.ts';
import { sweep } from '../../src/features/upload/sweep.ts';
import { chats } from '../../src/stores/chats.ts';
import { withBook, withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { rested } from './in-process.ts';
import { smallPdf } from './small-pdfs.ts';

const QUESTION = 'What is the spacing effect?';

let ana: Student;
let book: string;
let other: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
  other = await withBook(ana, await smallPdf(), 'locks.pdf');
});
// These tests ask more in a minute than a person does.
beforeEach(() => rested(ana.uid));

const ask = (body: object, headers: Record<string, string> = {}) =>
  ana.call('chat.ask', { body: { pdf_id: book, question: QUESTION, ...body }, headers });
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const messages = async (id: string) => (await ana.call('chat.messages', { params: { id } })).body.messages;
const stored = (chatId: string, id: string) => chats.messagesOf(ana.uid, chatId).doc(id);

describe('a key', () => {
  it('that came with another book or conversation is refused, and brings nothing of the first', async () => {
    const headers = key();
    const { chat_id } = (await ask({ chat_id: null }, headers)).body;
    const elsewhere = (await ask({ chat_id: null })).body.chat_id;
    for (const body of [{ chat_id: null, pdf_id: other }, { pdf_id: other }, { chat_id: elsewhere }]) {
      const reply = await ask(body, headers);
      expect(reply).toMatchObject({ status: 422, body: { error: { code: 'key_reused' } } });
      expect(reply.body.citations).toBeUndefined();
    }
    const withoutBook = await ask({ chat_id, without_book: true }, headers);
    expect(withoutBook).toMatchObject({ status: 422, body: { error: { code: 'key_reused' } } });
    expect((await ask({ chat_id }, headers)).status).toBe(200);
    expect((await messages(elsewhere)).length).toBe(2);
  });

  it('finds its question again where another conversation is the latest by now', async () => {
    const headers = key();
    const first = (await ask({}, headers)).body;
    const latest = (await ask({ chat_id: null })).body.chat_id;
    expect((await ask({}, headers)).body).toEqual(first);
    expect((await messages(latest)).length).toBe(2);
  });

  it('brings no conversation back that was deleted since', async () => {
    const headers = key();
    const { chat_id } = (await ask({ chat_id: null }, headers)).body;
    await ana.call('chat.delete', { params: { id: chat_id } });
    expect((await ask({ chat_id: null }, headers)).status).toBe(404);
    const { body } = await ana.call('chat.list', { query: { pdf_id: book } });
    expect(body.map((chat) => chat.chat_id)).not.toContain(chat_id);
  });

  it.each(['', 'k'.repeat(10_000)])('that is none is refused', async (odd) => {
    expect(await ask({}, { 'Idempotency-Key': odd })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid' } },
    });
  });
});

describe('a stored question', () => {
  it('of one book is not answered from another', async () => {
    const { chat_id, question_id } = (await ask({ chat_id: null })).body;
    await stored(chat_id, question_id).update({ state: 'failed' });
    const { status } = await ask({ chat_id, retry_of: question_id, pdf_id: other });
    expect([404, 422]).toContain(status);
    expect((await messages(chat_id)).length).toBe(2);
  });

  it.each(['a/b', 'a/b/c', '__id__', '.', '..', '\u0000', 'x'.repeat(199)])(
    'of the odd id %j is not found',
    async (id) => {
      const { chat_id } = (await ask({ chat_id: null })).body;
      expect((await ask({ chat_id, retry_of: id })).status).toBe(404);
      expect((await ask({ chat_id: id })).status).toBe(404);
    },
  );

  it('with half a character is kept and found again', async () => {
    const headers = key();
    const question = 'What is memory\ud800?';
    const first = await ask({ chat_id: null, question }, headers);
    expect(first.status).toBe(200);
    expect((await ask({ chat_id: null, question }, headers)).body).toEqual(first.body);
  });

  it('whose answering died counts as failed after a minute, and can be asked again', async () => {
    const { chat_id, question_id, answer_id } = (await ask({ chat_id: null })).body;
    await stored(chat_id, answer_id).delete();
    const timestamp = new Date(Date.now() - 61_000).toISOString();
    await stored(chat_id, question_id).update({ state: 'waiting', timestamp });
    expect((await messages(chat_id)).map(({ state }) => state)).toEqual(['failed']);
    expect((await ask({ chat_id, retry_of: question_id })).status).toBe(200);
    expect((await messages(chat_id)).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('has the answer that came first, whatever a call brings that was thought dead', async () => {
    const { uid } = await enrol(1).then(([student]) => student);
    const asking = {
      conversationId: 'talk',
      question: QUESTION,
      key: 'key',
      belongs: () => true,
      begins: (head: object) => ({ ...head, pdf_id: book }) as never,
    };
    const slow = await begin(chats, uid, asking);
    const messagesOf = chats.messagesOf(uid, 'talk');
    await messagesOf.doc(slow.questionId).update({ timestamp: new Date(Date.now() - 61_000).toISOString() });
    const quick = await begin(chats, uid, asking);
    await fail(chats, uid, slow);
    expect((await messagesOf.doc(slow.questionId).get()).get('state')).toBe('waiting');
    const first = await finish(chats, uid, quick, { answer: 'first', citations: [] });
    await fail(chats, uid, slow);
    expect(await finish(chats, uid, slow, { answer: 'late', citations: [] })).toEqual(first);
    expect((await messagesOf.doc(slow.questionId).get()).get('state')).toBe('done');
  });
});

it('a deletion that stopped half-way is finished by the sweep', async () => {
  const { chat_id, question_id } = (await ask({ chat_id: null })).body;
  await chats.ref(ana.uid, chat_id).update({ deleted: true });
  await sweep({ uid: ana.uid });
  expect((await stored(chat_id, question_id).get()).exists).toBe(false);
  expect((await chats.ref(ana.uid, chat_id).get()).exists).toBe(false);
});

it('questions in two tabs of one conversation are all kept, each with its answer behind it', async () => {
  const { chat_id } = (await ask({ chat_id: null })).body;
  const replies = await Promise.all(
    ['encoding', 'retrieval', 'sleep'].map((word) => ask({ chat_id, question: `What is ${word}?` })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const kept = await messages(chat_id);
  expect(kept.length).toBe(8);
  for (const { body } of replies) {
    const at = kept.findIndex(({ id }) => id === body.question_id);
    expect(kept[at + 1]?.id).toBe(body.answer_id);
  }
});

it('a book deleted while it is asked leaves no conversation behind', async () => {
  const [carl] = await enrol(1);
  const id = await withCoursebook(carl);
  const asking = ['encoding', 'sleep'].map((word) =>
    carl.call('chat.ask', { body: { pdf_id: id, question: `What is ${word}?`, chat_id: null } }),
  );
  const gone = await carl.call('upload.delete', { params: { id } });
  expect(gone.status).toBe(200);
  for (const { status } of await Promise.all(asking)) expect([200, 404]).toContain(status);
  expect((await chats.all(carl.uid).get()).size).toBe(0);
});
