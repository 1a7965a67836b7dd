/** Lines that belong together: paragraphs, headings, captions, list items. */
import { type Strip, sharesFrame, textOf } from './strips.ts';

/** Without anything to compare with, lines of a paragraph follow within this many letter heights. */
const WIDEST_LEADING = 1.9;

const sizeKey = (strip: Strip) => Math.round(strip.size);

/** The usual distance of lines, by letter size: the most frequent one between lines that follow one another. */
function usualLeadings(strips: readonly Strip[]): Map<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const [index, strip] of strips.entries()) {
    const before = strips[index - 1];
    if (!before || sizeKey(before) !== sizeKey(strip) || !sharesFrame(before, strip)) continue;
    const leading = Math.round((strip.base - before.base) * 4) / 4;
    if (leading < 0.8 * strip.size || leading > WIDEST_LEADING * strip.size) continue;
    const ofSize = counts.get(sizeKey(strip)) ?? new Map<number, number>();
    ofSize.set(leading, (ofSize.get(leading) ?? 0) + 1);
    counts.set(sizeKey(strip), ofSize);
  }
  const usual = new Map<number, number>();
  for (const [size, ofSize] of counts) {
    const [leading, times] = [...ofSize].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0, 0];
    if (times >= 3) usual.set(size, leading);
  }
  return usual;
}

const SENTENCE_END = /[.!?:;…。！？：؟۔]["”’»)\]\d]*$/u;
const ITEM = /^(?:[•▪■◦‣·*–—-]\s|\(?\d{1,3}[.)]\s|\(?[a-z][.)]\s)/u;
const FRESH = /^["“«„([]?[\p{Lu}\p{Lo}\p{N}•▪■◦‣–—-]/u;

/** Whether two lines follow one another at the distance, in the size and in the column of one paragraph. */
function isNextLine(last: Strip, next: Strip, usual: Map<number, number>): boolean {
  if (!sharesFrame(last, next)) return false;
  const ratio = next.size / last.size;
  if (ratio < 0.88 || ratio > 1.14 || last.bold !== next.bold) return false;
  if (Math.min(last.end, next.end) < Math.max(last.start, next.start)) return false;
  // Program text set off from the paragraph around it; a typewriter's line within one is an address.
  if (last.mono !== next.mono && Math.abs(last.start - next.start) > 0.6 * next.size) return false;
  const leading = next.base - last.base;
  const expected = usual.get(sizeKey(next));
  if (leading <= 0.3 * last.size) return false;
  if (expected === undefined) return leading <= WIDEST_LEADING * last.size;
  if (leading <= 1.12 * expected) return true;
  return leading <= 1.35 * expected && !(SENTENCE_END.test(textOf(last)) && FRESH.test(textOf(next)));
}

interface Sides {
  left: number;
  right: number;
}

function sidesOf(column: readonly Strip[]): Sides {
  const left = Math.min(...column.map((line) => line.start));
  const right = Math.max(...column.map((line) => line.end));
  return { left, right };
}

/** Whether a line of a column begins a paragraph or an item of its own. All lines are of one column. */
function beginsParagraph(column: readonly Strip[], { left, right }: Sides, index: number, blockStart: number): boolean {
  const [strip, last, first] = [column[index], column[index - 1], column[blockStart]];
  if (!strip || !last || !first) return false;
  const em = strip.size;
  const lastEnded = SENTENCE_END.test(textOf(last));
  const lastWasShort = last.end < right - 0.25 * (right - left);
  const after = column[index + 1];
  const indented = strip.start > last.start + 0.6 * em;
  if (ITEM.test(textOf(strip)) && (lastEnded || lastWasShort || Math.abs(strip.start - last.start) > 0.6 * em))
    return true;
  if (indented && !ITEM.test(textOf(first))) {
    if (after ? after.start < strip.start - 0.5 * em : lastEnded || lastWasShort) return true;
  }
  const hangs = index - blockStart >= 2 && last.start > first.start + 0.6 * em;
  if (hangs && Math.abs(strip.start - first.start) < 0.4 * em) return true;
  return lastEnded && lastWasShort && FRESH.test(textOf(strip));
}

/** Blocks in the order of their lines. */
export function toBlocks(strips: readonly Strip[]): Strip[][] {
  const usual = usualLeadings(strips);
  const columns: Strip[][] = [];
  for (const strip of strips) {
    const last = columns.at(-1)?.at(-1);
    if (last && isNextLine(last, strip, usual)) columns.at(-1)?.push(strip);
    else columns.push([strip]);
  }
  return columns.flatMap((column) => {
    const blocks: Strip[][] = [];
    const sides = sidesOf(column);
    let start = 0;
    for (const [index, strip] of column.entries()) {
      if (index > 0 && !beginsParagraph(column, sides, index, start)) blocks.at(-1)?.push(strip);
      else {
        blocks.push([strip]);
        start = index;
      }
    }
    return blocks;
  });
}
