/** Guides of chapters: `claimsOf` when a book is read, `guideOf` when one is opened. */
export { type BookClaims, claimsOf } from './claims.ts';
export { guideOf } from './guide.ts';
export { packClaims, unpackClaims } from './pack.ts';
