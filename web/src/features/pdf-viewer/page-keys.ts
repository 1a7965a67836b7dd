/** What the keys that turn pages look at of the pane that a page scrolls in. */
type Pane = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight' | 'scrollWidth' | 'clientWidth'>;
type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Browsers round scroll positions. */
const SLACK = 2;

/**
 * How many pages a key turns: ← and → always turn one, unless the page is wider than its pane and they move along it;
 * PageUp, PageDown and the space bar first scroll to the end of the page.
 */
export function pagesTurned({ key, altKey, ctrlKey, metaKey, shiftKey }: Key, pane: Pane): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0;
  const wide = pane.scrollWidth > pane.clientWidth + SLACK;
  const atTop = pane.scrollTop <= SLACK;
  const atEnd = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - SLACK;
  if (key === 'ArrowRight') return wide ? 0 : 1;
  if (key === 'ArrowLeft') return wide ? 0 : -1;
  if (key === 'PageDown' || (key === ' ' && !shiftKey)) return atEnd ? 1 : 0;
  if (key === 'PageUp' || (key === ' ' && shiftKey)) return atTop ? -1 : 0;
  return 0;
}
