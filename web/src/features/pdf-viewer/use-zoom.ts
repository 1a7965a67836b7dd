import { useState } from 'react';
import { storedValue, storeValue } from '@/lib/storage.ts';

/** `width` and `page` follow the window; a number is the share of the width that fits. */
export type Zoom = 'width' | 'page' | number;

export interface ZoomControl {
  value: Zoom;
  set: (zoom: Zoom) => void;
  larger: () => void;
  smaller: () => void;
  /** Whether it can go on in that direction. */
  canLarger: boolean;
  canSmaller: boolean;
}

const KEY = 'folio:zoom';
const STEP = 1.25;
/** A page of four times the pane's width is as much as a phone's canvas can hold. */
const LARGEST = 4;
const SMALLEST = 0.25;

/** The nearest zoom that is allowed. */
export const zoomOf = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

function storedZoom(): Zoom {
  const stored = storedValue(KEY);
  if (stored === 'page') return 'page';
  const number = Number(stored ?? Number.NaN);
  return number >= SMALLEST && number <= LARGEST ? number : 'width';
}

/** The student's zoom, kept on this machine. */
export function useZoom(): Pick<ZoomControl, 'value' | 'set'> {
  const [value, setValue] = useState<Zoom>(storedZoom);
  const set = (zoom: Zoom) => {
    setValue(zoom);
    storeValue(KEY, String(zoom));
  };
  return { value, set };
}

/**
 * The steps from the scale that is shown now, 1 being the width that fits.
 * @param before called before each
 */
export function stepsFrom(scale: number, zoom: Pick<ZoomControl, 'value' | 'set'>, before: () => void): ZoomControl {
  const set = (to: Zoom) => {
    before();
    zoom.set(to);
  };
  return {
    value: zoom.value,
    set,
    larger: () => set(zoomOf(scale * STEP)),
    smaller: () => set(zoomOf(scale / STEP)),
    canLarger: scale < LARGEST,
    canSmaller: scale > SMALLEST,
  };
}
