import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sendJson } from './reply.ts';

/** The reply that a client with this header gets, its body as it travels. */
async function replyTo(encoding: string | undefined, value: unknown) {
  const server = createServer((_, response) => sendJson(response, 200, value)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  const headers = encoding === undefined ? {} : { 'Accept-Encoding': encoding };
  const [reply] = (await once(get({ port, headers }), 'response')) as [IncomingMessage];
  const body = await buffer(reply);
  server.close();
  return { headers: reply.headers, body };
}

const long = Array.from({ length: 500 }, (_, page) => ({ title: `Chapter ${page}`, page }));

it('is packed for who can unpack it, where it is long', async () => {
  const { headers, body } = await replyTo('br, gzip;q=0.9', long);
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(body.length) });
  expect(JSON.parse(gunzipSync(body).toString())).toEqual(long);
  expect(body.length).toBeLessThan(JSON.stringify(long).length / 3);
});

it.each([
  ['is short', 'gzip', { ok: true }],
  ['goes to who unpacks nothing', undefined, long],
])('goes as it is where it %s', async (_, encoding, value) => {
  const { headers, body } = await replyTo(encoding, value);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body.toString())).toEqual(value);
});
