/** The order in which lines are read: the file's own, unless the page itself proves it wrong. */
import type { Rows } from './rows.ts';
import { type Strip, sharesFrame } from './strips.ts';

/** More lines than this share that stand above the line before them, in the same column, and the order is chance. */
const MOST_JUMPS = 0.3;
const FEWEST_LINES = 6;

const overlap = (a: Strip, b: Strip) => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** Whether the file draws its lines in an order that nobody reads (last line first, or at random). */
function isDisordered(rows: readonly Strip[]): boolean {
  let jumps = 0;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (!before || !sharesFrame(before, row)) continue;
    if (row.base < before.base - 0.5 * row.size && overlap(row, before) > 0) jumps++;
  }
  return rows.length >= FEWEST_LINES && jumps > MOST_JUMPS * rows.length;
}

const downThenAlong = (a: Strip, b: Strip) => a.base - b.base || a.start - b.start;

/** A vertical band in the middle third that (nearly) no line crosses parts two columns. */
function whiteGutter(rows: readonly Strip[]): number | null {
  const left = Math.min(...rows.map((row) => row.start));
  const right = Math.max(...rows.map((row) => row.end));
  let best: { at: number; crossings: number } | null = null;
  for (let part = 0.33; part <= 0.67; part += 0.01) {
    const at = left + part * (right - left);
    const crossings = rows.filter((row) => row.start < at && at < row.end).length;
    if (!best || crossings < best.crossings) best = { at, crossings };
  }
  const sides = best && [rows.filter((row) => row.end <= best.at), rows.filter((row) => row.start >= best.at)];
  if (!best || !sides?.every((side) => side.length >= 4)) return null;
  return best.crossings <= 0.2 * rows.length ? best.at : null;
}

/** Column by column between the lines that span both. */
function byColumns(rows: readonly Strip[], gutter: number, rtl: boolean): Strip[] {
  const ordered: Strip[] = [];
  let columns: [Strip[], Strip[]] = [[], []];
  const flush = () => {
    ordered.push(...(rtl ? columns.toReversed() : columns).flat());
    columns = [[], []];
  };
  for (const row of rows.toSorted(downThenAlong)) {
    if (row.end <= gutter) columns[0].push(row);
    else if (row.start >= gutter) columns[1].push(row);
    else {
      flush();
      ordered.push(row);
    }
  }
  flush();
  return ordered;
}

/** @param rtl whether columns follow one another from right to left */
export function inReadingOrder({ rows, gutter }: Rows, rtl: boolean): Strip[] {
  if (gutter !== null) return byColumns(rows, gutter, rtl);
  if (!isDisordered(rows)) return [...rows];
  const white = whiteGutter(rows);
  return white === null ? rows.toSorted(downThenAlong) : byColumns(rows, white, rtl);
}
