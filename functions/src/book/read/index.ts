/**
 * Reading: the bytes of a PDF → `Book` (`../model.ts`).
 *
 * - `inspectPdf(path)` and `readBookInChild(path, { limits, onPages, signal })` are for the service: they work in a
 *   child process bounded in time and memory, and answer `{ ok: true, … }` or `{ ok: false, failure, detail }`,
 *   where `failure` is a code of `contract/errors.ts`.
 * - `readPdf(bytes, options)` is the same reading in this process, unbounded: for tests, tools and evaluations.
 */
export { BUNDLED_ASSETS, pdfjsFolder } from './assets.ts';
export { ReadError, type ReadFailure } from './failure.ts';
export type { ReadLimits } from './protocol.ts';
export { type Inspection, inspectBytes, type ReadOptions, readPages, readPdf } from './read-pdf.ts';
export { CHILD_BUNDLE } from './run-child.ts';
export {
  INSPECT_LIMITS,
  type InspectOutcome,
  inspectPdf,
  READ_LIMITS,
  type ReadInChildOptions,
  type ReadOutcome,
  readBookInChild,
} from './supervise.ts';
