/** Finding words that a student marked again, also after the book was read anew. */
import type { Box } from '../../contract/evidence.ts';
import { isUnspaced } from '../../language/script.ts';
import type { Page } from '../model.ts';
import { boxesOf } from './boxes.ts';
import { coreOf } from './core.ts';
import { Effort } from './effort.ts';
import { locate, pageCore } from './verify.ts';

/** Words of a page and what stands right before and after them, as W3C's text quote selector has them. */
export interface QuoteSelector {
  exact: string;
  prefix: string;
  suffix: string;
  /** Where the words were on the page when they were placed last; none where that is not known. */
  boxes?: readonly Box[] | undefined;
}

/** Letters of the surroundings that must agree, where there are as many. */
const CONTEXT = 8;
/** Words that stand once on the page are found where they have so many letters together with what agrees around them. */
const TELLING = 24;
/** A character of a script without spaces tells as much as so many letters. */
const UNSPACED_LETTERS = 3;

const weightOf = (core: string): number =>
  [...core].reduce((sum, char) => sum + (isUnspaced(char) ? UNSPACED_LETTERS : 1), 0);

/** How many letters two texts have in common at their beginnings, or at their ends. */
function common(a: string, b: string, from: 'start' | 'end'): number {
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && (from === 'start' ? a[same] === b[same] : a.at(-1 - same) === b.at(-1 - same))) same++;
  return weightOf(from === 'start' ? b.slice(0, same) : b.slice(b.length - same));
}

/** Steps of comparing what stands around a place. */
const PLACED = 200;

interface Place {
  start: number;
  end: number;
  /** Letters before and after that are as they were. */
  before: number;
  after: number;
}

const overlap = (a: number, sizeA: number, b: number, sizeB: number): number =>
  Math.min(a + sizeA, b + sizeB) - Math.max(a, b);

/**
 * Whether a line of words lies where a line of marked words was: a page of a file never moves. Where in a line a word begins is told to
 * a letter or two: it is no further beside it than half of what the line is high.
 */
function liesAt({ width, height }: Pick<Page, 'width' | 'height'>, was: Box, now: Box): boolean {
  const lower = Math.min(was.height, now.height);
  const down = overlap(was.y, was.height, now.y, now.height);
  const beside = -overlap(was.x, was.width, now.x, now.width);
  return down >= lower / 2 && beside <= (lower * height) / (2 * (width || 1));
}

const liesIn = (page: Page, now: readonly Box[], was: readonly Box[]): boolean =>
  now.every((box) => was.some((other) => liesAt(page, other, box)));

/** Whether words that were in these boxes can be these characters; so far as that is known. */
export function isThere(
  page: Page,
  { start, end }: { start: number; end: number },
  was: readonly Box[] = [],
  effort = new Effort(),
): boolean {
  const now = was.length > 0 ? boxesOf(page, start, end) : [];
  return effort.spend(now.length * was.length) && liesIn(page, now, was);
}

/** How much of some boxes others share. */
const sharedBy = (was: readonly Box[], now: readonly Box[]): number =>
  was.reduce(
    (sum, a) =>
      now.reduce(
        (part, b) =>
          part + Math.max(0, overlap(a.x, a.width, b.x, b.width)) * Math.max(0, overlap(a.y, a.height, b.y, b.height)),
        sum,
      ),
    0,
  );

/** So much more of a place lies where the words were that its surroundings don't count. */
const SURELY = 1.1;

