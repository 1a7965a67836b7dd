/** Searching a book: `openIndex` gives what `study/` needs to answer from it. */
export { type BookIndex, buildIndex } from './build.ts';
export { INDEX_VERSION, openIndex, packIndex, unpackIndex } from './pack.ts';
