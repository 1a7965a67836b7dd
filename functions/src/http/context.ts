import type { IncomingMessage, ServerResponse } from 'node:http';
import { api, type CallName } from '../contract/api.ts';
import { checked, jsonTooLarge, parseJson } from './input.ts';
import { fileTooLarge, receiveFile } from './multipart.ts';
import { announcedTooLarge, sentContentType } from './rawBodies.ts';

/** A request as Cloud Functions hands it over: its body taken in already. */
export type PlatformRequest = IncomingMessage & { rawBody?: Buffer };

/** Query, body and file, each as its schema says. */
export async function input(name: CallName, request: PlatformRequest, url: URL) {
  const call = api[name];
  if (announcedTooLarge(request)) throw 'upload' in call ? fileTooLarge() : jsonTooLarge();
  return {
    query: 'query' in call ? checked(call.query, Object.fromEntries(url.searchParams)) : undefined,
    body: 'body' in call ? checked(call.body, parseJson(request.rawBody)) : undefined,
    file: 'upload' in call ? await receiveFile(sentContentType(request), request.rawBody) : undefined,
  };
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
    replyHeaders: new Map<string, string>(),
    viaHosting: url.pathname.startsWith('/api/'),
    signal: gone.signal,
  };
}
