/**
 * Property tests try the same examples in every run, so that a change is never refused for what it did not touch.
 * New ones are looked for on purpose: `FOLIO_SEED=random` draws a seed (printed with a failure), `FOLIO_SEED=<number>` repeats one.
 */
import fc from 'fast-check';

/** Any number does; changed, other examples are tried. */
const SEED = 20_261_122;

const { FOLIO_SEED } = process.env;
if (FOLIO_SEED !== 'random') fc.configureGlobal({ seed: FOLIO_SEED ? Number(FOLIO_SEED) : SEED });
