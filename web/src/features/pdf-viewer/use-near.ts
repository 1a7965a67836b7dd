import { type RefObject, useEffect, useState } from 'react';

/** Of the screen's height: what is nearer than this is made ready. */
const AHEAD = '75%';

/** Whether an element has been in sight, or nearly: what is far off need not be fetched yet. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || near) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${AHEAD} 0px` },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
}
