/** What a wheel looks at of the pane that a page scrolls in. */
type Pane = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** A pause this long ends a turn of the wheel, with its momentum (ms). */
const PAUSE_MS = 180;
/** So much against the edge is meant (CSS pixels): a notch of a wheel, a push on a trackpad. */
const MEANT = 60;
/** Browsers round scroll positions. */
const SLACK = 2;

/**
 * Tells when a wheel turns the page: it begins at the page's edge and goes on over it. Whoever scrolls to the edge stays there
 * until they begin anew, and one turn of the wheel turns one page.
 * @returns takes each movement of the wheel (down is positive) and the time (ms); answers with the pages to turn
 */
export function edgeTurner(): (deltaY: number, pane: Pane, now: number) => -1 | 0 | 1 {
  let last = Number.NEGATIVE_INFINITY;
  let pushed = 0;
  let may: -1 | 0 | 1 = 0;
  return (deltaY, { scrollTop, scrollHeight, clientHeight }, now) => {
    const begins = now - last > PAUSE_MS;
    last = now;
    const way = deltaY > 0 ? 1 : -1;
    if (begins) {
      const atEdge = way === 1 ? scrollTop + clientHeight >= scrollHeight - SLACK : scrollTop <= SLACK;
      may = atEdge ? way : 0;
      pushed = 0;
    }
    if (may !== way) return 0;
    pushed += Math.abs(deltaY);
    if (pushed < MEANT) return 0;
    may = 0;
    return way;
  };
}
