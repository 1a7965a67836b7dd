import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createHtmlPortalNode, type HtmlPortalNode } from 'react-reverse-portal';

/**
 * A pane that can stand in one place of the page or another without being made anew: what is open, typed or under way in it
 * stays, and so does how far it is scrolled, which a browser forgets of what is moved.
 * @param place changes whenever the pane moves, or comes into sight where it was hidden when it moved
 * @param className of the element that moves
 */
export function useMovablePane(place: unknown, className: string): HtmlPortalNode {
  const [pane] = useState(() => createHtmlPortalNode({ attributes: { class: className } }));
  const scrolled = useRef(new Map<Element, number>());

  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof Element) scrolled.current.set(target, target.scrollTop);
    };
    pane.element.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => pane.element.removeEventListener('scroll', remember, { capture: true });
  }, [pane]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in each place anew
  useLayoutEffect(() => {
    for (const [element, top] of scrolled.current) {
      if (element.isConnected) element.scrollTop = top;
      else scrolled.current.delete(element);
    }
  }, [place]);

  return pane;
}
