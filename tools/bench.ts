/** `npm run bench [-- NAME…]`: the measurements of tools/benches/, all or the named ones. */
import { runAll } from './lib/run-all.ts';

runAll('benches', process.argv.slice(2));
