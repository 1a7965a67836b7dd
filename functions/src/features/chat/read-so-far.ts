import type { ReadSoFar } from '../../contract/chat.ts';
import { awaitsPictures, type Document, openPictures } from '../../contract/library.ts';

/** Stretches of pages that a reply names; more help nobody. */
const MOST_STRETCHES = 20;

/**
 * What of a book an answer could not be made from, since pages that are pictures are still to be read.
 * @returns undefined where nothing more is to come
 */
export function withoutPictures(document: Document): ReadSoFar | undefined {
  const open = awaitsPictures(document) ? openPictures(document) : [];
  if (open.length === 0) return undefined;
  const pictures: { from: number; to: number }[] = [];
  for (const page of open) {
    const last = pictures.at(-1);
    if (last?.to === page - 1) last.to = page;
    else pictures.push({ from: page, to: page });
  }
  return { read: document.pages - open.length, of: document.pages, pictures: pictures.slice(0, MOST_STRETCHES) };
}
