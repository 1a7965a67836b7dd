import { useEffect } from 'react';
import { layoutOf } from './layout.ts';
import type { PagePictures } from './page-pictures.ts';
import type { Room } from './use-room.ts';
import { findShape } from './use-shape.ts';
import type { Zoom } from './use-zoom.ts';

/** What is asked for goes first: neighbours wait this long after the page in sight was drawn (ms). */
const AFTER_MS = 120;

/**
 * Draws the pages before and after those in sight, so that they are shown within a frame when the book is turned, and lets go
 * of all others.
 * @param inSight what is shown: its first page, and how many there are side by side
 * @param ready whether the pages in sight are drawn
 */
export function useNeighbours(
  pictures: PagePictures,
  { page, count, pages }: { page: number; count: number; pages: number },
  { room, zoom, trimmed }: { room: Room; zoom: Zoom; trimmed: boolean },
  ready: boolean,
): void {
  const { width, height } = room;
  useEffect(() => {
    if (!ready || width === 0) return;
    const near = [page + count, page - 1].filter((other) => other >= 1 && other <= pages);
    const shown = Array.from({ length: count }, (_, i) => page + i);
    const gone = new AbortController();
    const draw = async () => {
      for (const other of near) {
        const shape = await findShape(pictures, other, trimmed, gone.signal);
        const { sheet } = layoutOf({ width, height }, shape, zoom);
        await pictures.draw(other, sheet.width, gone.signal);
      }
    };
    const timer = setTimeout(() => {
      pictures.keepOnly([...shown, ...near]);
      // A neighbour that cannot be drawn says so when it is turned to.
      draw().catch(() => undefined);
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [pictures, page, count, pages, width, height, zoom, trimmed, ready]);
}
