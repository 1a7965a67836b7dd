/** Paragraphs that go on in the next column, over the footnotes in between. */
import { type Strip, sharesFrame, textOf } from './strips.ts';

const UNFINISHED = /[\p{L}\p{N},-]$/u;
const GOES_ON = /^["“(]?\p{Ll}/u;

function goesOn(block: readonly Strip[], next: readonly Strip[]): boolean {
  const [last, first] = [block.at(-1), next[0]];
  if (!last || !first || block.length < 2 || next.length < 2 || !sharesFrame(last, first)) return false;
  if (last.bold || first.bold || Math.abs(first.size / last.size - 1) > 0.05) return false;
  const besides = first.start >= last.end || first.end <= last.start;
  return besides && first.base < last.base && UNFINISHED.test(textOf(last)) && GOES_ON.test(textOf(first));
}

/** The letter size of most of a page's text. */
function bodySize(strips: readonly Strip[]): number {
  const letters = new Map<number, number>();
  for (const strip of strips) {
    const size = Math.round(strip.size * 10) / 10;
    letters.set(size, (letters.get(size) ?? 0) + textOf(strip).length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Appends the rest of a paragraph to its beginning; footnotes (smaller print) that stood between come after it. */
export function joinContinued(blocks: readonly Strip[][]): Strip[][] {
  const body = bodySize(blocks.flat());
  const joined: Strip[][] = [];
  let open: Strip[] | undefined;
  for (const block of blocks) {
    if (open && goesOn(open, block)) open.push(...block);
    else {
      joined.push([...block]);
      const isNote = (block[0]?.size ?? 0) < 0.93 * body;
      if (!isNote) open = joined.at(-1);
    }
  }
  return joined;
}
