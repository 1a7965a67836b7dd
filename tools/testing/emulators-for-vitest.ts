/**
 * Emulators for the projects that need them. `npm test` starts one suite for all and names it in FOLIO_URL; whoever runs
 * `vitest` alone gets a suite of their own, on free ports and empty but for the demo data, gone at the end.
 */
import { currentBuild } from '../lib/builds.ts';
import { type Emulators, startEmulators } from '../lib/emulators.ts';

let own: Promise<Emulators> | undefined;
let users = 0;

/** Vitest calls this once for each project; they share the suite. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.FOLIO_URL) return async () => {};
  users += 1;
  own ??= currentBuild({ web: false }).then((build) => startEmulators({ build }));
  const suite = await own;
  Object.assign(process.env, suite.env);
  return async () => {
    users -= 1;
    if (users === 0) await suite.stop();
  };
}
