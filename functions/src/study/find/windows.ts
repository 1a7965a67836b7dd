/** What of the places that were found is shown: sentences that follow one another, with as much of the likeliest in them as fits. */
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { WINDOW } from './settings.ts';
import { beside, type Unit } from './units.ts';

/** Sentences in the order of the book, and how likely the answer is in one of them. */
export interface Window {
  sentences: number[];
  share: number;
}

/** The sentences around one, not beyond its section, a heading, or what is closed: so many words of them on each side. */
function runAround(at: number, words: number, isOpen: (at: number) => boolean, index: BookIndex): number[] {
  const run = [at];
  for (const step of [-1, 1] as const) {
    let left = words;
    for (let next = beside(at, step, index); next !== null && isOpen(next); next = beside(next, step, index)) {
      left -= countWords(index.sentences[next]?.text ?? '');
      if (left < 0) break;
      if (step < 0) run.unshift(next);
      else run.push(next);
    }
  }
  return run;
}

/**
 * The best so many words around a sentence: those with the likeliest sentences, with the sentence's own paragraph, and more of what
 * goes on than of what comes before; fewer where the others say little. Of a list no more than it, and its lead-in always.
 * @param shares how likely each sentence is to answer, by its index
 * @param taken sentences that are shown already
 */
export function windowAround(
  at: number,
  unit: Unit,
  words: number,
  shares: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  index: BookIndex,
): Window {
  const whole = bestAround(at, unit, words, shares, taken, index);
  const leadIn = unit.first;
  if (unit.kind !== 'list' || whole.sentences.includes(leadIn) || taken.has(leadIn)) return whole;
  const rest = words - countWords(index.sentences[leadIn]?.text ?? '');
  const { sentences, share } = bestAround(at, unit, rest, shares, new Set([...taken, leadIn]), index);
  return { sentences: [leadIn, ...sentences], share: share + (shares.get(leadIn) ?? 0) };
}

function bestAround(
  at: number,
  unit: Unit,
  words: number,
  shares: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  index: BookIndex,
): Window {
  const isInside = (place: number) => place >= unit.first && place <= unit.last;
  const isOpen = (place: number) => !taken.has(place) && (unit.kind !== 'list' || isInside(place));
  const run = runAround(at, words, isOpen, index);
  const lengths = run.map((place) => countWords(index.sentences[place]?.text ?? ''));
  const own = run.indexOf(at);
  let best: { from: number; to: number; share: number; worth: number } | undefined;
  let before = 0;
  for (let from = own; from >= 0; from--) {
    if (from < own) before += lengths[from] ?? 0;
    let used = before + (lengths[own] ?? 0);
    if (from < own && used > words) break;
    let [share, inside] = [0, 0];
    for (let step = from; step < run.length; step++) {
      const place = run[step] ?? at;
      if (step > own) used += lengths[step] ?? 0;
      if (step > own && used > words) break;
      share += shares.get(place) ?? 0;
      if (isInside(place)) inside += lengths[step] ?? 0;
      if (step < own) continue;
      const placed = WINDOW.balance * Math.abs(before - words * WINDOW.before);
      const worth = share + (WINDOW.inside * inside - placed - WINDOW.word * used) / words;
      if (!best || worth > best.worth) best = { from, to: step, share, worth };
    }
  }
  const { from = own, to = own, share = 0 } = best ?? {};
  return { sentences: run.slice(from, to + 1), share };
}
