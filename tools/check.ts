/** `npm run check`: lint, import arrows and types. */
import { tmpdir } from 'node:os';
import { checks } from './lib/checks.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { Tester } from './lib/test-steps.ts';

await runUntilStopped(async (stopped) => {
  const tester = new Tester(tmpdir(), stopped);
  for (const check of checks) await tester.check(check);
  if (tester.total.failed > 0) process.exit(1);
});
