/** A page of words as text that flows: its paragraphs, headings and lists, and where its words stand once it is set so. Pure. */
import type { Box } from '@contract/evidence.ts';
import type { PageWords, WordLine } from '@contract/marks.ts';
import { closedUp } from '@/lib/closed-up.ts';

/** Words of the page by their index, with what stands between them. */
type Piece = string | { word: number; text: string };

export interface Paragraph {
  kind: NonNullable<WordLine['kind']> | 'text';
  pieces: Piece[];
}

const lineOf = (page: PageWords, word: number) => page.lines[page.words[word]?.line ?? -1];

/** Its lines are not joined. */
export const hasLines = (kind: Paragraph['kind'] | undefined): boolean => kind === 'code' || kind === 'lines';

/** What stands between two words, in one line: a space, or nothing where the script has none; programs and indexes keep their lines. */
function between(page: PageWords, word: number): string {
  const [before, after] = [page.words[word - 1], page.words[word]];
  if (!before || !after) return '';
  const there = page.text.slice(before.end, after.start);
  if (hasLines(lineOf(page, word)?.kind)) return there;
  const set = page.text.slice(before.end - 1, after.start + 1).replace(/\s+/g, ' ');
  return closedUp(set).slice(1, -1);
}

/** A page's paragraphs in reading order, without running heads and page numbers. */
export function paragraphsOf(page: PageWords): Paragraph[] {
  if (page.words.length === 0)
    return page.text
      .split('\n\n')
      .filter((text) => text.trim() !== '')
      .map((text) => ({ kind: 'text', pieces: [text.replace(/\s+/g, ' ')] }));
  const found: Paragraph[] = [];
  let block = -1;
  for (const [at, { start, end }] of page.words.entries()) {
    const line = lineOf(page, at);
    if (!line || line.kind === 'furniture') continue;
    const word = { word: at, text: page.text.slice(start, end) };
    if (line.block === block) found.at(-1)?.pieces.push(between(page, at), word);
    else found.push({ kind: line.kind ?? 'text', pieces: [word] });
    block = line.block;
  }
  return found;
}

/** Whether most of a page's lines begin at the right. */
export const runsRightToLeft = ({ lines }: PageWords): boolean =>
  lines.filter(({ direction }) => direction === 'rtl').length * 2 > lines.length;

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Two boxes stand on one line where the middle of one is within the other. */
const onLine = (line: Rect, { top, height }: Rect): boolean =>
  top + height / 2 > line.top && top + height / 2 < line.top + line.height;

/**
 * The same page with its words where they are on the screen.
 * @param rectsOf where a word is now, a box a line; none where it is not set @param frame of the page's text
 */
export function laidOut(page: PageWords, rectsOf: (word: number) => readonly Rect[], frame: Rect): PageWords {
  const lines: WordLine[] = [];
  let last: { rect: Rect; block: number } | null = null;
  const lineFor = (own: WordLine | undefined, rect: Rect | null): number => {
    const block = own?.block ?? 0;
    if (!rect || last?.block !== block || !onLine(last.rect, rect)) {
      const rtl = own?.direction === 'rtl' && { direction: 'rtl' as const };
      lines.push({ block, ...(own?.apart && { apart: true as const }), ...rtl });
    }
    last = rect && { rect, block };
    return lines.length - 1;
  };
  const share = ({ left, top, width, height }: Rect): Box => ({
    x: (left - frame.left) / frame.width,
    y: (top - frame.top) / frame.height,
    width: width / frame.width,
    height: height / frame.height,
  });
  const words = page.words.map((word, at) => {
    const [own, rects] = [page.lines[word.line], rectsOf(at)];
    const line = lineFor(own, rects[0] ?? null);
    for (const rect of rects.slice(1)) lineFor(own, rect);
    return { ...word, line, boxes: rects.map(share) };
  });
  return { ...page, lines, words };
}

/** The words that stand, with their middles, in these parts of the printed page. */
export function wordsIn(page: PageWords, boxes: readonly Box[]): number[] {
  const within = ({ x, y, width, height }: Box) =>
    boxes.some(
      (box) =>
        x + width / 2 > box.x &&
        x + width / 2 < box.x + box.width &&
        y + height / 2 > box.y &&
        y + height / 2 < box.y + box.height,
    );
  return [...page.words.keys()].filter((at) => page.words[at]?.boxes.some(within));
}

/** Indexes that follow one another, as their first and last. */
export function stretches(words: readonly number[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (const at of words) {
    const current = found.at(-1);
    if (current?.[1] === at - 1) current[1] = at;
    else found.push([at, at]);
  }
  return found;
}
