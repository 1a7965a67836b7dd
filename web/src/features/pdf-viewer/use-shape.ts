import { useEffect, useState } from 'react';
import type { Shape } from './layout.ts';
import type { PagePictures } from './page-pictures.ts';

/** What is known of a page before it is drawn; at once for a page that was looked at beforehand. */
const knownShape = (pictures: PagePictures, page: number, trimmed: boolean): Shape | null => {
  const ratio = pictures.ratioNow(page);
  const block = trimmed ? pictures.blockNow(page) : null;
  return ratio === null || (trimmed && !block) ? null : { ratio, block };
};

/** Finds out a page's shape. @param trimmed whether its margins are left out @throws where `signal` ended it */
export async function findShape(
  pictures: PagePictures,
  page: number,
  trimmed: boolean,
  signal: AbortSignal,
): Promise<Shape> {
  const block = trimmed ? await pictures.block(page, signal) : null;
  return { ratio: await pictures.ratio(page), block };
}

/** A page's shape, null until it is known. */
export function useShape(pictures: PagePictures, page: number, trimmed: boolean): Shape | null {
  const [, look] = useState(0);
  const shape = knownShape(pictures, page, trimmed);
  const known = shape !== null;
  useEffect(() => {
    if (known) return;
    const gone = new AbortController();
    findShape(pictures, page, trimmed, gone.signal)
      .then(() => !gone.signal.aborted && look((times) => times + 1))
      .catch(() => undefined);
    return () => gone.abort();
  }, [pictures, page, trimmed, known]);
  return shape;
}
