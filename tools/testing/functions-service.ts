/** Starts one process with all compiled functions beside emulators of Auth, Firestore and Storage. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '../lib/emulators.ts';
import { HOST } from '../lib/ports.ts';
import type { Weight } from './functions-apart.ts';

interface ServiceOptions {
  /** Options of Node, such as a limit of memory. */
  execArgv?: string[];
  /** The Hosting emulator, for everything but calls; without it there is nothing else. */
  hosting?: string;
  /** The port to listen at, where others must know it before it starts; without it any free one. */
  port?: number;
  /** Each function in a process of its own, within the memory that it is deployed with. */
  apart?: boolean;
}

export interface FunctionsService {
  process: ChildProcess;
  /** What tests and tools need to reach it: the site's address and that of the functions. */
  env: { FOLIO_URL: string; FOLIO_FUNCTIONS_URL: string };
  stop: () => void;
}

/** Where the functions are at a process of that port. */
export const functionsAt = (port: number | string): string => `http://${HOST}:${port}/${PROJECT}/us-central1`;

/**
 * @param functionsDir the compiled functions
 * @param suite environment of the emulators that they use
 */
export async function startFunctions(
  functionsDir: string,
  suite: Record<string, string>,
  { execArgv = [], hosting, port = 0, apart = false }: ServiceOptions = {},
): Promise<FunctionsService> {
  const program = fileURLToPath(new URL('./functions-process.ts', import.meta.url));
  const service = fork(program, [functionsDir, String(port), ...(hosting === undefined ? [] : [hosting])], {
    execArgv,
    env: {
      ...process.env,
      ...suite,
      READERS_ADDRESS: port === 0 ? suite.FOLIO_FUNCTIONS_URL : functionsAt(port),
      FUNCTIONS_EMULATOR: 'true',
      FUNCTION_SIGNATURE_TYPE: 'http',
      METADATA_SERVER_DETECTION: 'none',
      FIREBASE_CONFIG: JSON.stringify({ storageBucket: `${PROJECT}.appspot.com` }),
      FIRST_DAY_PERCENT: '100',
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      YOUTUBE_API_KEY: '',
      ...(apart && { FOLIO_APART: '1' }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address }] = await once(service, 'message');
  const env = { FOLIO_URL: address, FOLIO_FUNCTIONS_URL: functionsAt(new URL(address).port) };
  return { process: service, env, stop: () => void service.kill('SIGKILL') };
}

/** How long processes have to tell what they hold (ms). */
const TOLD_MS = 2_000;

/** What each function's processes have taken so far; none where the functions are not apart. */
export async function weightsOf({ process: service }: FunctionsService): Promise<Record<string, Weight>> {
  const ask = async (): Promise<Record<string, Weight>> => {
    service.send('how much?');
    const [{ functions }] = await once(service, 'message');
    return functions;
  };
  // The second time what the first has asked for is there.
  await ask();
  await after(TOLD_MS);
  return ask();
}

const MiB = 2 ** 20;

/** A line for each function: the highest memory of a process of its own, of how much, and how many died. */
export const toldOf = (weights: Record<string, Weight>): string =>
  Object.entries(weights)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, { limit, peak, deaths }]) =>
        `${name.padEnd(14)}${String(Math.round(peak / MiB)).padStart(6)} of ${limit} MiB${deaths > 0 ? `, died ${deaths} times` : ''}`,
    )
    .join('\n');
