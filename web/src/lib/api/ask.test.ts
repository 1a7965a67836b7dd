import type { AskResponse } from '@contract/chat.ts';
import type { PartialAnswer } from '@contract/stream.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as tokens from '@/lib/auth/token.ts';
import { ask } from './ask.ts';
import * as addresses from './stream-address.ts';

const found = { address: 'http://functions.test' as string | null };

const PART: PartialAnswer = {
  answer: 'Half. [1]',
  citations: [{ page: 3, quote: 'words', state: 'marked', boxes: [] }],
};
const REPLY: AskResponse = { ...PART, answer: 'Whole. [1]', chat_id: 'c', question_id: 'q', answer_id: 'a' };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A reply whose bytes come in the given pieces; an Error among them breaks the connection. */
const stream = (...pieces: (string | Uint8Array | Error)[]) =>
  new Response(
    new ReadableStream({
      pull: (controller) => {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else if (piece instanceof Error) controller.error(piece);
        else controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  );
/** The bytes of a text, seven at a time: characters are cut as well. */
function cut(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.slice(7 * at, 7 * at + 7));
}
const json = (value: unknown, status = 200) => Response.json(value, { status });

/** Asks, with those replies of the service one after another. */
async function asking(...replies: (Response | Error)[]) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => {
    const reply = replies.shift();
    if (reply instanceof Response) return reply;
    throw reply ?? new Error('asked too often');
  });
  vi.stubGlobal('fetch', fetched);
  const told: PartialAnswer[] = [];
  const reply = await ask('chat.ask', {
    body: { pdf_id: 'b', question: 'Why?' },
    headers: { 'Idempotency-Key': 'k' },
    signal: new AbortController().signal,
    onSoFar: (partialAnswer) => told.push(partialAnswer),
  }).catch((error: unknown) => error);
  return { reply, told, fetched: fetched.mock.calls.map(([address, init]) => ({ address, init })) };
}

beforeEach(() => {
  found.address = 'http://functions.test';
  vi.spyOn(tokens, 'idToken').mockResolvedValue('token');
  vi.spyOn(addresses, 'streamAddress').mockImplementation(() => found.address);
});

describe('an answer that comes bit by bit', () => {
  it('is told as it comes, however the bytes are cut, and returned whole', async () => {
    const text = `${event('so-far', { ...PART, answer: 'Größe [1]' })}${event('so-far', PART)}${event('reply', REPLY)}`;
    const { reply, told, fetched } = await asking(stream(...cut(text)));
    expect(told.map(({ answer }) => answer)).toEqual(['Größe [1]', 'Half. [1]']);
    expect(reply).toEqual(REPLY);
    expect(fetched[0]).toMatchObject({
      address: 'http://functions.test/chat/chat/ask',
      init: { method: 'POST', headers: { 'Idempotency-Key': 'k', Authorization: 'Bearer token' } },
    });
  });

  it('that ends with a refusal is that refusal', async () => {
    const body = { error: { code: 'stopped', message: 'You stopped this answer.' } };
    const { reply } = await asking(stream(event('so-far', PART), event('error', body)));
    expect(reply).toMatchObject({
      name: 'ApiError',
      code: 'stopped',
      status: 409,
      message: 'You stopped this answer.',
    });
  });

  it('that the function gives at once is taken as it is, and so is its refusal', async () => {
    expect((await asking(json(REPLY))).reply).toEqual(REPLY);
    const refused = await asking(json({ error: { code: 'not_ready', message: 'Not yet.' } }, 409));
    expect(refused.reply).toMatchObject({ code: 'not_ready' });
    expect(refused.fetched.length).toBe(1);
  });
});

describe('the documented call takes over, with the same key,', () => {
  it.each([
    ['where the address can’t be reached', new TypeError('Failed to fetch')],
    ['where the stream breaks', stream(event('so-far', PART), new TypeError('network error'))],
    ['where the stream ends too early', stream(event('so-far', PART))],
  ])('%s', async (_, first) => {
    const { reply, fetched } = await asking(first, json(REPLY));
    expect(reply).toEqual(REPLY);
    expect(fetched[1]).toMatchObject({ address: '/api/chat/ask', init: { headers: { 'Idempotency-Key': 'k' } } });
  });

  it('where answers come at once', async () => {
    found.address = null;
    const { reply, fetched } = await asking(json(REPLY));
    expect(reply).toEqual(REPLY);
    expect(fetched.map(({ address }) => address)).toEqual(['/api/chat/ask']);
  });
});
