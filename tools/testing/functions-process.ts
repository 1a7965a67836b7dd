/**
 * All functions as they are deployed, compiled, in this one process: what one instance of the platform is. It answers at the
 * addresses of Hosting (`/api/…`) and of the functions themselves (`/PROJECT/us-central1/…`), and passes all other requests on
 * to the Hosting emulator, if it is told of one. Tasks are run as soon as they are sent here. Its parent gives the folder, a
 * port (0: any) and that address as arguments, learns the address of this process, and asks for the memory it holds.
 * With `FOLIO_APART` it keeps the addresses alone, and each function has a process and the memory of production (`functions-apart.ts`).
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestOf,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import firebase from '../../firebase.json' with { type: 'json' };
import { Apart, type Deployed, memoryOf, processFor, type Weight } from './functions-apart.ts';

type Serve = (request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse) => unknown;

/** A function that Cloud Tasks wakes, as firebase-functions hands it out for tests. */
interface Task {
  run: (request: { data: object }) => Promise<void>;
}

const [folder = '', port = '0', hosting] = process.argv.slice(2);
/** Whether this process passes all on to one of each function. */
const apart = process.env.FOLIO_APART === '1' && process.env.FOLIO_FUNCTION === undefined;
// What index.ts exports: a function for each group, `revise-chat` inside of `revise`, and the tasks.
const {
  revise,
  reader,
  picturereader,
  ...groups
}: Record<string, Serve> & {
  revise: { chat: Serve };
  reader: Task;
  picturereader: Task;
} = await import(pathToFileURL(join(folder, 'index.js')).href);
const functionOf = (group: string): Serve | undefined => (group === 'revise-chat' ? revise.chat : groups[group]);
const tasks: Record<string, Task | undefined> = { reader, picturereader };

const instances = new Map<string, Apart>();
/** A function in a process of its own; undefined where there is none of that name. */
function instanceOf(name: string): Serve | undefined {
  const deployed = functionOf(name) ?? tasks[name];
  if (!deployed) return undefined;
  const known = instances.get(name);
  // Every function that firebase-functions makes says how it is deployed.
  const made = known ?? new Apart(memoryOf(deployed as unknown as Deployed), processFor(name, [folder, '0']));
  instances.set(name, made);
  return made.serve;
}
const serveOf = apart ? instanceOf : functionOf;

/** Runs a task as the platform would, to its end. Nothing tries again: the tests say when. */
const runTask = (task: Task, response: ServerResponse): Promise<unknown> =>
  task.run({ data: {} }).then(
    () => response.writeHead(204).end(),
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );

/** Hosting's rewrites in their order: what a path begins with, and the function behind it. */
const rewrites = firebase.hosting.rewrites.flatMap(({ source, function: to }) =>
  to ? [{ prefix: source.replace(/(\{,\/\*\*\}|\/\*\*)$/, ''), group: to.functionId }] : [],
);
const atFunctions = new RegExp(`^/${process.env.GCLOUD_PROJECT}/us-central1/([^/?]+)`);

/** The function behind an address, and the address as that function sees it. */
function routed(address: string): { serve: Serve | undefined; task?: Task | undefined; url: string } {
  const own = atFunctions.exec(address);
  // A process of its own has the same addresses as this one.
  if (own && apart) return { serve: serveOf(own[1] ?? ''), url: address };
  if (own) return { serve: serveOf(own[1] ?? ''), task: tasks[own[1] ?? ''], url: address.slice(own[0].length) || '/' };
  const path = address.split('?')[0] ?? '';
  const rule = rewrites.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return { serve: rule && serveOf(rule.group), url: address };
}

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Hosting's replies about files that never change, whose names hold a digest: every new browser asks for forty of them. */
const kept = new Map<string, Kept>();

/** Fetches what was asked for from the Hosting emulator. */
function passOn(from: string, request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', method, headers } = request;
  const key = `${headers['accept-encoding']} ${url}`;
  const known = kept.get(key);
  const keeps = method === 'GET' && url.startsWith('/assets/') && !headers.range && !headers['if-none-match'];
  if (keeps && known) return void response.writeHead(known.status, known.headers).end(known.body);
  const onward = requestOf(new URL(url, from), { method, headers }, (reply) => {
    const status = reply.statusCode ?? 502;
    response.writeHead(status, reply.headers);
    reply.pipe(response);
    if (!keeps || status !== 200) return;
    const pieces: Buffer[] = [];
    reply.on('data', (piece: Buffer) => pieces.push(piece));
    reply.on('end', () => kept.set(key, { status, headers: reply.headers, body: Buffer.concat(pieces) }));
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

const server = createServer(async (request: IncomingMessage & { rawBody?: Buffer }, response) => {
  const { serve, task, url } = routed(request.url ?? '/');
  if (task) return void runTask(task, response);
  if (!serve) return hosting === undefined ? void response.writeHead(404).end() : passOn(hosting, request, response);
  request.url = url;
  if (apart) return void serve(request, response);
  // As the platform does: a body that the headers show is taken in before a function sees the request. Ours hide it.
  const { headers } = request;
  if (headers['content-length'] || headers['transfer-encoding']) request.rawBody = await buffer(request);
  await serve(request, response);
});
// A connection that is closed just as a client uses it again looks like a call that failed.
server.keepAliveTimeout = 0;
server.listen(Number(port), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  const address = `http://127.0.0.1:${port}`;
  // Answers that come bit by bit are asked for where the functions are, which is here.
  if (!process.env.FOLIO_FUNCTION)
    process.env.FUNCTIONS_ADDRESS = `${address}/${process.env.GCLOUD_PROJECT}/us-central1`;
  process.send?.({ address });
});
const peak = () => process.resourceUsage().maxRSS * 1024;
process.on('message', async () => {
  for (const instance of instances.values()) await instance.weigh();
  const functions: Record<string, Weight> = Object.fromEntries(
    [...instances].map(([name, { weight }]) => [name, weight]),
  );
  process.send?.({ rss: process.memoryUsage.rss(), peak: peak(), functions });
});
process.once('disconnect', () => process.exit(0));
