/** A page's words, each with its place: what a student chooses from. */
import type { Box } from '../contract/evidence.ts';
import type { WordLine } from '../contract/marks.ts';
import { UNSPACED } from '../language/script.ts';
import { type Block, blocksOfPage } from './blocks.ts';
import { boxesOf } from './evidence/boxes.ts';
import type { Book, Line, Page } from './model.ts';
import { BULLET } from './split.ts';

/** Characters `[start, end)` of the page's text, and a box for each printed line that they are on. */
export interface Word {
  start: number;
  end: number;
  /** Index of the line it begins on. */
  line: number;
  boxes: Box[];
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What stands between spaces; in scripts without spaces the words that a dictionary finds, with the punctuation after them. */
function tokensOf(text: string): [start: number, end: number][] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: token, index }): [number, number][] => {
    if (!UNSPACED.test(token)) return [[index, index + token.length]];
    const parts: [number, number][] = [];
    for (const { segment, index: at, isWordLike } of segmenter.segment(token)) {
      const last = parts.at(-1);
      if (!isWordLike && last) last[1] = index + at + segment.length;
      else parts.push([index + at, index + at + segment.length]);
    }
    return parts;
  });
}

/** To a ten-thousandth of the page: less than a hair, and a third of the bytes. */
const round = (share: number) => Math.round(share * 10_000) / 10_000;
const rounded = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const known = new WeakMap<Page, Word[]>();

/** The words of a page in reading order; none on a page whose words have no places. Kept for the page object's life. */
export function wordsOf(page: Page): Word[] {
  let words = known.get(page);
  if (!words) {
    let line = 0;
    words = tokensOf(page.text).flatMap(([start, end]) => {
      while ((page.lines[line]?.end ?? Number.POSITIVE_INFINITY) <= start) line++;
      const boxes = boxesOf(page, start, end).map(rounded);
      return boxes.length > 0 ? [{ start, end, line, boxes }] : [];
    });
    known.set(page, words);
  }
  return words;
}

/** The way that most of a line's characters follow one another. */
function directionOf({ runs }: Line): WordLine['direction'] {
  const sizes = new Map<WordLine['direction'], number>();
  for (const { direction, start, end } of runs) sizes.set(direction, (sizes.get(direction) ?? 0) + end - start);
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** What a block is set as, where it is no paragraph. */
function kindOf(page: Page, { kind, start, end }: Block): WordLine['kind'] {
  if (kind === 'heading' || kind === 'caption' || kind === 'code' || kind === 'furniture') return kind;
  if (kind === 'contents' || kind === 'index') return 'lines';
  return BULLET.test(page.text.slice(start, end)) ? 'item' : undefined;
}

/**
 * The printed lines of a page: which block each belongs to and what that is, and which way it runs. Running heads, page numbers and captions stand
 * apart: a choice that began in the text goes past them.
 */
export function wordLinesOf(book: Book, page: Page): WordLine[] {
  const blocks = blocksOfPage(book, page.number);
  const kinds = blocks.map((block) => kindOf(page, block));
  return page.lines.map((line) => {
    const block = blocks.findIndex(({ start, end }) => line.start >= start && line.start < end);
    const kind = kinds[block];
    const direction = directionOf(line);
    return {
      block: Math.max(0, block),
      ...(kind && { kind }),
      ...((kind === 'furniture' || kind === 'caption') && { apart: true as const }),
      ...(direction && { direction }),
    };
  });
}
