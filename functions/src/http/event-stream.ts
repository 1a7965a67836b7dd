/** A reply as server-sent events (the HTML standard's `text/event-stream`), for calls that answer bit by bit. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '../contract/errors.ts';
import { type PartialAnswer, STREAM_EVENT } from '../contract/stream.ts';
import type { AppError } from '../platform/errors.ts';

const TYPE = 'text/event-stream';

/** Whether the client can take a stream. */
export const takesStream = ({ headers }: IncomingMessage): boolean => headers.accept?.includes(TYPE) ?? false;

/** Whether this reply has begun as a stream. */
export const isStreaming = (response: ServerResponse): boolean =>
  response.headersSent && String(response.getHeader('Content-Type')).startsWith(TYPE);

function send(response: ServerResponse, event: string, data: unknown): void {
  if (response.writableEnded || response.destroyed) return;
  if (!response.headersSent) {
    response.writeHead(200, { 'Content-Type': `${TYPE}; charset=utf-8`, 'X-Accel-Buffering': 'no' });
  }
  // JSON has no line breaks of its own, so that one line of data holds it.
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Tells the answer so far; the first one begins the stream. A client that has gone is told nothing. */
export const sendPartialAnswer = (response: ServerResponse, partialAnswer: PartialAnswer): void =>
  send(response, STREAM_EVENT.partialAnswer, partialAnswer);

/** Ends a stream with what the call answers. */
export function endWithReply(response: ServerResponse, reply: unknown): void {
  send(response, STREAM_EVENT.reply, reply);
  response.end();
}

/** Ends a stream with what went wrong. */
export function endWithError(response: ServerResponse, error: AppError): void {
  const body: ErrorBody = { error: { code: error.code, message: error.studentMessage } };
  send(response, STREAM_EVENT.error, body);
  response.end();
}
