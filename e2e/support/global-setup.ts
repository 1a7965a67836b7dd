/** Uses the suite that FOLIO_URL names, or starts one with the built site and the demo data, gone when the tests are done. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild } from '../../tools/lib/builds.ts';
import { startEmulators } from '../../tools/lib/emulators.ts';
import { PRISTINE } from '../../tools/lib/student-data.ts';

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.FOLIO_URL) return async () => {};
  const demo = existsSync(join(PRISTINE, 'firebase-export-metadata.json')) ? { importFrom: PRISTINE } : {};
  const suite = await startEmulators({ build: await currentBuild(), ...demo });
  Object.assign(process.env, suite.env);
  return suite.stop;
}
