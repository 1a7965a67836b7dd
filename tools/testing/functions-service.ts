/** Starts one process with all compiled functions beside emulators of Auth, Firestore and Storage. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '../lib/emulators.ts';
import { HOST } from '../lib/ports.ts';

interface ServiceOptions {
  /** Options of Node, such as a limit of memory. */
  execArgv?: string[];
  /** The Hosting emulator, for everything but calls; without it there is nothing else. */
  hosting?: string;
  /** The port to listen at, where others must know it before it starts; without it any free one. */
  port?: number;
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
  { execArgv = [], hosting, port = 0 }: ServiceOptions = {},
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
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address }] = await once(service, 'message');
  const env = { FOLIO_URL: address, FOLIO_FUNCTIONS_URL: functionsAt(new URL(address).port) };
  return { process: service, env, stop: () => void service.kill('SIGKILL') };
}
