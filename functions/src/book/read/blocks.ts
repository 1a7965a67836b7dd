/** Lines that belong together: paragraphs, headings, captions, cells. */
import type { Strip } from './strips.ts';

/** Lines of a paragraph follow within this many letter heights. */
const WIDEST_LEADING = 1.9;

function follows(block: readonly Strip[], next: Strip): boolean {
  const last = block.at(-1);
  if (!last) return false;
  const [a, b] = [last.pieces[0], next.pieces[0]];
  if (!a || !b || a.turn !== b.turn || a.vertical !== b.vertical) return false;
  const ratio = next.size / last.size;
  if (ratio < 0.88 || ratio > 1.14) return false;
  const leading = next.base - last.base;
  const before = block.at(-2);
  const usual = before ? last.base - before.base : WIDEST_LEADING * last.size;
  if (leading <= 0.3 * last.size || leading > Math.min(1.25 * usual, WIDEST_LEADING * last.size)) return false;
  if (Math.min(last.end, next.end) < Math.max(last.start, next.start)) return false;
  const indent = next.start - Math.min(...block.map((strip) => strip.start));
  const startsParagraph = indent > 0.7 * next.size && last.start < next.start - 0.5 * next.size;
  return !startsParagraph || block.length === 1;
}

/** Blocks in the order of their first lines. */
export function toBlocks(strips: readonly Strip[]): Strip[][] {
  const blocks: Strip[][] = [];
  for (const strip of strips) {
    const block = blocks.at(-1);
    if (block && follows(block, strip)) block.push(strip);
    else blocks.push([strip]);
  }
  return blocks;
}
