/**
 * Each function in a process of its own, as the platform has them, within the memory that it is deployed with. A process that runs
 * out of it dies as an instance would, and the next request starts another.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

/** What of an instance's memory may be JavaScript's heap: the rest is code, buffers and the system's. */
const HEAP_SHARE = 0.625;
/** Where an option of the function names none (Firebase's own default). */
const DEFAULT_MIB = 256;

/** What firebase-functions says of a function that is to be deployed. */
export interface Deployed {
  __endpoint: { availableMemoryMb?: unknown };
}

/** What became of a function's processes. */
export interface Weight {
  /** MiB it is deployed with. */
  limit: number;
  /** The highest resident memory of one of its processes so far, in bytes; without the children that open files. */
  peak: number;
  /** How many of its processes died by themselves. */
  deaths: number;
}

/** MiB of memory that a function is deployed with. */
export function memoryOf({ __endpoint: { availableMemoryMb: said } }: Deployed): number {
  return typeof said === 'number' ? said : DEFAULT_MIB;
}

interface Instance {
  process: ChildProcess;
  address: string;
}

/** One function, in a process that is started by its first request. */
export class Apart {
  readonly weight: Weight;
  readonly #start: (execArgv: string[]) => ChildProcess;
  #instance: Promise<Instance> | null = null;

  /** @param limit MiB of memory @param start starts the process with options of Node */
  constructor(limit: number, start: (execArgv: string[]) => ChildProcess) {
    this.weight = { limit, peak: 0, deaths: 0 };
    this.#start = start;
  }

  async #running(): Promise<Instance> {
    const child = this.#start([`--max-old-space-size=${Math.round(this.weight.limit * HEAP_SHARE)}`]);
    child.once('exit', () => {
      this.weight.deaths += 1;
      this.#instance = null;
    });
    child.on('message', (told: { peak?: number }) => {
      this.weight.peak = Math.max(this.weight.peak, told.peak ?? 0);
    });
    const [{ address }] = await once(child, 'message');
    return { process: child, address };
  }

  /** Passes a request on to the function, with its body as it comes. */
  readonly serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    this.#instance ??= this.#running();
    const { address } = await this.#instance;
    // Their own names and values: what the platform hides from a function is hidden there.
    const onward = requestOf(new URL(request.url ?? '/', address), {
      method: request.method,
      headers: request.rawHeaders,
      agent: false,
    });
    onward.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
      reply.on('aborted', () => response.destroy());
    });
    onward.on('error', () => response.destroy());
    // Whoever goes is gone for the function too.
    response.on('close', () => response.writableFinished || onward.destroy());
    request.on('error', () => onward.destroy());
    request.pipe(onward);
  };

  /** Has its process tell what it holds; the answer is in `weight` a little later. */
  async weigh(): Promise<void> {
    (await this.#instance)?.process.send('how much?');
  }
}

/** Starts this very program for one function. */
export const processFor =
  (name: string, args: readonly string[]) =>
  (execArgv: string[]): ChildProcess =>
    fork(fileURLToPath(new URL('./functions-process.ts', import.meta.url)), args, {
      execArgv,
      env: { ...process.env, FOLIO_FUNCTION: name },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
