import type { Box } from '@contract/evidence.ts';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { boxesOf } from '../choosing/choice.ts';
import { type Desk, useDesk } from '../desk.ts';
import { stretches, wordsIn } from './paragraphs.ts';

interface OnPage {
  page: number;
  boxes: Box[];
}

/** Where words of a printed page are on the screen: where they are printed, or where the page's text is set. */
function seenBoxes(desk: Desk, { page, boxes }: OnPage): Box[] {
  const [printed, set] = [desk.wordsOf(page), desk.laid.getState()[page]];
  if (!printed || !set) return boxes;
  return stretches(wordsIn(printed, boxes)).flatMap(([first, last]) => boxesOf(set, first, last));
}

/** The same for whatever has boxes on a page; anew when the text is set anew. */
export function useSeen(): <T extends OnPage>(there: T) => T {
  const desk = useDesk();
  const laid = useStore(desk.laid);
  return useCallback(
    <T extends OnPage>(there: T): T => (laid[there.page] ? { ...there, boxes: seenBoxes(desk, there) } : there),
    [desk, laid],
  );
}
