/** Where a book tells of things: two that come up in the same sections are of one matter. */
import type { Reading } from './reading.ts';

const known = new WeakMap<Reading['words'], Map<string, ReadonlyMap<number, number>>>();

/** How often each section names what a key stands for. */
export function sectionsNaming({ words, sentences }: Reading, key: string): ReadonlyMap<number, number> {
  const before = known.get(words) ?? new Map<string, ReadonlyMap<number, number>>();
  known.set(words, before);
  const found = before.get(key);
  if (found) return found;
  const counts = new Map<number, number>();
  for (const at of words.withTerm(key)) {
    const section = sentences[at]?.section ?? -1;
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  before.set(key, counts);
  return counts;
}

/**
 * Whether the book tells of two things in the same sections, as a cosine: what it tells of elsewhere is told at a glance from what is
 * asked. Phrases of several words come up seldom, so that less is asked of two of them.
 */
export function areOfOneMatter(reading: Reading, one: string, other: string): boolean {
  const several = one.includes(' ') && other.includes(' ');
  return nearness(reading, one, other) >= (several ? PHRASES : ONE_MATTER);
}

/** Whether both are words by themselves, or both phrases: "tradition" is told at a glance from "type B sharing". Keys of stems. */
export const areOfOneBreadth = (one: string, other: string): boolean => one.includes(' ') === other.includes(' ');

/** How much the book tells of two things in the same sections, 0 to 1. */
export const nearness = (reading: Reading, one: string, other: string): number =>
  together(sectionsNaming(reading, one), sectionsNaming(reading, other));

const ONE_MATTER = 0.3;
const PHRASES = 0.12;

/** How much two terms are told of in the same sections, 0 to 1 (cosine). */
export function together(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): number {
  let product = 0;
  for (const [section, count] of one) product += count * (other.get(section) ?? 0);
  return product === 0 ? 0 : product / (size(one) * size(other));
}

const size = (counts: ReadonlyMap<number, number>) =>
  Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
