/** 5,000 odd requests: the integration test of it, with that many. */
import { runAtFullSize } from '../lib/full-size.ts';

runAtFullSize('fuzz', { FOLIO_FUZZ: '5000' });
