import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { type ErrorBody, STATUS_OF } from '../contract/errors.ts';
import type { AppError } from '../platform/errors.ts';
import type { BinaryReply } from './route.ts';

/** On every reply, whatever it says: nothing of a student is cached on the way, nothing is guessed to be a page. */
export const EVERY_REPLY = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin, Authorization, Accept-Encoding',
} as const;

/** A shorter reply goes into one or two packets as it is (bytes). */
const WORTH_PACKING = 2_000;
/** Named, and not at a weight of none. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Answers JSON and ends the reply; packed where that is worth it: what is told of 1,158 pages is 54 kB. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const plain = Buffer.from(JSON.stringify(value));
  const packs = plain.length >= WORTH_PACKING && TAKES_GZIP.test(String(response.req.headers['accept-encoding']));
  const body = packs ? gzipSync(plain) : plain;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    ...(packs && { 'Content-Encoding': 'gzip' }),
  });
  response.end(body);
}

/** Answers an error in the one shape of errors. */
export function sendError(response: ServerResponse, error: AppError): void {
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  const body: ErrorBody = { error: { code: error.code, message: error.studentMessage } };
  sendJson(response, error.status ?? STATUS_OF[error.code], body);
}

/** Streams bytes; a source that fails before its first byte throws, one that fails later cuts the connection. */
export async function sendBinary(response: ServerResponse, reply: BinaryReply, headOnly: boolean): Promise<void> {
  if (headOnly) {
    response.writeHead(reply.status, reply.headers).end();
    return;
  }
  const source = reply.open();
  await once(source, 'readable');
  response.writeHead(reply.status, reply.headers);
  await pipeline(source, response);
}
