/** Whether words stand on a page, and where: what every citation of this product rests on. */
import type { Box } from '../../contract/evidence.ts';
import type { Page } from '../model.ts';
import { boxesOf } from './boxes.ts';
import { type Core, coreOf, gapLength, withoutMarks } from './core.ts';
import { Effort, OTHER_GAP, SAME_GAP } from './effort.ts';
import { beginsAt, endsAt, sameGap } from './gaps.ts';
import { hasSubstance } from './substance.ts';

export interface VerifiedQuote {
  /** Characters `[start, end)` of the page's text. */
  start: number;
  end: number;
  /** One box a line, as fractions of the page as shown; empty where the page knows no places. */
  boxes: Box[];
}

const cores = new WeakMap<Page, Core>();

/** The page reduced to what must agree; kept for the page object's life, since a page does not change. */
export function pageCore(page: Page): Core {
  let core = cores.get(page);
  if (core?.text !== page.text) {
    core = coreOf(page.text);
    cores.set(page, core);
  }
  return core;
}

/**
 * Finds a quote word for word on a page.
 *
 * Forgiven is what PDF text and copying do to words: white space (missing, added, line ends), hyphens inside words,
 * soft hyphens and invisible characters, ligatures and other compatibility forms, quote marks and dashes of any
 * shape, punctuation between words, case, Arabic vowel signs, footnote marks. Not forgiven is any other letter, digit or mathematical
 * sign, an apostrophe inside a word, a number's sign, point, comma or digits, a beginning or end inside a word.
 *
 * @param effort what is left of the call's steps, where it verifies more than one quote
 * @returns the first place where it stands (a sentence printed twice is the same evidence twice), or null: not there,
 * too little to prove anything (`hasSubstance`), or with a word that was not surely read from a picture.
 */
export function verifyQuote(page: Page, quote: string, effort = new Effort()): VerifiedQuote | null {
  if (!hasSubstance(quote)) return null;
  const at = locateOn(page, coreOf(quote), effort);
  return at && { ...at, boxes: boxesOf(page, at.start, at.end) };
}

/** Whether none of the characters `[start, end)` was read from a picture without being sure. */
export const isSure = (page: Page, { start, end }: { start: number; end: number }): boolean =>
  page.quality !== 'estimated' ||
  !page.lines.some(({ runs }) => runs.some((run) => run.unsure && run.start < end && run.end > start));

const plainCores = new WeakMap<Core, Core | null>();

/** First place of a quote on a page: with the page's footnote marks as they stand, else as if they were not there. */
export function locateOn(page: Page, quote: Core, effort: Effort): { start: number; end: number; unit: number } | null {
  const core = pageCore(page);
  const at = locateSurely(page, core, quote, effort);
  if (at) return at;
  let plain = plainCores.get(core);
  if (plain === undefined) {
    const marks = page.lines.flatMap((line) => line.runs.filter((run) => run.mark));
    plain = marks.length > 0 ? withoutMarks(core, marks) : null;
    plainCores.set(core, plain);
  }
  return plain && locateSurely(page, plain, quote, effort);
}

/** First place of `quote` whose words were all surely read. */
function locateSurely(page: Page, core: Core, quote: Core, effort: Effort): ReturnType<typeof locate> {
  let at = locate(core, quote, 0, effort);
  while (at && !isSure(page, at)) at = effort.spend(page.text.length) ? locate(core, quote, at.unit + 1, effort) : null;
  return at;
}

/** First place of `quote` in `page` from core unit `from` on; null also where the effort ends before. */
export function locate(
  page: Core,
  quote: Core,
  from: number,
  effort: Effort,
): { start: number; end: number; unit: number } | null {
  const size = quote.core.length;
  if (size === 0) return null;
  for (let unit = page.core.indexOf(quote.core, from); unit >= 0; unit = page.core.indexOf(quote.core, unit + 1)) {
    const last = unit + size - 1;
    if (!effort.spend(OTHER_GAP + gapLength(page, unit - 1) + gapLength(page, last))) return null;
    if (!beginsAt(page, unit, quote) || !endsAt(page, last)) continue;
    let same = true;
    for (let step = 0; same && step < size - 1; step++) {
      const [a, b] = [gapLength(page, unit + step), gapLength(quote, step)];
      if (!effort.spend(a === b ? SAME_GAP + a : OTHER_GAP + a + b)) return null;
      same = sameGap(page, unit + step, quote, step);
    }
    if (same) return { start: page.from[unit] ?? 0, end: page.to[last] ?? 0, unit };
  }
  return null;
}
