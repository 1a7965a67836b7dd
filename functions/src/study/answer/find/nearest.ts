/** Where a student may look who asked what the book does not answer. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { NearSection } from '../../../contract/evidence.ts';
import { RANK_FEATURES } from '../../find/features.ts';
import type { Ranked } from '../../find/rank.ts';

const MOST = 3;
/** Only the best sentences are looked at, and of them those that hold nearly half of what the question asks for. */
const BEST = 12;
const LEAST = 0.4;
const COVER = RANK_FEATURES.indexOf('cover');
const TITLE = RANK_FEATURES.indexOf('title');

/** How much of a question a book knows at all, as a share of its weight: what it lacks is near no section of it. */
function knownShare(weights: ReadonlyMap<string, number>, index: BookIndex): number {
  const sum = (some: readonly [string, number][]) => some.reduce((total, [, weight]) => total + weight, 0);
  return sum([...weights].filter(([term]) => index.postings.has(term))) / (sum([...weights]) || 1);
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
  const known = knownShare(weights, index);
  const near = new Map<string, NearSection>();
  for (const { at, features } of ranked.slice(0, BEST)) {
    const section = index.sections[index.sentences[at]?.section ?? -1];
    if (section?.kind !== 'chapter' || section.title.trim() === '' || near.size === MOST) continue;
    // Both are shares of what the book knows.
    if (known * ((features[COVER] ?? 0) + (features[TITLE] ?? 0)) < LEAST) continue;
    if (!near.has(section.title)) near.set(section.title, { title: section.title, page: section.from });
  }
  return [...near.values()];
}
