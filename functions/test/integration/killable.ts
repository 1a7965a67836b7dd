/** A process that does one piece of the library's work when told to, so that a test can kill it in the middle. */
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type ClientRequest, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import './in-process.ts';
import { addBook } from '../../src/features/upload/add-book.ts';
import { readQueuedBook } from '../../src/features/upload/read-book.ts';
import { readPortion } from '../../src/features/upload/read-pictures.ts';
import { removeBook } from '../../src/features/upload/remove-book.ts';
import type { PlatformRequest } from '../../src/http/bodies.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { GROUPS } from './groups.ts';

export type Work =
  | { do: 'upload'; uid: string; bytes: Uint8Array; key: string }
  | { do: 'read'; uid: string; job: string }
  | { do: 'pictures'; uid: string; id: string; job: string }
  | { do: 'delete'; uid: string; id: string }
  | { do: 'call'; path: string; method: string; headers: Record<string, string>; body?: string };

/**
 * What the work is told: what to do, and before which of its writes (the first is 1) the process dies; null: before none.
 * `filesAlone`: those to Storage are counted, and the others are not.
 */
export type Order = Work & { diesBefore: number | null; filesAlone: boolean };

/** The way in which the client of Firestore sends what it does not stream; every write goes through it. */
interface Wire {
  request: (method: string, ...rest: unknown[]) => unknown;
}

/** Kills this process as soon as it begins its write of that number, to Firestore (unless told) or to Storage. */
function dieBefore(write: number, filesAlone: boolean): void {
  let writes = 0;
  const count = () => {
    writes += 1;
    if (writes === write) process.kill(process.pid, 'SIGKILL');
  };
  const wire = firestore() as unknown as Wire; // undocumented, and there is no other place to count at
  const send = wire.request;
  wire.request = function (this: unknown, method, ...rest) {
    if (method === 'commit' && !filesAlone) count();
    return send.call(this, method, ...rest);
  };
  // Node documents this channel's message as { request }; channels are untyped.
  subscribe('http.client.request.created', (message) => {
    if ((message as { request: ClientRequest }).request.method !== 'GET') count();
  });
}

/** A call over HTTP to this process. @throws where it is not done */
async function call({ path, ...init }: Extract<Work, { do: 'call' }>): Promise<void> {
  const group = await GROUPS[path.split(/[/?]/)[1] ?? '']?.();
  const server = createServer(async (request: PlatformRequest, response) => {
    request.rawBody = await buffer(request);
    await group?.serve(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (status >= 400) throw new Error(`${init.method} ${path}: ${status}`);
}

async function perform(work: Work): Promise<void> {
  if (work.do === 'call') return call(work);
  if (work.do === 'upload') {
    const file = { name: 'book.pdf', bytes: Buffer.from(work.bytes) };
    await addBook(work.uid, file, work.key, new AbortController().signal);
  } else if (work.do === 'read') await readQueuedBook(work.uid, work.job);
  else if (work.do === 'pictures') await readPortion(work.uid, work.id, work.job);
  else await removeBook(work.uid, work.id);
}

process.once('message', async ({ diesBefore, filesAlone, ...work }: Order) => {
  if (diesBefore !== null) dieBefore(diesBefore, filesAlone);
  await perform(work);
  process.send?.('done', () => process.exit(0));
});
// Connected beforehand, so that nobody else takes the work while this process is still saying who it is.
await firestore().doc('users/nobody').get();
process.send?.('ready');
