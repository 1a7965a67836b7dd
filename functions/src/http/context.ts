import type { ServerResponse } from 'node:http';
import { api, type CallName } from '../contract/api.ts';
import { AppError } from '../platform/errors.ts';
import { type PlatformRequest, sentContentType, takeBody, takeJson } from './bodies.ts';
import { checked, jsonTooLarge, parseJson } from './input.ts';
import { receiveFile } from './multipart.ts';

/** Query, body and file, each as its schema says. */
export async function input(name: CallName, request: PlatformRequest, url: URL) {
  const call = api[name];
  return {
    query: 'query' in call ? checked(call.query, Object.fromEntries(url.searchParams)) : undefined,
    body: 'body' in call ? checked(call.body, parseJson(await takeJson(request, jsonTooLarge))) : undefined,
    file:
      'upload' in call ? await receiveFile(sentContentType(request), (...how) => takeBody(request, ...how)) : undefined,
  };
}

/** A UUID has 36 characters; longer than this it is no key but a load. */
const MAX_KEY_CHARS = 200;

/** The request's `Idempotency-Key`, or undefined. @throws AppError `invalid` for an empty or endless one */
function idempotencyKey(request: PlatformRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_CHARS) {
    throw new AppError('invalid', 'This request was not sent as it should be. Please reload the page and try again.', {
      log: { why: 'Idempotency-Key' },
    });
  }
  return key;
}

/** What a handler may know of the request beside its input. */
export function surroundings(request: PlatformRequest, response: ServerResponse, url: URL) {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return {
    header: (name: string) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
    idempotencyKey: () => idempotencyKey(request),
    replyHeaders: new Map<string, string>(),
    viaHosting: url.pathname.startsWith('/api/'),
    signal: gone.signal,
  };
}
