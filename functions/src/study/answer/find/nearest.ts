/** Where a student may look who asked what the book does not answer. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { NearSection } from '../../../contract/evidence.ts';
import { RANK_FEATURES } from './features.ts';
import type { Ranked } from './rank.ts';

const MOST = 3;
/** Only the best sentences are looked at, and of them those that hold nearly half of what the question asks for. */
const BEST = 12;
const LEAST = 0.45;
const COVER = RANK_FEATURES.indexOf('cover');
const TITLE = RANK_FEATURES.indexOf('title');

/** A book that knows less of a question, and fewer words of it, is not about it ("How does a refrigerator *work*?"). */
const KNOWN = 0.25;
const WORDS = 2;

/** Whether a book knows enough of what a question is about for any of its sections to come near it. */
function knowsSome(weights: ReadonlyMap<string, number>, index: BookIndex): boolean {
  const known = [...weights].filter(([term]) => index.postings.has(term));
  const sum = (some: readonly [string, number][]) => some.reduce((total, [, weight]) => total + weight, 0);
  return known.length >= WORDS || sum(known) >= KNOWN * sum([...weights]);
}

/**
 * The sections in which the sentences stand that have most of a question, nearest first, at most three; none by chance.
 * @param weights of the question's terms
 */
export function nearestSections(
  ranked: readonly Ranked[],
  weights: ReadonlyMap<string, number>,
  index: BookIndex,
): NearSection[] {
  if (!knowsSome(weights, index)) return [];
  const near = new Map<string, NearSection>();
  for (const { at, features } of ranked.slice(0, BEST)) {
    const section = index.sections[index.sentences[at]?.section ?? -1];
    if (section?.kind !== 'chapter' || section.title.trim() === '' || near.size === MOST) continue;
    if ((features[COVER] ?? 0) + (features[TITLE] ?? 0) < LEAST) continue;
    if (!near.has(section.title)) near.set(section.title, { title: section.title, page: section.from });
  }
  return [...near.values()];
}
