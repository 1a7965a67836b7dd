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

function storedZoom(): Zoom {
  const stored = storedValue(KEY);
  if (stored === 'page') return 'page';
  const number = Number(stored ?? Number.NaN);
  return number >= SMALLEST && number <= LARGEST ? number : 'width';
}

/**
 * The student's zoom, kept on this machine.
 * @param pageScale the scale at which the whole page fits, 1 being the width that fits
 */
export function useZoom(pageScale: number): ZoomControl & { scale: number } {
  const [zoom, setZoom] = useState<Zoom>(storedZoom);
  const scale = zoom === 'width' ? 1 : zoom === 'page' ? pageScale : zoom;
  const set = (value: Zoom) => {
    setZoom(value);
    storeValue(KEY, String(value));
  };
  return {
    scale,
    value: zoom,
    set,
    larger: () => set(Math.min(LARGEST, scale * STEP)),
    smaller: () => set(Math.max(SMALLEST, scale / STEP)),
    canLarger: scale < LARGEST,
    canSmaller: scale > SMALLEST,
  };
}
