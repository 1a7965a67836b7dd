/** A call whose answer may come bit by bit (`@contract/stream.ts`). */
import { type Api, api, type BodyIn, type Reply } from '@contract/api.ts';
import { ErrorBody, STATUS_OF } from '@contract/errors.ts';
import { PartialAnswer, STREAM_EVENT } from '@contract/stream.ts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { call, checked, errorOf, isAbort, parseReply, reach } from './api-client.ts';
import { ApiError, badReply, networkError } from './api-error.ts';
import { sendAuthorized } from './authorized.ts';
import { streamAddress } from './stream-address.ts';

/** The calls of the table that stream. */
export type StreamCall = { [N in keyof Api]: Api[N] extends { streams: true } ? N : never }[keyof Api];

interface Asking<N extends StreamCall> {
  body: BodyIn<N>;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Told the answer so far, each time more of it. */
  onSoFar: (partialAnswer: PartialAnswer) => void;
}

/**
 * Asks, from the function's own address where answers come bit by bit, else as `call` does. A stream that can't be had, or
 * that breaks off, is followed by the plain call: it carries the same `Idempotency-Key`, so nothing is asked twice.
 * @throws ApiError, `AbortError` as `call`
 */
export async function ask<N extends StreamCall>(name: N, { onSoFar, ...input }: Asking<N>): Promise<Reply<N>> {
  const address = streamAddress();
  if (address !== null) {
    try {
      return await streamed(name, address, { ...input, onSoFar });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'network') throw error;
    }
  }
  // What a StreamCall takes is body, headers and signal, as Asking says; TypeScript cannot see it for any N.
  return (call as (name: N, input: object) => Promise<Reply<N>>)(name, input);
}

async function streamed<N extends StreamCall>(
  name: N,
  address: string,
  { body, headers, signal, onSoFar }: Asking<N>,
): Promise<Reply<N>> {
  const { method, path, response } = api[name];
  // A function is named by the first part of its path, and answers at its own address with the whole path.
  const [, functionName] = path.split('/');
  const reply = await sendAuthorized((authorization) =>
    reach(`${address}/${functionName}${path}`, {
      method,
      signal,
      headers: {
        Accept: 'text/event-stream, application/json',
        'Content-Type': 'application/json',
        ...headers,
        ...authorization,
      },
      body: JSON.stringify(body),
    }),
  );
  if (!reply.ok) throw await errorOf(reply);
  if (!reply.headers.get('content-type')?.startsWith('text/event-stream')) return parseReply<N>(response, reply);
  const last = await lastEvent(reply, onSoFar);
  if (last.event === STREAM_EVENT.error) throw refusal(last.data);
  return checked<N>(response, reply.status, JSON.parse(last.data));
}

/** Tells each `so-far`, and gives the event that ends the stream. @throws ApiError `network` where it breaks off before */
async function lastEvent(
  reply: Response,
  onSoFar: (partialAnswer: PartialAnswer) => void,
): Promise<EventSourceMessage> {
  let last: EventSourceMessage | undefined;
  const parser = createParser({
    onEvent: (event) => {
      if (event.event !== STREAM_EVENT.partialAnswer) last = event;
      else onSoFar(PartialAnswer.parse(JSON.parse(event.data)));
    },
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader && !last) {
    const { done, value } = await reader.read().catch((cause) => {
      throw isAbort(cause) ? cause : networkError(cause);
    });
    if (done) break;
    parser.feed(value);
  }
  await reader?.cancel();
  if (!last) throw networkError(new Error('the stream broke off'));
  return last;
}

function refusal(data: string): ApiError {
  const body = ErrorBody.safeParse(JSON.parse(data));
  if (!body.success) return badReply(200, body.error);
  const { code, message } = body.data.error;
  return new ApiError({ status: STATUS_OF[code], code, message });
}
