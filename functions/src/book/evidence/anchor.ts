/** Finding words that a student marked again, also after the book was read anew. */
import { isUnspaced } from '../../language/script.ts';
import type { Page } from '../model.ts';
import { coreOf } from './core.ts';
import { locate, pageCore } from './verify.ts';

/** Words of a page and what stands right before and after them, as W3C's text quote selector has them. */
export interface QuoteSelector {
  exact: string;
  prefix: string;
  suffix: string;
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

interface Place {
  start: number;
  end: number;
  /** Letters before and after that are as they were. */
  before: number;
  after: number;
}

/** Best first, unless another agrees as well as the best: then nothing tells them apart. */
function chosen(places: Place[], isEnough: (place: Place, alone: boolean) => boolean): Place | null {
  const [best, next] = places.toSorted((a, b) => b.before + b.after - a.before - a.after);
  if (!best || (next && best.before + best.after === next.before + next.after)) return null;
  return isEnough(best, next === undefined) ? best : null;
}

/**
 * Where marked words stand on their page: letter for letter as `verifyQuote` finds them, and of several places the one whose
 * surroundings agree best. Where a reading has joined the words with their neighbours or has set a number otherwise, their letters
 * are enough if what stands on both sides agrees. The page of a file never changes, so no other page is looked at.
 * @returns characters `[start, end)` of the page's text; null where they are not there, or where nothing tells two places apart
 */
export function anchorOn(page: Page, { exact, prefix, suffix }: QuoteSelector): { start: number; end: number } | null {
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
  for (let at = locate(core, wanted, 0); at; at = locate(core, wanted, at.unit + 1)) strict.push(placed(at.unit));
  const all = Math.min(CONTEXT, weightOf(before + after));
  const found = chosen(strict, (place, alone) => {
    const agree = place.before + place.after;
    return agree >= all || (alone && weightOf(wanted.core) + agree >= TELLING);
  });
  if (found || strict.length > 0) return found && { start: found.start, end: found.end };
  const letters: Place[] = [];
  for (let unit = core.core.indexOf(wanted.core); unit >= 0; unit = core.core.indexOf(wanted.core, unit + 1))
    letters.push(placed(unit));
  const [least, most] = [Math.min(CONTEXT, weightOf(before)), Math.min(CONTEXT, weightOf(after))];
  const near = chosen(letters, (place) => place.before >= least && place.after >= most);
  return near && { start: near.start, end: near.end };
}
