/** Where a student may look who asked what the book does not answer. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { NearSection } from '../../../contract/evidence.ts';
import { RANK_FEATURES } from './features.ts';
import type { Ranked } from './rank.ts';

const MOST = 3;
/** Sentences below these have hardly a word of the question. */
const BEST = 12;
const LEAST = 0.25;
const COVER = RANK_FEATURES.indexOf('cover');
const TITLE = RANK_FEATURES.indexOf('title');

/** The sections in which the sentences stand that have most of a question, nearest first, at most three; none by chance. */
export function nearestSections(ranked: readonly Ranked[], index: BookIndex): NearSection[] {
  const near = new Map<string, NearSection>();
  for (const { at, features } of ranked.slice(0, BEST)) {
    const section = index.sections[index.sentences[at]?.section ?? -1];
    if (section?.kind !== 'chapter' || section.title.trim() === '' || near.size === MOST) continue;
    if ((features[COVER] ?? 0) + (features[TITLE] ?? 0) < LEAST) continue;
    if (!near.has(section.title)) near.set(section.title, { title: section.title, page: section.from });
  }
  return [...near.values()];
}
