/** The same quiz handed in twenty times at once, fifty times over: the integration test of it, at full size. */
import { runAtFullSize } from '../lib/full-size.ts';

runAtFullSize('races', { FOLIO_RACES: '50' });
