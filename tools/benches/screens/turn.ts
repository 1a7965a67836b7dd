/** How long a page turn takes: from the press to the frame in which the next page stands drawn. */
import type { Page } from '@playwright/test';
import { median, type Row } from '../lib/bench.ts';

/** A student reads a page at least so long before turning it (ms): its neighbours are drawn meanwhile. */
const READ_MS = 2_000;
const TURNS = 5;

interface Turn {
  frames: number;
  ms: number;
}

/** Presses "Next" in an opened book and tells after how many frames, and milliseconds, the page is drawn. */
const turnTo = (page: Page, number: number): Promise<Turn> =>
  page.getByRole('button', { name: 'Next', exact: true }).evaluate(async (button, wanted) => {
    const began = performance.now();
    (button as HTMLElement).click(); // found as a button
    let frames = 0;
    do {
      await new Promise((frame) => requestAnimationFrame(frame));
      frames++;
    } while (document.querySelector(`[data-page="${wanted}"] canvas`) === null);
    return { frames, ms: performance.now() - began };
  }, number);

/** The rows of turning pages in a book that is open at its first page. */
export async function turning(page: Page): Promise<Row[]> {
  const turns: Turn[] = [];
  for (let number = 2; number <= TURNS + 1; number++) {
    await page.waitForTimeout(READ_MS);
    turns.push(await turnTo(page, number));
  }
  const by = `median of ${turns.length}, on the clock`;
  return [
    { what: 'page turn: frames', ours: median(turns.map(({ frames }) => frames)), anchor: null, by, goal: '1' },
    { what: 'page turn: ms', ours: median(turns.map(({ ms }) => ms)), anchor: null, by, goal: 'one frame' },
  ];
}
