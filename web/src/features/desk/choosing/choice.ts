/** Choosing words of a book: which word is meant, what a choice holds, and where it goes by key. Pure. */
import type { Box } from '@contract/evidence.ts';
import { MARK_CONTEXT_CHARS, MAX_CHOICE_CHARS, MAX_CHOICE_WORDS, MAX_MARK_PARTS } from '@contract/limits.ts';
import type { MarkPart, PageWords } from '@contract/marks.ts';
import { closedUp } from '@/lib/closed-up.ts';

/** A word of a page, by its index among the page's words. */
export interface Spot {
  page: number;
  word: number;
}

/** From where it was begun to where it goes now. */
export interface Choice {
  anchor: Spot;
  focus: Spot;
}

export type ChosenPart = MarkPart & { label?: string | undefined; boxes: Box[] };
export type WordsOf = (page: number) => PageWords | undefined;

const order = (a: Spot, b: Spot): number => a.page - b.page || a.word - b.word;

/** First and last word of a choice. */
export const endsOf = ({ anchor, focus }: Choice): [first: Spot, last: Spot] =>
  order(anchor, focus) <= 0 ? [anchor, focus] : [focus, anchor];

const around = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
};

/** Words of one paragraph in one column, and the room that they take. */
interface Group {
  block: number;
  box: Box;
  words: number[];
}

const groups = new WeakMap<PageWords, Group[]>();

function groupsOf(page: PageWords): Group[] {
  const known = groups.get(page);
  if (known) return known;
  const found: Group[] = [];
  for (const [at, { boxes, line }] of page.words.entries()) {
    const block = page.lines[line]?.block ?? 0;
    for (const box of boxes) {
      const last = found.at(-1);
      const inColumn = last && box.y + box.height / 2 > last.box.y && box.x < last.box.x + last.box.width + 0.05;
      if (last?.block !== block || !inColumn) found.push({ block, box, words: [at] });
      else {
        last.box = around(last.box, box);
        if (last.words.at(-1) !== at) last.words.push(at);
      }
    }
  }
  groups.set(page, found);
  return found;
}

const outside = (at: number, from: number, size: number) => Math.max(from - at, 0, at - from - size);

/** A pointer means the line it is on, before it means a word of the next: so much farther away is what lies across. */
const ACROSS = 4;

/**
 * The word that is meant at a place: of the paragraph around it, else of all, the nearest one.
 * @param x, y shares of the page @param ratio its height divided by its width
 */
export function wordAt(page: PageWords, x: number, y: number, ratio: number): number | null {
  const here = groupsOf(page).find(
    ({ box }) => outside(x, box.x, box.width) === 0 && outside(y, box.y, box.height) === 0,
  );
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const at of here?.words ?? page.words.keys()) {
    const word = page.words[at];
    const upright = ['ttb', 'btt'].includes(page.lines[word?.line ?? 0]?.direction ?? '');
    for (const box of word?.boxes ?? []) {
      const [across, down] = [outside(x, box.x, box.width), outside(y, box.y, box.height) * ratio];
      const far = upright ? Math.hypot(across * ACROSS, down) : Math.hypot(across, down * ACROSS);
      if (far < least) [best, least] = [at, far];
    }
  }
  return best;
}

/** The boxes of words `[first, last]` of a page, one for each printed line. */
export function boxesOf(page: PageWords, first: number, last: number): Box[] {
  const lines = new Map<number, Box>();
  for (const { boxes, line } of page.words.slice(first, last + 1)) {
    for (const [at, box] of boxes.entries()) {
      const there = lines.get(line + at);
      lines.set(line + at, there ? around(there, box) : box);
    }
  }
  return [...lines.values()];
}

