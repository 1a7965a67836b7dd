/** A book's claims as the bytes of a file beside its text. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { BookClaims } from './claims.ts';

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export const packClaims = (claims: BookClaims): Buffer =>
  brotliCompressSync(JSON.stringify(claims), { params: PARAMS });

/** The claims of these bytes; null where they are none, or of another form. */
export function unpackClaims(bytes: Uint8Array): BookClaims | null {
  try {
    return BookClaims.safeParse(JSON.parse(brotliDecompressSync(bytes).toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}
