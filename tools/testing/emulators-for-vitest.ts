/**
 * Emulators for the projects that need them. `npm test` starts one suite for all and names it in FOLIO_URL; whoever runs
 * `vitest` alone gets a suite of their own, on free ports and empty, gone at the end.
 */
import { startSuite } from './suite.ts';

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
  if (process.env.FOLIO_URL) return async () => {};
  const suite = await startSuite({ web: false });
  Object.assign(process.env, suite.env);
  return suite.stop;
}
