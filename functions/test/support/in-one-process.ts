/** A group's calls served by this process: for tests of many calls at once, which the emulators would begin a process each for. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Serve } from '../../src/http/serve.ts';

/** @returns the address, and how it is closed */
export async function inOneProcess(serve: Serve): Promise<{ address: string; close: () => void }> {
  const server = createServer(serve);
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
