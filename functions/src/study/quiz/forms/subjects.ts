/** Of what a book says something, beside what its section speaks of otherwise: "Which of the following …?" */
import type { DraftMcq } from '../../engine.ts';
import { couldFollow, subjectWords } from '../clauses.ts';
import { type Distractor, likeLength } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered } from '../gate/words.ts';
import { choose } from '../options.ts';
import { CLAUSE, couldBeSaidOf, isNear, LOOSE, type Predicate } from '../predicates.ts';
import { capital, framed, inside, type Reading } from '../reading.ts';
import { GAP } from '../sentences.ts';
import type { McqCandidate } from './form.ts';

const WORTH = 0.7;
const SHARE = 0.3;
/** What is told in passing is neither asked for nor offered. */
const PASSING = -1;
/** So many are worked out. */
const MOST = 300;
/** Longer is no name of a thing. */
const SUBJECT = 60;
/** Fewer content words hold of many things. */
const LEAST_WORDS = 4;

export function subjectForms(reading: Reading, predicates: readonly Predicate[]): McqCandidate[] {
  return predicates
    .filter(({ quote, sort, opening, weight }) => {
      const fits = sort !== LOOSE && opening.length <= SUBJECT && weight > PASSING;
      return fits && reading.inRange(quote.page);
    })
    .map((one) => ({
      form: 'subject',
      share: SHARE,
      level: 'remember' as const,
      chapter: one.chapter,
      score: WORTH + one.weight,
      about: [one.key, `${one.at}`],
      draft: (random: () => number) => draftOf(reading, one, predicates, random),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}

function draftOf(
  reading: Reading,
  one: Predicate,
  others: readonly Predicate[],
  random: () => number,
): DraftMcq | null {
  const asked = contentWords(one.ending);
  const key = shown(reading, one);
  if (asked.size < LEAST_WORDS || covered(contentWords(key), asked) > 0) return null;
  const own = new Set(subjectWords(reading, one));
  const seen = new Set([one.key]);
  const rivals = others
    .filter((other) => couldFollow(one, other) && isNear(one, other) && other.opening.length <= SUBJECT)
    .filter((other) => other.weight > PASSING && isNamed(reading, other) === isNamed(reading, one))
    .sort((a, b) => distance(one, a) - distance(one, b))
    .filter((other) => {
      if (seen.has(other.key) || !likeLength(shown(reading, other), key)) return false;
      const words = subjectWords(reading, other);
      const shared = words.some((word) => own.has(word) || reading.words.keyAt(one.at).includes(` ${word} `));
      if (shared || couldBeSaidOf(reading, other.key, one.ending)) return false;
      seen.add(other.key);
      return true;
    })
    .map((other): Distractor => ({ text: shown(reading, other), about: other.quote }));
  const wrong = choose(key, rivals, random);
  if (!wrong) return null;
  const { which, word } = reading.frames;
  return {
    question:
      which === null || one.sort === 'person' ? framed(word, `${GAP} ${one.ending}.`) : framed(which, one.ending),
    options: [key, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, one.quote),
    evidence: one.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'subject',
  };
}

const shown = (reading: Reading, { opening, sort }: Predicate) =>
  sort.startsWith(CLAUSE) ? opening : capital(inside(reading, opening));

/** Whether a subject ends in a name: a name stands beside names. */
function isNamed({ lexicon, isName }: Reading, { opening }: Predicate): boolean {
  const last =
    opening
      .split(/\s+/)
      .at(-1)
      ?.replace(/['’].*$/u, '') ?? '';
  return !lexicon?.capitalNouns && isName(last);
}

const distance = (one: Predicate, other: Predicate) =>
  Math.abs(one.at - other.at) + (one.section === other.section ? 0 : 40) + (one.verb === other.verb ? 0 : 10);
