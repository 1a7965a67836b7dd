/**
 * `npm run eval`: the golden files, which every clone has. `npm run eval -- --task NAME [--data PATH] [--engine NAME]`: runs
 * tools/eval/NAME.ts, which reads the further options itself and prints one line of JSON last. Nothing is printed after it.
 * What each set is, and where from: evals/README.md.
 */
import { runNamed } from './lib/run-named.ts';

const args = process.argv.slice(2);
await runNamed('eval', args.includes('--task') ? args : ['--task', 'golden', ...args]);
