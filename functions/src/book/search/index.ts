/** Searching a book: `openIndex` gives what `study/` needs to answer from it. */
export { buildIndex } from './build.ts';
export { openIndex, packIndex, unpackIndex } from './pack.ts';
