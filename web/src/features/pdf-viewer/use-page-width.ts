import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
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
  const number = Number(stored);
  if (stored === 'page' || stored === null || !(number >= SMALLEST && number <= LARGEST)) {
    return stored === 'page' ? 'page' : 'width';
  }
  return number;
}

/** The room inside an element, followed while it changes. */
function useRoom(element: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const style = getComputedStyle(current);
      const width = current.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const height =
        current.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** How wide a page is drawn, in CSS pixels, as the room and the student's zoom say; the zoom is kept on this machine. */
export function usePageWidth(element: RefObject<HTMLElement | null>, pdf: PDFDocumentProxy, page: number) {
  const room = useRoom(element);
  const [zoom, setZoom] = useState<Zoom>(storedZoom);
  const [ratio, setRatio] = useState<number | null>(null);

  useEffect(() => {
    let current = true;
    pdf
      .getPage(page)
      .then((proxy) => {
        const { width, height } = proxy.getViewport({ scale: 1 });
        if (current) setRatio(width / height);
      })
      // A page that cannot be opened says so where it is drawn.
      .catch(() => current && setRatio(1 / Math.SQRT2));
    return () => {
      current = false;
    };
  }, [pdf, page]);

  const fitted = Math.min(room.width, ratio === null ? 0 : room.height * ratio);
  const scale = zoom === 'width' ? 1 : zoom === 'page' ? (room.width > 0 ? fitted / room.width : 1) : zoom;
  const set = (value: Zoom) => {
    setZoom(value);
    storeValue(KEY, String(value));
  };
  const control: ZoomControl = {
    value: zoom,
    set,
    larger: () => set(Math.min(LARGEST, scale * STEP)),
    smaller: () => set(Math.max(SMALLEST, scale / STEP)),
    canLarger: scale < LARGEST,
    canSmaller: scale > SMALLEST,
  };
  return { width: ratio === null ? 0 : Math.floor(room.width * scale), zoom: control };
}
