/** How a statement about a person, a place or a term goes on, beside what the book says of others of its sort. */
import type { DraftMcq } from '../../engine.ts';
import { type Distractor, likeLength } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, likeness } from '../gate/words.ts';
import { choose } from '../options.ts';
import { couldBeSaidOf, isNear, LOOSE, namesOther, type Predicate } from '../predicates.ts';
import { framed, type Reading } from '../reading.ts';
import type { McqCandidate } from './form.ts';
import { ofPredicates } from './of-predicates.ts';

const WORTH = 0.8;
/** Endings that say so much of the same are one. */
const SAME = 0.4;
const SHARE = 0.4;
/** Fewer content words hold of many things. */
const LEAST_WORDS = 3;

export function endingForms(reading: Reading, predicates: readonly Predicate[]): McqCandidate[] {
  return ofPredicates(reading, predicates, {
    form: 'ending',
    share: SHARE,
    worth: WORTH,
    fits: ({ sort }) => sort !== LOOSE,
    draft: (one, random) => draftOf(reading, one, predicates, random),
  });
}

function draftOf(
  reading: Reading,
  one: Predicate,
  others: readonly Predicate[],
  random: () => number,
): DraftMcq | null {
  const own = contentWords(one.ending);
  const seen = new Set([one.key]);
  const rivals = others
    .filter((other) => other.sort === one.sort && isNear(one, other) && likeLength(other.ending, one.ending))
    .map((other) => ({ other, score: kinship(one, other) }))
    .sort((a, b) => b.score - a.score)
    .filter(({ other }) => {
      const words = contentWords(other.ending);
      const fresh = !seen.has(other.key) && words.size >= LEAST_WORDS && likeness(own, words) < SAME;
      if (!fresh || namesOther(reading, other, one) || couldBeSaidOf(reading, one.key, other.ending)) return false;
      seen.add(other.key);
      return true;
    })
    .map(({ other }): Distractor => ({ text: other.ending, about: other.quote }));
  const wrong = own.size >= LEAST_WORDS ? choose(one.ending, rivals, random) : null;
  if (!wrong) return null;
  return {
    question: framed(reading.frames.ending, one.opening),
    options: [one.ending, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, one.quote),
    evidence: one.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'ending',
  };
}

const kinship = (one: Predicate, other: Predicate) =>
  (one.section === other.section ? 2 : 0) + (one.verb === other.verb ? 1 : 0) - Math.abs(one.at - other.at) / 200;
