/** What the forms about subjects and their endings have in common: a candidate for each predicate, the best first. */
import type { DraftMcq } from '../../engine.ts';
import type { Predicate } from '../predicates.ts';
import type { Reading } from '../reading.ts';
import type { McqCandidate } from './form.ts';

/** So many are worked out. */
const MOST = 300;

interface Form {
  form: string;
  /** So much of a quiz may be of it. */
  share: number;
  worth: number;
  /** Asked where none of a lower one is left. */
  tier: (one: Predicate) => number;
  fits: (one: Predicate) => boolean;
  draft: (one: Predicate, random: () => number) => DraftMcq | null;
}

/** A question for each predicate on the pages that are asked about, of those that fit the form. */
export function ofPredicates(reading: Reading, predicates: readonly Predicate[], form: Form): McqCandidate[] {
  return predicates
    .filter((one) => reading.inRange(one.quote.page) && form.fits(one))
    .map((one) => ({
      form: form.form,
      share: form.share,
      tier: form.tier(one),
      level: 'remember' as const,
      chapter: one.chapter,
      score: form.worth + one.weight,
      about: [one.key, `${one.at}`],
      draft: (random: () => number) => form.draft(one, random),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}
