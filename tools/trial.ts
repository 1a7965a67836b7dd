/** `npm run trial [-- NAME…]`: the long trials of tools/trials/ (hundreds of kills, minutes of load), all or the named ones. */
import { runAll } from './lib/run-all.ts';

runAll('trials', process.argv.slice(2));
