/**
 * A stand-in for the model's server: it refuses what the official description refuses, says something sensible about what
 * it was sent, in shapes that the description allows, and does wrong when it is told to.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { description, strictFaults } from './description.ts';
import { materialOf, type Task, taskOf } from './replies.ts';
import { type Fault, fail, reply, type Sent } from './replying.ts';

interface Received {
  sent: Sent;
  task: Task;
  /** All that was sent, as text. */
  text: string;
  /** Fulfilled when the client hung up before the reply was whole. */
  hungUp: Promise<void>;
}

export interface StandIn {
  /** What `OPENAI_BASE_URL` is set to, once it is open. */
  readonly url: string;
  received: Received[];
  /** Faults of the next requests, one each; `undefined` is none. Of one task where it is named. */
  next: (...faults: (Fault | undefined)[]) => void;
  /** The fault of every request of a task, until it is taken back. */
  always: (fault: Fault | undefined, task?: Task) => void;
  /** Holds every request until it is let go. */
  hold: () => { arrived: () => Promise<void>; letGo: () => void };
  reset: () => void;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

export function standIn(): StandIn {
  const received: Received[] = [];
  let faults: (Fault | undefined)[] = [];
  let every: { fault: Fault; task: Task | undefined } | undefined;
  let gate: { wait: Promise<void>; arrive: () => void } | undefined;

  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      fail(response, { status: 404, message: `No such path: ${request.method} ${request.url}` });
      return;
    }
    const sent = (await json(request)) as Sent; // looked over below
    const wrong = faultsOf(request, sent);
    if (wrong.length > 0) {
      fail(response, { status: 400, message: wrong.join('; ') });
      return;
    }
    const task = taskOf(materialOf(sent.messages));
    const hungUp = new Promise<void>((resolve) => response.once('close', () => response.writableFinished || resolve()));
    received.push({ sent, task, text: JSON.stringify(sent), hungUp });
    gate?.arrive();
    await gate?.wait;
    const wanted = every && (every.task === undefined || every.task === task) ? every.fault : undefined;
    try {
      await reply(response, sent, faults.length > 0 ? faults.shift() : wanted);
    } catch (error) {
      process.stderr.write(`${error}\n`);
      response.destroy();
    }
  });

  return {
    get url() {
      const { port } = server.address() as AddressInfo; // a TCP server's address is one
      return `http://127.0.0.1:${port}/v1`;
    },
    received,
    next: (...more) => faults.push(...more),
    always: (fault, task) => {
      every = fault && { fault, task };
    },
    hold: () => {
      const here = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      gate = { wait: go.promise, arrive: here.resolve };
      return {
        arrived: () => here.promise,
        letGo: () => {
          gate = undefined;
          go.resolve();
        },
      };
    },
    reset: () => {
      received.length = 0;
      faults = [];
      every = undefined;
    },
    open: () => new Promise((ready) => server.listen(0, '127.0.0.1', ready)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What is wrong with a request, by the description and by the rules of strict schemas. */
function faultsOf(request: IncomingMessage, sent: Sent): string[] {
  const key = /^Bearer \S+$/.test(request.headers.authorization ?? '') ? [] : ['no key'];
  const format = sent.response_format?.json_schema;
  const strict = format ? [...(format.strict ? [] : ['not strict']), ...strictFaults(format.schema)] : [];
  return [...key, ...description().request(sent), ...strict];
}
