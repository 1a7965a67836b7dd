/**
 * All functions as they are deployed, compiled, in this one process: what one instance of the platform is. Its parent
 * gives the folder as the argument, learns the address, and asks for the memory it holds.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

type Serve = (request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse) => unknown;

const [folder = ''] = process.argv.slice(2);
// What index.ts exports: a function for each group, and `revise-chat` inside of `revise`.
const { revise, ...groups } = (await import(pathToFileURL(join(folder, 'index.js')).href)) as Record<string, Serve> & {
  revise: { chat: Serve };
};
const serveOf = (group: string): Serve | undefined => (group === 'revise-chat' ? revise.chat : groups[group]);

const server = createServer(async (request: IncomingMessage & { rawBody?: Buffer }, response) => {
  request.rawBody = await buffer(request);
  const serve = serveOf(request.url?.split(/[/?]/)[2] ?? '');
  if (serve) await serve(request, response);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  process.send?.({ address: `http://127.0.0.1:${port}` });
});
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.once('disconnect', () => process.exit(0));
