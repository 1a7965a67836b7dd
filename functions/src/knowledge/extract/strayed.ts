/** Which explanations count: those of terms that the book is about just there, one a term and section. */
import type { Sentence } from '../../book/sentences.ts';
import type { LanguagePack } from '../../language/pack.ts';
import type { FactPlaces } from '../model.ts';
import { concentration, type Mentions, roughKey } from './concentration.ts';
import { STRENGTH } from './explained.ts';

/** A fact; a weak one (see `STRENGTH`) only counts where the book is about its subject. */
export type Found = FactPlaces & { weak?: number };

/** Of all mentions of a term, so many stand around the one in question. */
const SHARE = 0.4;

/**
 * All facts but the weak definitions of what is no term of the book there, is defined in that section already, or is better
 * explained in another sentence of it.
 */
export function withoutStrayed(
  found: readonly Found[],
  sentences: readonly Sentence[],
  pack: LanguagePack,
): FactPlaces[] {
  const keyOf = ({ sentence, start, end }: FactPlaces['subject']) =>
    roughKey(sentences[sentence]?.text.slice(start, end) ?? '', pack);
  const keys = found.map(({ kind, subject }) => (kind === 'definition' ? keyOf(subject) : ''));
  const placeOf = (at: number) => `${keys[at]} ${sentences[found[at]?.first ?? -1]?.section}`;
  const defined = new Set(found.flatMap(({ weak }, at) => (weak ? [] : [placeOf(at)])));
  const weakAt = found.flatMap(({ weak }, at) => (weak && !defined.has(placeOf(at)) ? [at] : []));
  if (weakAt.length === 0) return found.flatMap(({ weak, ...fact }) => (weak ? [] : [fact]));
  const mentions = concentration(sentences, new Set(weakAt.map((at) => keys[at] ?? '')), pack);
  const known = new Set([
    ...keys.filter((_, at) => !found[at]?.weak || found[at]?.weak === STRENGTH.named),
    ...found.flatMap(({ items }) => items.map(keyOf)),
  ]);
  const best = new Map<string, number>();
  for (const at of weakAt) {
    const [fact, key] = [found[at]!, keys[at] ?? '']; // weakAt holds its indices
    if (!isTerm(mentions(key, fact.first), fact.weak ?? 0, known.has(key) || key.includes(' '))) continue;
    if (isProper(fact, sentences, pack)) continue;
    const rival = found[best.get(placeOf(at)) ?? -1];
    if (!rival || (rival.weak ?? 0) < (fact.weak ?? 0)) best.set(placeOf(at), at);
  }
  const kept = new Set(best.values());
  return found.flatMap(({ weak, ...fact }, at) => (!weak || kept.has(at) ? [fact] : []));
}

/** Whether the book is about a term where it is named so often; `likely`: it is named, listed, or of several words. */
function isTerm({ near, all, headed }: Mentions, weak: number, likely: boolean): boolean {
  if (weak === STRENGTH.named) return near > 0;
  return near >= (likely || headed ? 2 : 3) && (headed || near >= SHARE * all);
}

/** Sentences around it in which a word in small letters tells that it is no name. */
const AROUND = 200;

/** A term that stands at the beginning of a sentence and nowhere near in small letters: a name. */
function isProper({ subject, first }: FactPlaces, sentences: readonly Sentence[], pack: LanguagePack): boolean {
  const term = sentences[subject.sentence]?.text.slice(subject.start, subject.end) ?? '';
  const small = term.toLowerCase();
  if (small === term || pack.knowledge?.capitalNouns) return false;
  const near = sentences.slice(Math.max(0, first - AROUND), first + AROUND);
  return !near.some(({ text }) => text.includes(small));
}
