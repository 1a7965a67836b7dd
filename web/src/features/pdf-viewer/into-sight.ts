/** Words that are looked at stand this far down the pane: what leads to them stands above, what follows below. */
const AT = 0.3;
/** Kept free before the beginning of a line that is wider than the pane (CSS pixels). */
const BEFORE = 16;

interface Extent {
  left: number;
  right: number;
}

/**
 * How far the pane scrolls across for lines to be seen from their beginnings: not at all where the page's own edge and the lines
 * are in sight together, else to where the first of them begins, so that none is cut there.
 * @param page the page as it lies before any scrolling, from the pane's edge @param lines on it, likewise @param width of the pane
 */
export function scrolledAcross(lines: readonly Extent[], page: Extent, width: number, rightToLeft: boolean): number {
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  if (rightToLeft) {
    const atEdge = Math.max(0, page.right - width);
    return left >= atEdge ? atEdge : Math.max(0, right + BEFORE - width);
  }
  return right <= width ? 0 : Math.max(0, left - BEFORE);
}

/** Scrolls the pane that the page lies in to these words: to where their lines begin. */
export function bringIntoSight(lines: readonly HTMLElement[], rightToLeft: boolean): void {
  const [first] = lines;
  const pane = first?.closest<HTMLElement>('[data-book-pane]');
  const page = first?.closest<HTMLElement>('[data-page]');
  if (!first || !pane || !page) return;
  const [line, room] = [first.getBoundingClientRect(), pane.getBoundingClientRect()];
  const bottom = Math.max(...lines.map((other) => other.getBoundingClientRect().bottom));
  // Many lines begin further up, so that as many as can be are to be seen.
  const down = Math.max(0.08, Math.min(AT, 1 - (bottom - line.top) / room.height - 0.08)) * room.height;
  pane.scrollTop += line.top - room.top - down;
  const before = room.left - pane.scrollLeft;
  const across = (element: HTMLElement): Extent => {
    const { left, right } = element.getBoundingClientRect();
    return { left: left - before, right: right - before };
  };
  pane.scrollLeft = scrolledAcross(lines.map(across), across(page), room.width, rightToLeft);
}
