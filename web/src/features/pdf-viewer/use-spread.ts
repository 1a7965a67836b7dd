import type { Box } from '@contract/evidence.ts';
import { useMemo } from 'react';
import { areSmall, GUTTER, type Layout, layoutOf, NARROW, readingScale } from './layout.ts';
import type { PagePictures } from './page-pictures.ts';
import { type Switch, useTwoPages } from './use-paper.ts';
import type { Room } from './use-room.ts';
import { useShape } from './use-shape.ts';
import { useZoom, type ZoomControl } from './use-zoom.ts';

/** Marked words stand no further down the pane than this share of it. */
const LOWEST = 0.72;

/** The pages that are shown now, and how they are laid out. */
export interface Spread {
  /** How many pages are side by side. */
  count: 1 | 2;
  /** Null where there is no room for two. */
  twoPages: Switch | null;
  /** The room for each of them. */
  room: Room;
  /** Pages are shown without their margins. */
  trimmed: boolean;
  zoom: Pick<ZoomControl, 'value' | 'set'>;
  sheets: readonly { number: number; layout: Layout | null }[];
  /** Of the first page; null until it is known. */
  layout: Layout | null;
  /** 1 where the width just fits. */
  scale: number;
  /** The wanted words are drawn smaller than they can be read with ease. */
  small: boolean;
  /** Room below the page, so that the wanted words can be scrolled up from the edge (CSS pixels). */
  below: number;
}

/**
 * Lays out the page that is turned to, and the next one beside it where there are two.
 * @param pane the room for all of them
 * @param wanted the words on the page that are to be read @param magnify they are magnified where they are small
 */
export function useSpread(
  pictures: PagePictures,
  { page, pages }: { page: number; pages: number },
  pane: Room,
  { wanted, magnify }: { wanted: readonly Box[]; magnify: boolean },
): Spread {
  const twoPages = useTwoPages(pane.width);
  const beside = twoPages?.on ?? false;
  const count = beside && page < pages ? 2 : 1;
  const room = useMemo(
    () => (beside ? { width: Math.floor((pane.width - GUTTER) / 2), height: pane.height } : pane),
    [pane, beside],
  );
  const zoom = useZoom();
  // Two pages lie there as in print: of one size, with their margins.
  const trimmed = !beside && room.width > 0 && room.width < NARROW;
  const shapes = [
    useShape(pictures, page, trimmed),
    useShape(pictures, beside ? Math.min(page + 1, pages) : page, trimmed),
  ];
  const layouts = shapes.slice(0, count).map((shape) => {
    const asked = shape && room.width > 0 ? layoutOf(room, shape, zoom.value) : null;
    if (!shape || !asked || !magnify) return asked;
    const least = asked.scale * readingScale(wanted, room.width, asked.sheet);
    return least > asked.scale ? layoutOf(room, shape, zoom.value, least) : asked;
  });
  const layout = layouts[0] ?? null;
  return {
    count,
    twoPages,
    room,
    trimmed,
    zoom,
    sheets: layouts.map((one, i) => ({ number: page + i, layout: one })),
    layout,
    scale: layout?.scale ?? 1,
    small: layout !== null && areSmall(wanted, layout.sheet),
    below: layout && trimmed ? roomBelow(wanted, layout, room) : 0,
  };
}

function roomBelow(wanted: readonly Box[], { sheet, shown }: Layout, { height }: Room): number {
  if (wanted.length === 0) return 0;
  const foot = Math.max(...wanted.map((box) => box.y + box.height)) * sheet.height - shown.y;
  return Math.max(0, Math.round(height * (1 - LOWEST) - (shown.height - foot)));
}