/** Of the places that lie where the words were the one that does best; of such that do alike, by what stands around them. Null where none does. */
function lyingThere(page: Page, places: readonly Place[], was: readonly Box[], effort: Effort): Place | null {
  const near = places.flatMap((place) => {
    if (effort.isOver) return [];
    const now = boxesOf(page, place.start, place.end);
    // Found in the lines and letters there, and each compared with all.
    effort.spend(page.lines.length / 8 + 5 * (place.end - place.start) + now.length * was.length);
    return liesIn(page, now, was) ? [{ place, share: sharedBy(was, now) }] : [];
  });
  // Others that do as well may be behind.
  if (effort.isOver) return null;
  const most = Math.max(...near.map(({ share }) => share));
  const best = near.filter(({ share }) => share * SURELY >= most).map(({ place }) => place);
  return best.toSorted((a, b) => b.before + b.after - a.before - a.after)[0] ?? null;
}

/** Best first, unless another agrees as well as the best: then nothing tells them apart. */
function chosen(places: Place[], isEnough: (place: Place, alone: boolean) => boolean): Place | null {
  const [best, next] = places.toSorted((a, b) => b.before + b.after - a.before - a.after);
  if (!best || (next && best.before + best.after === next.before + next.after)) return null;
  return isEnough(best, next === undefined) ? best : null;
}

/**
 * Where marked words stand on their page: letter for letter as `verifyQuote` finds them, and of several places the one whose
 * surroundings agree best. Where it is known where they were, they are looked for there, whatever stands around them now; elsewhere
 * they are only found alone, with their surroundings. Where a reading has joined the words with their neighbours or has set a number otherwise, their letters
 * are enough if what stands on both sides agrees. The page of a file never changes, so no other page is looked at.
 * @param effort of the call: it may place many
 * @returns characters `[start, end)` of the page's text; null where they are not there, where nothing tells two places apart, or where the effort is over
 */
export function anchorOn(
  page: Page,
  { exact, prefix, suffix, boxes = [] }: QuoteSelector,
  effort = new Effort(),
): { start: number; end: number } | null {
  const core = pageCore(page);
  const wanted = coreOf(exact);
  const size = wanted.core.length;
  if (size === 0) return null;
  const [before, after] = [coreOf(prefix).core, coreOf(suffix).core];
  const placed = (unit: number): Place => ({
    start: core.from[unit] ?? 0,
    end: core.to[unit + size - 1] ?? 0,
    before: common(core.core.slice(0, unit), before, 'end'),
    after: common(core.core.slice(unit + size), after, 'start'),
  });
  const strict: Place[] = [];
  for (let at = locate(core, wanted, 0, effort); at; at = locate(core, wanted, at.unit + 1, effort))
    if (effort.spend(PLACED)) strict.push(placed(at.unit));
  const all = Math.min(CONTEXT, weightOf(before + after));
  const [least, most] = [Math.min(CONTEXT, weightOf(before)), Math.min(CONTEXT, weightOf(after))];
  const letters = (): Place[] => {
    const places: Place[] = [];
    for (let unit = core.core.indexOf(wanted.core); unit >= 0; unit = core.core.indexOf(wanted.core, unit + 1))
      if (effort.spend(PLACED)) places.push(placed(unit));
      else return [];
    return places;
  };
  if (boxes.length > 0 && page.lines.some(({ runs }) => runs.length > 0)) {
    const there = lyingThere(page, strict, boxes, effort) ?? lyingThere(page, letters(), boxes, effort);
    if (effort.isOver) return null;
    if (there) return { start: there.start, end: there.end };
    // The page may be measured otherwise today: then words are found that stand once, and between the same words as before.
    const [only, ...others] = strict;
    const isSure =
      only && others.length === 0 && weightOf(wanted.core) >= TELLING && only.before >= least && only.after >= most;
    return isSure ? { start: only.start, end: only.end } : null;
  }
  if (effort.isOver) return null;
  const found = chosen(strict, (place, alone) => {
    const agree = place.before + place.after;
    return agree >= all || (alone && weightOf(wanted.core) + agree >= TELLING);
  });
  if (found || strict.length > 0) return found && { start: found.start, end: found.end };
  const near = chosen(letters(), (place) => place.before >= least && place.after >= most);
  return near && { start: near.start, end: near.end };
}
