/**
 * `npm run eval -- --task NAME [--data PATH] [--engine NAME]`: runs tools/eval/NAME.ts, which reads the further options
 * itself and prints one line of JSON last. Nothing is printed after it.
 */
import { runNamed } from './lib/run-named.ts';

await runNamed('eval', process.argv.slice(2));
