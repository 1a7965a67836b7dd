/** kill -9 at 200 random moments of uploads, readings and deletions: the integration test of it, fifty rounds of each kind. */
import { runAtFullSize } from '../lib/full-size.ts';

runAtFullSize('kills', { FOLIO_KILLS: '50' });
