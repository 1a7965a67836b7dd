/** Long texts of a document as compressed bytes, so that it stays far below Firestore's 1 MiB. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type * as z from 'zod/mini';

/**
 * What repeats is kept once, also where it repeats a megabyte later: marks quote the answers that stand before them.
 * Quality 5 is the least that looks that far.
 */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 };

/** A value of JSON as bytes. */
export const pack = (value: unknown): Buffer => brotliCompressSync(JSON.stringify(value), { params: PARAMS });

/** The value of these bytes, checked; what does not fit the schema throws, since we wrote it ourselves. */
export const unpack = <S extends z.ZodMiniType>(schema: S, bytes: Uint8Array): z.output<S> =>
  schema.parse(JSON.parse(brotliDecompressSync(bytes).toString('utf8')));
