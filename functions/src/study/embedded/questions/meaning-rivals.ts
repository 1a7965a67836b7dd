/** Wrong definitions for a right one: what other terms of the book mean, in the same form and about as long. */
import { alike, kindOf } from '../../quiz/gate/options.ts';
import { supports } from '../../quiz/gate/support.ts';
import { contentWords, covered } from '../../quiz/gate/words.ts';
import type { Wanted } from './distractors.ts';
import { ENGLISH } from './english-words.ts';
import type { Facts } from './facts.ts';
import { kindOfTerm } from './kinds.ts';

/** More in common than this, and both could be right. */
const TOO_CLOSE = 0.4;

/** Rivals for a meaning that is the right answer (`about` is its term), best first. */
export function meaningRivals(facts: Facts): (wanted: Wanted) => string[] {
  return (wanted) => {
    const key = contentWords(wanted.key);
    const about = contentWords(wanted.about);
    const kind = kindOfTerm(wanted.about, wanted.genus);
    const scored: { meaning: string; score: number }[] = [];
    for (const { definition, statement: at } of facts.facts) {
      if (!definition || definition.plural !== wanted.plural || alike(definition.meaning, wanted.key)) continue;
      if (kindOf(definition.meaning) !== kindOf(wanted.key) || supports(wanted.quote, definition.meaning)) continue;
      const words = contentWords(definition.meaning);
      const ratio = definition.meaning.length / wanted.key.length;
      if (ratio < 0.5 || ratio > 2 || covered(key, words) >= TOO_CLOSE || covered(words, key) >= TOO_CLOSE) continue;
      if (covered(about, contentWords(definition.term)) > 0.5) continue;
      const statement = facts.statements[at];
      let score = (statement?.chapter === wanted.chapter ? 1.5 : 0) + (statement?.section === wanted.section ? 1 : 0);
      score -= 2 * Math.abs(Math.log(ratio));
      if (definition.genus === wanted.genus) score += 1;
      if (kindOfTerm(definition.term, definition.genus) === kind) score += 1.5;
      if (opening(definition.meaning) === opening(wanted.key)) score += 1;
      scored.push({ meaning: definition.meaning, score });
    }
    scored.sort((a, b) => b.score - a.score);
    return [...new Set(scored.map(({ meaning }) => meaning))].slice(0, 14);
  };
}

/** How a meaning begins: with an article, with a clause's word, or with a bare noun. */
function opening(meaning: string): string {
  const first = meaning.split(' ')[0] ?? '';
  if (/^(?:a|an|the|any)$/.test(first)) return 'article';
  return ENGLISH.clauseOpening.test(first) ? 'clause' : 'noun';
}
