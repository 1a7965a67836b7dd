/** Words that are looked at stand this far down the pane: what leads to them stands above, what follows below. */
const AT = 0.3;
/** Kept free before the beginning of a line that is wider than the pane (CSS pixels). */
const BEFORE = 16;

/** Scrolls the pane that the page lies in to these words: to where their first line begins. */
export function bringIntoSight(lines: readonly HTMLElement[], rightToLeft: boolean): void {
  const [first] = lines;
  const pane = first?.closest<HTMLElement>('[data-book-pane]');
  if (!first || !pane) return;
  const [line, room] = [first.getBoundingClientRect(), pane.getBoundingClientRect()];
  const bottom = Math.max(...lines.map((other) => other.getBoundingClientRect().bottom));
  // Many lines begin further up, so that as many as can be are to be seen.
  const down = Math.max(0.08, Math.min(AT, 1 - (bottom - line.top) / room.height - 0.08)) * room.height;
  pane.scrollTop += line.top - room.top - down;
  const fits = line.left >= room.left && line.right <= room.right;
  if (!fits) pane.scrollLeft += rightToLeft ? line.right - room.right + BEFORE : line.left - room.left - BEFORE;
}
