/** Answers that come bit by bit: the functions' own serving code in this process, with a chat that is told what to say. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskResponse } from '../../src/contract/chat.ts';
import type { PartialAnswer } from '../../src/contract/stream.ts';
import { begin } from '../../src/conversations/begin.ts';
import { finish, stop } from '../../src/conversations/finish.ts';
import { type Listener, untilStopped } from '../../src/conversations/until-stopped.ts';
import type { PlatformRequest } from '../../src/http/bodies.ts';
import type { CallContext } from '../../src/http/route.ts';
import { serveGroup } from '../../src/http/serve.ts';
import { AppError } from '../../src/platform/errors.ts';
import { newId } from '../../src/platform/ids.ts';
import { chats } from '../../src/stores/chats.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

const CITATION = { page: 3, quote: 'the words', state: 'page' as const, boxes: [] };
const PART: PartialAnswer = { answer: 'Half of it. [1]', citations: [CITATION] };
const REPLY: AskResponse = {
  answer: 'All of it. [1]',
  citations: [CITATION],
  chat_id: 'c',
  question_id: 'q',
  answer_id: 'a',
};

let says: (call: CallContext<'chat.ask'>) => Promise<AskResponse>;
const nothing = async () => ({ ok: true }) as const;
const serve = serveGroup('chat', {
  'chat.ask': (call) => says(call),
  'chat.stop': nothing,
  'chat.list': async () => [],
  'chat.messages': async () => {
    throw new AppError('not_found', 'None.');
  },
  'chat.delete': nothing,
});
const server = createServer(async (request: PlatformRequest, response) => {
  request.rawBody = await buffer(request);
  await serve(request, response);
});

let ana: Student;
let address: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address is one
});
afterAll(() => {
  server.close();
});

const ask = (path = '/chat/ask', accept = 'text/event-stream, application/json') =>
  fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json', accept },
    body: JSON.stringify({ pdf_id: 'b', question: 'Why?' }),
  });
/** The events of a stream, each as its name and its data. */
const events = (text: string) =>
  text
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      return [name, JSON.parse(data ?? 'null')];
    });

describe('an answer that comes bit by bit', () => {
  it('is told so far, then whole', async () => {
    says = async ({ onPartialAnswer }) => {
      onPartialAnswer?.(PART);
      return REPLY;
    };
    const reply = await ask();
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(events(await reply.text())).toEqual([
      ['so-far', PART],
      ['reply', REPLY],
    ]);
  });

  it.each([
    ['where the client takes JSON only', '/chat/ask', 'application/json'],
    ['through Hosting, which holds replies back', '/api/chat/ask', 'text/event-stream'],
  ])('comes as one JSON reply %s', async (_, path, accept) => {
    says = async ({ onPartialAnswer }) => {
      onPartialAnswer?.(PART);
      return REPLY;
    };
    const reply = await ask(path, accept);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(await reply.json()).toEqual(REPLY);
  });

  it('comes as JSON where it is there at once, and refused with its status where it is refused at once', async () => {
    says = async () => REPLY;
    expect(await (await ask()).json()).toEqual(REPLY);
    says = async () => {
      throw new AppError('not_ready', 'Not yet.', { headers: { 'Retry-After': '2' } });
    };
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([409, '2']);
    expect(await refused.json()).toEqual({ error: { code: 'not_ready', message: 'Not yet.' } });
  });

  it('that fails half-way ends with what went wrong, and nothing of the machinery', async () => {
    says = async ({ onPartialAnswer }) => {
      onPartialAnswer?.(PART);
      throw new Error('a secret of ours');
    };
    const [first, last] = events(await (await ask()).text());
    expect(first).toEqual(['so-far', PART]);
    expect(last).toEqual(['error', { error: { code: 'internal', message: expect.not.stringContaining('secret') } }]);
  });
});

describe('Stop', () => {
  const asked = async () => {
    const key = crypto.randomUUID();
    const question = await begin(chats, ana.uid, {
      conversationId: newId(),
      question: 'Why?',
      key,
      belongs: () => true,
      begins: (head) => ({ ...head, pdf_id: 'b' }),
    });
    return { key, question };
  };
  /** Goes on until it is stopped; then fails with the reason, as an engine does. */
  const endless = (stopped: AbortSignal) =>
    new Promise<never>((_, reject) => stopped.addEventListener('abort', () => reject(stopped.reason)));
  /** Tells a part of the answer first. */
  const half = ({ onPartialAnswer, stopped }: Listener) => {
    onPartialAnswer?.(PART);
    return endless(stopped);
  };
  const stateOf = async (id: string, chat: string) =>
    (await chats.latestMessages(ana.uid, chat)).messages.find((message) => message.id === id)?.state;

  it('ends the work, and the question can be asked again', async () => {
    const { key, question } = await asked();
    const answer = untilStopped(chats, ana.uid, question, undefined, ({ stopped }) => endless(stopped));
    await stop(chats, ana.uid, key);
    await expect(answer).rejects.toMatchObject({ code: 'stopped' });
    expect(await stateOf(question.questionId, question.conversationId)).toBe('stopped');
    const again = await begin(chats, ana.uid, {
      conversationId: question.conversationId,
      question: 'Why?',
      key,
      belongs: () => true,
      begins: null,
    });
    expect(again.questionId).toBe(question.questionId);
  });

  it('keeps what was told of the answer', async () => {
    const { key, question } = await asked();
    const answer = untilStopped(chats, ana.uid, question, () => undefined, half);
    await stop(chats, ana.uid, key);
    const kept = await answer;
    expect(kept).toEqual({ answer: expect.stringMatching(/^Half of it\. \[1\]\n\n.*stopped/), citations: [CITATION] });
    await finish(chats, ana.uid, question, kept);
    expect(await stateOf(question.questionId, question.conversationId)).toBe('done');
  });

  it('and asking again leave the question to the call that has it now: the earlier one ends, and keeps nothing', async () => {
    const { question } = await asked();
    const earlier = untilStopped(chats, ana.uid, question, () => undefined, half);
    const since = new Date(Date.parse(question.since) + 1).toISOString();
    await chats.messagesOf(ana.uid, question.conversationId).doc(question.questionId).update({ timestamp: since });
    await expect(earlier).rejects.toMatchObject({ code: 'in_progress' });
  });

  it('and asking again while the part that was told is put down: the whole answer of the later call is kept', async () => {
    const { key, question } = await asked();
    const { conversationId } = question;
    const answer = untilStopped(chats, ana.uid, question, () => undefined, half);
    await stop(chats, ana.uid, key);
    const part = await answer;
    const how = { conversationId, question: 'Why?', key, belongs: () => true, begins: null };
    const again = await begin(chats, ana.uid, how);
    await expect(finish(chats, ana.uid, question, part)).rejects.toMatchObject({ code: 'in_progress' });
    const { answer: whole, citations } = REPLY;
    expect(await finish(chats, ana.uid, again, { answer: whole, citations })).toMatchObject({ answer: whole });
  });

  it('does nothing to an answered question, another student’s, or none at all', async () => {
    const { key, question } = await asked();
    const [ben] = await enrol(1);
    await stop(chats, ben.uid, key);
    expect(await stateOf(question.questionId, question.conversationId)).toBe('waiting');
    await finish(chats, ana.uid, question, PART);
    await stop(chats, ana.uid, key);
    expect(await stateOf(question.questionId, question.conversationId)).toBe('done');
    expect((await ana.call('chat.stop', { body: { key: 'never-sent' } })).body).toEqual({ ok: true });
    expect((await ana.call('revise.stop', { body: { key: 'never-sent' } })).body).toEqual({ ok: true });
  });
});
