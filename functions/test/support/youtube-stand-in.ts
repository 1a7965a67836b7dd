/**
 * A server in YouTube's place. It refuses every request that the official description does not know, answers in the shapes of
 * its schemas, and goes wrong in every way that the real one can.
 */

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replyFaults, requestFaults } from './youtube-description.ts';

export type Fault =
  | 'quota'
  | 'rate'
  | 'too-many'
  | 'broken'
  | 'key'
  | 'reset'
  | 'silent'
  | 'drip'
  | 'garbage'
  | 'endless';

export interface StandIn {
  /** For `YOUTUBE_API_URL`. */
  address: string;
  /** What was searched for, as it came; refused requests too. */
  searches: URLSearchParams[];
  /** What the official description doesn't allow of what came. */
  faults: string[];
  /** From now on every answer goes wrong like this; null: none does. */
  goWrong: (fault: Fault | null) => void;
  /** From now on the answer to a search has these items instead of its own. */
  answerWith: (items: ((query: string) => object[]) | null) => void;
  close: () => Promise<void>;
}

/** The same eleven signs for the same words. */
const videoIdFor = (query: string, at: number): string =>
  Buffer.from(`${at}${query}-----------`).toString('base64url').slice(0, 11);

/** A search result as the API gives it. */
export const resultOf = (
  videoId: string,
  title: string,
  thumbnail = `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`,
) => ({
  kind: 'youtube#searchResult',
  etag: 'e',
  id: { kind: 'youtube#video', videoId },
  snippet: {
    publishedAt: '2024-05-01T12:00:00Z',
    channelId: 'UC1234567890123456789012',
    title,
    description: 'A talk.',
    thumbnails: {
      default: { url: thumbnail.replace('mqdefault', 'default'), width: 120, height: 90 },
      medium: { url: thumbnail, width: 320, height: 180 },
    },
    channelTitle: 'A channel',
    liveBroadcastContent: 'none',
  },
});

const usual = (query: string): object[] =>
  [0, 1, 2].map((at) => resultOf(videoIdFor(query, at), `Part ${at + 1} of “${query}” &amp; more`));

const errorBody = (code: number, reason: string) => ({
  error: { code, message: 'It went wrong.', errors: [{ message: 'It went wrong.', domain: 'youtube', reason }] },
});

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(body));
}

const WRONG: Record<Fault, (response: ServerResponse) => void> = {
  quota: (response) => json(response, 403, errorBody(403, 'quotaExceeded')),
  rate: (response) => json(response, 403, errorBody(403, 'rateLimitExceeded')),
  'too-many': (response) => json(response, 429, errorBody(429, 'rateLimitExceeded'), { 'retry-after': '7' }),
  broken: (response) => json(response, 500, errorBody(500, 'backendError')),
  key: (response) => json(response, 400, errorBody(400, 'keyInvalid')),
  reset: (response) => response.destroy(),
  silent: () => {},
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 200);
    response.on('close', () => clearInterval(timer));
  },
  garbage: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"items": [<html>'),
  endless: (response) => {
    const more = (): void => {
      while (response.writable && response.write('['.repeat(65_536)));
      response.once('drain', more);
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    more();
  },
};

/** Starts one on any free port. */
export async function standInForYoutube(): Promise<StandIn> {
  const searches: URLSearchParams[] = [];
  const faults: string[] = [];
  let wrong: Fault | null = null;
  let items: ((query: string) => object[]) | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    searches.push(url.searchParams);
    const refused = requestFaults(request.method ?? '', url);
    faults.push(...refused);
    if (refused.length > 0) return json(response, 400, errorBody(400, 'unexpectedParameter'));
    if (wrong) return WRONG[wrong](response);
    const query = url.searchParams.get('q') ?? '';
    const own = { kind: 'youtube#searchListResponse', etag: 'e', regionCode: 'US', items: usual(query) };
    if (!items) faults.push(...replyFaults(own));
    json(response, 200, items ? { ...own, items: items(query) } : own);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  return {
    address: `http://127.0.0.1:${port}`,
    searches,
    faults,
    goWrong: (fault) => {
      wrong = fault;
    },
    answerWith: (given) => {
      items = given;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
