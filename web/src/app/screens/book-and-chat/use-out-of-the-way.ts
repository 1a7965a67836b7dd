import { type RefObject, useEffect, useState } from 'react';

/** Less than this is a trembling thumb, not a wish (CSS pixels). */
const MEANT = 12;
/** The bar stays while the top of what scrolls is to be seen (CSS pixels). */
const NEAR_TOP = 64;
/** A pane that goes on scrolling after this was not sent there by hand (ms). */
const BY_HAND_MS = 1_500;

/**
 * Whether a bar over panes that scroll is out of the way: after somebody scrolled down in one of them, until they scroll up or
 * come to its top. What the page itself scrolls changes nothing.
 * @param around holds the panes
 * @param shown whatever changes it brings the bar back
 */
export function useOutOfTheWay(around: RefObject<HTMLElement | null>, shown: unknown): boolean {
  const [hidden, setHidden] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with what is shown
  useEffect(() => {
    setHidden(false);
    const { current } = around;
    if (!current) return;
    const tops = new WeakMap<Element, number>();
    let touched = Number.NEGATIVE_INFINITY;
    const touch = () => {
      touched = performance.now();
    };
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const { scrollTop } = target;
      const before = tops.get(target) ?? 0;
      if (performance.now() - touched > BY_HAND_MS) {
        tops.set(target, scrollTop);
        return;
      }
      if (scrollTop < NEAR_TOP) setHidden(false);
      else if (Math.abs(scrollTop - before) < MEANT) return;
      else setHidden(scrollTop > before);
      tops.set(target, scrollTop);
    };
    const listen = { passive: true, capture: true } as const;
    current.addEventListener('scroll', scrolled, listen);
    for (const by of ['touchmove', 'wheel'] as const) current.addEventListener(by, touch, listen);
    return () => {
      current.removeEventListener('scroll', scrolled, listen);
      for (const by of ['touchmove', 'wheel'] as const) current.removeEventListener(by, touch, listen);
    };
  }, [around, shown]);

  return hidden;
}
