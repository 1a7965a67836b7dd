/** Evidence: the words of a book that an answer, a question or a mark rests on, proved on the page. */

export { anchorOn, isThere, type QuoteSelector } from './anchor.ts';
export { verifyInBody } from './body.ts';
export { boxesOf } from './boxes.ts';
export { Effort } from './effort.ts';
export { findQuote } from './find.ts';
export { hasSubstance } from './substance.ts';
export { type VerifiedQuote, verifyQuote } from './verify.ts';
