/**
 * A process that serves groups with the functions' own code, so that a test can read all it writes and weigh it. Bodies come
 * as on the platform: taken in whole before a function sees them, wherever a request's headers show one.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import './in-process.ts';
import { leaveBodiesUnread, type PlatformRequest } from '../../src/http/bodies.ts';
import { GROUPS } from './groups.ts';

process.env.FUNCTION_SIGNATURE_TYPE = 'http';
leaveBodiesUnread();

const server = createServer(async (request: PlatformRequest, response) => {
  const { headers } = request;
  if (headers['content-length'] || headers['transfer-encoding']) request.rawBody = await buffer(request);
  const group = await GROUPS[request.url?.split('/')[1] ?? '']?.();
  await group?.serve(request, response);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  process.send?.({ address: `http://127.0.0.1:${port}` });
});

/** Told `end`, it ends; told anything else, it goes on. Either way it tells its highest memory so far. */
process.on('message', (told) => {
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send?.({ peakBytes }, () => told === 'end' && process.exit(0));
});
