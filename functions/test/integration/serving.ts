/** A process that serves groups with the functions' own code, so that a test can read all it writes and weigh it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import './in-process.ts';
import type { PlatformRequest } from '../../src/http/context.ts';
import type { Serve } from '../../src/http/serve.ts';

const groups: Record<string, Serve> = {
  upload: (await import('../../src/features/upload/routes.ts')).serve,
  chat: (await import('../../src/features/chat/routes.ts')).serve,
  auth: (await import('../../src/features/auth/routes.ts')).serve,
  youtube: (await import('../../src/features/videos/routes.ts')).serve,
};

const server = createServer(async (request: PlatformRequest, response) => {
  request.rawBody = await buffer(request);
  await groups[request.url?.split('/')[1] ?? '']?.(request, response);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  process.send?.({ address: `http://127.0.0.1:${port}` });
});

process.once('message', () => {
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send?.({ peakBytes }, () => process.exit(0));
});