/** Stretches of words of a page that belong to a choice: past captions and running heads, or only within the one it began in. */
function stretchesOf(page: PageWords, first: number, last: number, anchor: Spot): [first: number, last: number][] {
  const lineOf = (at: number) => page.lines[page.words[at]?.line ?? -1];
  const began = anchor.page === page.page ? lineOf(anchor.word) : undefined;
  const found: [number, number][] = [];
  for (let at = first; at <= last; at++) {
    const line = lineOf(at);
    if (began?.apart ? line?.block !== began.block : line?.apart) continue;
    const current = found.at(-1);
    if (current?.[1] === at - 1) current[1] = at;
    else found.push([at, at]);
  }
  return found;
}

/** What is chosen, in reading order: a part for each stretch; null while the words of a page of it are not known. */
export function partsOf(choice: Choice, wordsOf: WordsOf): ChosenPart[] | null {
  const [from, to] = endsOf(choice);
  const parts: ChosenPart[] = [];
  for (let number = from.page; number <= to.page; number++) {
    const page = wordsOf(number);
    if (!page) return null;
    const first = number === from.page ? from.word : 0;
    const last = number === to.page ? to.word : page.words.length - 1;
    for (const [begin, end] of stretchesOf(page, first, last, choice.anchor)) {
      const [start, stop] = [page.words[begin]?.start ?? 0, page.words[end]?.end ?? 0];
      parts.push({
        page: number,
        ...(page.label !== undefined && { label: page.label }),
        exact: page.text.slice(start, stop),
        prefix: page.text.slice(Math.max(0, start - MARK_CONTEXT_CHARS), start),
        suffix: page.text.slice(stop, stop + MARK_CONTEXT_CHARS),
        ...{ first: begin, last: end, boxes: boxesOf(page, begin, end) },
      });
    }
    // What began in a caption stays in it.
    if (number === choice.anchor.page && page.lines[page.words[choice.anchor.word]?.line ?? -1]?.apart)
      return parts.filter((part) => part.page === number);
  }
  return parts;
}

type Words = Pick<MarkPart, 'exact' | 'first' | 'last'>;

export const countWords = (parts: readonly Words[]): number =>
  parts.reduce((sum, { first, last }) => sum + last - first + 1, 0);

/** Whether more is chosen than one mark can hold. */
export const isTooLong = (parts: readonly Words[]): boolean =>
  countWords(parts) > MAX_CHOICE_WORDS ||
  parts.length > MAX_MARK_PARTS ||
  parts.reduce((sum, { exact }) => sum + exact.length, 0) > MAX_CHOICE_CHARS;

/** The words in one line, as they are shown. */
export const textOf = (parts: readonly Words[]): string =>
  closedUp(
    parts
      .map(({ exact }) => exact)
      .join(' ')
      .replace(/\s+/g, ' '),
  );

export type Move = 'left' | 'right' | 'up' | 'down' | 'home' | 'end';

const middle = ({ x, width }: Box) => x + width / 2;

/**
 * Where a key leads from a word, as seen on the page: a word on, a line down, to the end of the line. Past the page's first or
 * last word it is -1 or the number of words: on another page.
 */
export function moved(page: PageWords, word: number, move: Move): number {
  const at = page.words[word];
  if (!at) return word;
  const here = page.lines[at.line];
  if (move === 'left' || move === 'right') return word + ((move === 'right') === (here?.direction !== 'rtl') ? 1 : -1);
  const ofLine = (line: number) => [...page.words.keys()].filter((other) => page.words[other]?.line === line);
  const own = ofLine(at.line);
  if (move === 'home') return own[0] ?? word;
  if (move === 'end') return own.at(-1) ?? word;
  const step = move === 'down' ? 1 : -1;
  for (let line = at.line + step; line >= 0 && line < page.lines.length; line += step) {
    const others = page.lines[line]?.apart && !here?.apart ? [] : ofLine(line);
    const box = at.boxes[0];
    if (others.length === 0 || !box) continue;
    const far = (other: number) => Math.abs(middle(page.words[other]?.boxes[0] ?? box) - middle(box));
    return others.reduce((best, other) => (far(other) < far(best) ? other : best));
  }
  return step === 1 ? page.words.length : -1;
}
