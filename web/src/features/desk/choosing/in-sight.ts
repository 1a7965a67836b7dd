/** Which words are in sight, and bringing one there. */
import type { Desk } from '../desk.ts';
import type { Spot } from './choice.ts';

/** The first word of the text that is in sight, and how far down the window it stands (CSS pixels). */
export function firstInSight(desk: Desk, pane: HTMLElement): (Spot & { top: number }) | null {
  const { top, left, right } = pane.getBoundingClientRect();
  for (const overlay of pane.querySelectorAll<HTMLElement>('[data-desk-page]')) {
    const page = Number(overlay.dataset.deskPage);
    const words = desk.seenWords(page);
    const sheet = overlay.getBoundingClientRect();
    if (!words || sheet.left > right || sheet.right < left) continue;
    const topOf = (word: number) => sheet.top + (words.words[word]?.boxes[0]?.y ?? 0) * sheet.height;
    const word = words.words.findIndex(
      ({ line, boxes }, at) => boxes.length > 0 && !words.lines[line]?.apart && topOf(at) >= top,
    );
    if (word >= 0) return { page, word, top: topOf(word) };
  }
  return null;
}

/** Brings a word into the pane, by no more than is needed. */
export function intoSight(desk: Desk, pane: HTMLElement, { page, word }: Spot): void {
  const sheet = pane.querySelector<HTMLElement>(`[data-desk-page="${page}"]`)?.getBoundingClientRect();
  const box = desk.seenWords(page)?.words[word]?.boxes[0];
  if (!sheet || !box) return;
  const room = pane.getBoundingClientRect();
  const top = sheet.top + box.y * sheet.height;
  const bottom = top + box.height * sheet.height;
  const [above, below] = [room.top + 64 - top, bottom - room.bottom + 64];
  if (above > 0) pane.scrollTop -= above;
  else if (below > 0) pane.scrollTop += below;
}
