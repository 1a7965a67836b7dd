/** Uses the suite that FOLIO_URL names, or starts one with the built site and the demo data, gone when the tests are done. */
import { startSuite } from '../../tools/testing/suite.ts';

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.FOLIO_URL) return async () => {};
  const suite = await startSuite({ web: true });
  Object.assign(process.env, suite.env);
  return suite.stop;
}
