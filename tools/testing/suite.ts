/**
 * What tests run against: the emulators, and one process with the compiled functions in front of them. The Functions emulator
 * would start a process for each request under way, which took two thirds of the time; it still runs the events that wake
 * readers, and `npm start`, the README's command and the smoke test go through it (`FOLIO_HOSTING_URL`). With
 * `FOLIO_MEMORY=production` each function has a process of its own and the memory that it is deployed with, and what each
 * took is told at the end.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild } from '../lib/builds.ts';
import { PROJECT, startEmulators } from '../lib/emulators.ts';
import { freePort } from '../lib/ports.ts';
import { PRISTINE } from '../lib/student-data.ts';
import { warmUp } from '../lib/warm-up.ts';
import { functionsAt, startFunctions, toldOf, weightsOf } from './functions-service.ts';

/** For tests that use the functions' own code in their own process. */
const OWN = {
  // Else the Storage client looks for Google's own machines before it writes to the emulator.
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_CONFIG: JSON.stringify({ storageBucket: `${PROJECT}.appspot.com` }),
  // The students of tests are all new; a test of the first day says so itself.
  FIRST_DAY_PERCENT: '100',
};

export interface TestSuite {
  /** What tests need to reach it. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Builds what is needed and starts it on free ports.
 * @param choice `web`: with the site, and the demo student's data; else only what calls need
 * @param signal gives up starting
 */
export async function startSuite(choice: { web: boolean }, signal?: AbortSignal): Promise<TestSuite> {
  const build = await currentBuild(choice);
  const demo = choice.web && existsSync(join(PRISTINE, 'firebase-export-metadata.json')) && { importFrom: PRISTINE };
  // Known before either starts: whatever wakes a reader, in this process or in an event of the emulators, wakes it there.
  const port = await freePort();
  const env = { READERS_ADDRESS: functionsAt(port) };
  const emulators = await startEmulators({ build, env, ...demo, ...(signal && { signal }) });
  try {
    const apart = process.env.FOLIO_MEMORY === 'production';
    const service = await startFunctions(build.functionsDir, emulators.env, { hosting: emulators.url, port, apart });
    const stop = async () => {
      if (apart) console.log(toldOf(await weightsOf(service)));
      service.stop();
      await emulators.stop();
    };
    await warmUp(service.env.FOLIO_URL, service.env.FOLIO_FUNCTIONS_URL);
    return { env: { ...emulators.env, ...service.env, ...OWN, FOLIO_HOSTING_URL: emulators.url }, stop };
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}
