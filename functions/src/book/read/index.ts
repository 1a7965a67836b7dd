/**
 * Reading: the bytes of a PDF → `Book` (`../model.ts`).
 *
 * - `inspectPdf(path)` and `readBookInChild(path, { limits, onPages, signal })` are for the service: they work in a
 *   child process bounded in time and memory, and answer `{ ok: true, … }` or `{ ok: false, failure, detail }`,
 *   where `failure` is a code of `contract/errors.ts`.
 * - `readPdf(bytes, options)` is the same reading in this process, unbounded: for tests, tools and evaluations.
 */

export { readPdf } from './read-pdf.ts';

export {
  inspectPdf,
  type ReadOutcome,
  readBookInChild,
} from './supervise.ts';
