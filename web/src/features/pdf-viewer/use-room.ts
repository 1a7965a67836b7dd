import { type RefObject, useEffect, useState } from 'react';

/** CSS pixels. */
export interface Room {
  width: number;
  height: number;
}

const sum = (a: string, b: string) => Number.parseFloat(a) + Number.parseFloat(b);

/** The room inside an element, less its padding, followed while it changes. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      // Out of sight, behind another tab: it comes back as it was.
      if (current.clientWidth === 0) return;
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(current);
      const width = current.clientWidth - sum(paddingLeft, paddingRight);
      const height = current.clientHeight - sum(paddingTop, paddingBottom);
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return room;
}
