/** How a statement about a person, a place or a term goes on, beside what the book says of others of its sort. */

import { tokensOf } from '../../../knowledge/tokens.ts';
import type { DraftMcq } from '../../engine.ts';
import { isNamed } from '../beside.ts';
import { couldFollow } from '../clauses.ts';
import { type Distractor, likeLength } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, likeness } from '../gate/words.ts';
import type { Name } from '../names.ts';
import { choose } from '../options.ts';
import { couldBeSaidOf, isBeside, LOOSE, namesOther, type Predicate } from '../predicates.ts';
import { framed, inside, type Reading } from '../reading.ts';
import { type McqCandidate, WEAK } from './form.ts';
import { ofPredicates } from './of-predicates.ts';

const WORTH = 0.8;
/** Endings that say so much of the same are one. */
const SAME = 0.4;
const SHARE = 0.4;
/** A longer subject says most of it. */
const OPENING = 60;
/** Fewer content words hold of many things. */
const LEAST_WORDS = 3;

export function endingForms(
  reading: Reading,
  predicates: readonly Predicate[],
  names: ReadonlyMap<string, Name>,
): McqCandidate[] {
  return ofPredicates(reading, predicates, {
    form: 'ending',
    share: SHARE,
    worth: WORTH,
    tier: () => WEAK,
    fits: ({ sort, lead = '', opening }) => sort !== LOOSE && lead === '' && opening.length <= OPENING,
    draft: (one, random) => draftOf(reading, one, { predicates, names }, random),
  });
}

function draftOf(
  reading: Reading,
  one: Predicate,
  { predicates, names }: { predicates: readonly Predicate[]; names: ReadonlyMap<string, Name> },
  random: () => number,
): DraftMcq | null {
  const own = contentWords(one.ending);
  const seen = new Set([one.key]);
  const bearerOf = ({ sort, opening }: Predicate) =>
    sort === 'person' || sort === 'place' ? sort : (names.get(opening)?.sort ?? null);
  const bearer = bearerOf(one);
  const rivals = predicates
    .filter((other) => couldFollow(reading, other, one) && isBeside(one, other) && likeLength(other.ending, one.ending))
    // "Is a …" beside "is a …", "refers to …" beside "refers to …": what is told in another way is told at a glance.
    .filter((other) => bearer !== null || (other.verb === one.verb && opensLike(reading, other.ending, one.ending)))
    // What is said of people is not said of rivers.
    .filter((other) => bearerOf(other) === bearer)
    .filter((other) => isNamed(reading, other.opening) === isNamed(reading, one.opening))
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
    question: framed(reading.frames.ending, inside(reading, one.opening)),
    options: [one.ending, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, one.quote),
    evidence: one.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'ending',
  };
}

/** Whether behind both verbs an article follows, or behind neither. */
function opensLike({ lexicon, pack }: Reading, one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => tokensOf(text, pack.words.elided)[1]?.text ?? '');
  return lexicon?.articles.has(first ?? '') === lexicon?.articles.has(second ?? '');
}

const kinship = (one: Predicate, other: Predicate) =>
  (one.section === other.section ? 2 : 0) + (one.verb === other.verb ? 1 : 0) - Math.abs(one.at - other.at) / 200;
