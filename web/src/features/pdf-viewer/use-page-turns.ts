import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { pagesTurned } from './page-keys.ts';

interface Turning {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** How many pages a turn takes. */
  step: 1 | 2;
  /** The student was sent to a place on the page. */
  sent: boolean;
}

/**
 * Turning pages: a turned page is looked at from its top, or from where one came; the keys turn it while the pane has the focus.
 * @param pane scrolls the page
 */
export function usePageTurns(pane: RefObject<HTMLElement | null>, { page, pages, onPage, step, sent }: Turning) {
  /** Where the page that is turned to is looked at first. */
  const from = useRef<'top' | 'end'>('top');
  const turn = (by: number, at: 'top' | 'end') => {
    const to = Math.min(Math.max(page + by * step, 1), pages);
    if (to === page) return;
    from.current = at;
    onPage(to);
  };

  // Whoever was sent to a place goes on from it by key; the heading, which had the focus till then, has said where they are.
  const sentThere = useRef(sent);
  useEffect(() => {
    if (sentThere.current && ['H1', 'BODY'].includes(document.activeElement?.tagName ?? ''))
      pane.current?.focus({ preventScroll: true });
  }, [pane]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is turned to
  useLayoutEffect(() => {
    const { current } = pane;
    if (current) current.scrollTop = from.current === 'end' ? current.scrollHeight : 0;
    from.current = 'top';
  }, [page]);

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const by = pagesTurned(event, event.currentTarget);
    if (by === 0 || page + by < 1 || page + by > pages) return;
    event.preventDefault();
    turn(by, event.key === 'PageUp' ? 'end' : 'top');
  };
  return { turn, keys };
}
