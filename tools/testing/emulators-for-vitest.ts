/**
 * Emulators for the projects that need them. `npm test` starts one suite for all and names it in FOLIO_URL; whoever runs
 * `vitest` alone gets a suite of their own, on free ports and empty but for the demo data, gone at the end. Calls go to one
 * process with the compiled functions: the Functions emulator would start one for each request under way, which took two
 * thirds of the time. The browser tests go through the real Hosting and Functions emulators.
 */
import { currentBuild } from '../lib/builds.ts';
import { startEmulators } from '../lib/emulators.ts';
import { startFunctions } from './functions-service.ts';

let started: Promise<() => Promise<void>> | undefined;
let users = 0;

/** Vitest calls this once for each project; they share the suite. */
export default async function setup(): Promise<() => Promise<void>> {
  users += 1;
  started ??= start();
  const stop = await started;
  return async () => {
    users -= 1;
    if (users === 0) await stop();
  };
}

async function start(): Promise<() => Promise<void>> {
  const build = await currentBuild({ web: false });
  const suite = process.env.FOLIO_URL ? undefined : await startEmulators({ build });
  Object.assign(process.env, suite?.env);
  const service = await startFunctions(build.functionsDir, suite?.env ?? {});
  Object.assign(process.env, service.env);
  return async () => {
    service.stop();
    await suite?.stop();
  };
}
