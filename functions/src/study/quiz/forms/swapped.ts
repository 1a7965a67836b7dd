/** Statements on things of one sort, of which one says of a thing what the book says of another. */
import type { DraftMcq } from '../../engine.ts';
import { matters } from '../chapters.ts';
import { type Distractor, likeLength } from '../distractors.ts';
import { instead } from '../explain.ts';
import { contentWords, likeness } from '../gate/words.ts';
import { choose } from '../options.ts';
import { couldBeSaidOf, isNear, LOOSE, namesOther, type Predicate } from '../predicates.ts';
import { framed, type Reading, statement } from '../reading.ts';
import { type McqCandidate, STATEMENTS } from './form.ts';

const WORTH = 0.9;
/** One of ten, with the other statements to judge. */
const SHARE = 0.1;
const MOST = 300;
/** Statements that say so much of the same are not put beside one another. */
const SAME = 0.5;

export function swappedForms(reading: Reading, predicates: readonly Predicate[]): McqCandidate[] {
  const matterOf = matters(reading);
  return predicates
    .filter(({ quote, sort }) => reading.inRange(quote.page) && sort !== LOOSE && !sort.startsWith('thing'))
    .map((one) => ({
      form: STATEMENTS,
      share: SHARE,
      firm: true,
      level: 'understand' as const,
      chapter: one.chapter,
      score: WORTH + one.weight,
      about: [one.key, `${one.at}`, `error ${matterOf(one.section)}`],
      draft: (random: () => number) => draftOf(reading, matterOf(one.section), one, predicates, random),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}

function draftOf(
  reading: Reading,
  title: string,
  one: Predicate,
  predicates: readonly Predicate[],
  random: () => number,
): DraftMcq | null {
  const near = predicates.filter((other) => other.key !== one.key && other.sort === one.sort && isNear(one, other));
  const other = near
    .filter((rival) => !namesOther(reading, one, rival) && !couldBeSaidOf(reading, rival.key, one.ending))
    .sort((a, b) => distance(one, a) - distance(one, b))[0];
  if (!other) return null;
  const seen = new Set([one.key, other.key]);
  const own = contentWords(one.ending);
  const true3 = near
    .filter(({ ending }) => likeLength(ending, one.ending) && likeness(own, contentWords(ending)) < SAME)
    .sort((a, b) => distance(one, a) - distance(one, b))
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .map((rival): Distractor => ({ text: said(reading, rival.opening, rival), about: rival.quote }));
  const key = said(reading, other.opening, one);
  const wrong = choose(key, true3, random);
  if (!wrong) return null;
  const { error, errorPlain } = reading.frames;
  return {
    question: title === '' ? errorPlain : framed(error, title),
    options: [key, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: instead(reading, one.opening, other.opening, one.quote),
    evidence: one.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'understand',
    form: 'swapped',
  };
}

const said = (reading: Reading, opening: string, { ending }: Predicate) => statement(reading, `${opening} ${ending}`);

const distance = (one: Predicate, other: Predicate) =>
  Math.abs(one.at - other.at) + (one.section === other.section ? 0 : 40) + (one.verb === other.verb ? 0 : 10);
