/** Reading pages that are pictures: what only a model can do, and no part of what every engine does. */
import type { Transcript } from '../book/transcripts.ts';

export interface PagePicture {
  /** Number of the page in the file, from 1. */
  page: number;
  jpeg: Uint8Array;
}

/**
 * Reads a page from its picture; several may be under way at once.
 * @returns no blocks where nothing can be read on it; null where it was not read
 * @throws AppError `limit`, `unavailable`
 */
export type PageReader = (picture: PagePicture) => Promise<Transcript | null>;
