/** A book of 190 MB from the browser's side of Storage to its pages: the integration test of it, at full size. */
import { runAtFullSize } from '../lib/full-size.ts';

runAtFullSize('incoming', { FOLIO_BIG_BOOK: '19' });
