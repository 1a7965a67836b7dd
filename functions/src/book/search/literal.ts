/** Where words stand on a page, letter for letter as a reader searches for them: not what they are about. */

import { isUnspaced } from '../../language/script.ts';
import { type Core, coreOf, gapAfter, gapLength } from '../evidence/core.ts';
import { Effort, SAME_GAP } from '../evidence/effort.ts';
import { pageCore } from '../evidence/verify.ts';
import type { Page } from '../model.ts';

/** Accents over Latin, Greek and Cyrillic letters: who looks for "etude" means "étude" too. */
const ACCENT = /[\u0300-\u036f]/;
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** A core without accents; the same object where there are none. */
function withoutAccents(core: Core): Core {
  if (!ACCENT.test(core.core)) return core;
  const kept: number[] = [];
  for (let unit = 0; unit < core.core.length; unit++) if (!ACCENT.test(core.core.charAt(unit))) kept.push(unit);
  return {
    text: core.text,
    core: kept.map((unit) => core.core.charAt(unit)).join(''),
    from: Int32Array.from(kept, (unit) => core.from[unit] ?? 0),
    to: Int32Array.from(kept, (unit) => core.to[unit] ?? 0),
  };
}

const plain = new WeakMap<Core, Core>();

function plainCore(page: Page): Core {
  const core = pageCore(page);
  let bare = plain.get(core);
  if (!bare) {
    bare = withoutAccents(core);
    plain.set(core, bare);
  }
  return bare;
}

/** What is searched for, reduced as the pages are; null where nothing is left of it to search for. */
export function wantedWords(text: string): Core | null {
  const core = withoutAccents(coreOf(text.trim()));
  return core.core === '' ? null : core;
}

/** Whether the unit at `at` begins a word; any character does where words are not spaced. */
function beginsWord(page: Core, at: number): boolean {
  const start = page.from[at] ?? 0;
  const before = page.text.charAt(start - 1);
  return before === '' || !WORD.test(before) || isUnspaced(before) || isUnspaced(page.text.charAt(start));
}

/** Whether two letters that follow one another are parted on the page as they are in what is searched for. */
function samePart(page: Core, at: number, wanted: Core, step: number): boolean {
  const gap = gapAfter(page, at);
  if (/\s/.test(gapAfter(wanted, step))) return gap !== '';
  if (gapAfter(wanted, step) !== '') return true;
  return !/\s/.test(gap) || (isUnspaced(page.core.charAt(at)) && isUnspaced(page.core.charAt(at + 1)));
}

/**
 * All places of these words on a page, in reading order and apart from one another: from the beginning of a word on, in
 * any case, with or without accents, over line ends; the last word may go on ("punish" finds "punishment").
 * @param effort of the call, which looks on many pages: where it is over no more are found
 * @returns characters `[start, end)` of the page's text
 */
export function placesOf(page: Page, wanted: Core, effort = new Effort()): { start: number; end: number }[] {
  const core = plainCore(page);
  const size = wanted.core.length;
  const places: { start: number; end: number }[] = [];
  for (let at = core.core.indexOf(wanted.core); at >= 0; ) {
    if (!effort.spend(SAME_GAP)) return places;
    let same = beginsWord(core, at);
    for (let step = 0; same && step < size - 1; step++) {
      if (!effort.spend(SAME_GAP + gapLength(core, at + step))) return places;
      same = samePart(core, at + step, wanted, step);
    }
    if (same) places.push({ start: core.from[at] ?? 0, end: core.to[at + size - 1] ?? 0 });
    at = core.core.indexOf(wanted.core, at + (same ? size : 1));
  }
  return places;
}
