/** Why something is so: the reason that the book gives, beside reasons for other things and what else is true of the same matter. */
import type { DraftMcq } from '../../engine.ts';
import { askedWhy } from '../asking-why.ts';
import { matters } from '../chapters.ts';
import { type Distractor, likeLength, saidOfBoth } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered, likeness } from '../gate/words.ts';
import { choose } from '../options.ts';
import { inside, type Reading } from '../reading.ts';
import { givesReason, opensReason, type Reason } from '../reasons.ts';
import type { Plain } from '../sentences.ts';
import { told } from '../wording.ts';
import { LAST, type McqCandidate } from './form.ts';
import { seldomNamed } from './worth.ts';

const WORTH = 1.8;
/** Reasons that stand so near one another may be reasons for the same. */
const NEAR = 2;
/** Two reasons that say so much of the same are one. */
const SAME = 0.4;
/** Below this it is told at a glance that a reason belongs to another matter. */
const LEAST = 1.8;
/** A statement told so near, in sentences, could be taken for a reason; one with none of the words of the question could not. */
const AROUND = 60;
/** What a story tells in passing is asked for its reason where there is nothing better. */
const PASSING = 1.2;

export function reasonForms(reading: Reading, reasons: readonly Reason[], sentences: readonly Plain[]): McqCandidate[] {
  const fit = sentences.filter((one) => one.fit && !givesReason(reading, one));
  const matterOf = matters(reading);
  const seldom = seldomNamed(reading);
  return reasons
    .filter(({ sentence }) => reading.inRange(sentence.quote.page))
    .map((reason) => ({
      form: 'reason',
      tier: seldom(reason.fact) ? LAST : 0,
      level: 'understand' as const,
      chapter: reason.sentence.chapter,
      score: WORTH + reason.sentence.worth - (reason.central ? 0 : PASSING),
      about: [`${reason.sentence.at}`],
      draft: (random: () => number) =>
        draftOf(reading, reason, { reasons, fit, title: matterOf(reason.sentence.section) }, random),
    }));
}

/** What a reason stands beside, and what its section is about. */
interface Material {
  reasons: readonly Reason[];
  fit: readonly Plain[];
  title: string;
}

function draftOf(
  reading: Reading,
  reason: Reason,
  { reasons, fit, title }: Material,
  random: () => number,
): DraftMcq | null {
  const { quote, fact, text } = reason;
  const asked = contentWords(fact);
  const own = contentWords(text);
  const rivals = reasons
    .filter((other) => couldBeTaken(reading, reason, other, asked) && likeness(own, contentWords(other.text)) < SAME)
    .map((other) => ({ other, score: kinship(reason, other) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .map(({ other }): Distractor => ({ text: other.text, about: other.quote }));
  const wrong =
    choose(text, rivals, random) ?? choose(text, [...rivals, ...statementsBeside(reading, reason, fit)], random);
  if (!wrong) return null;
  return {
    question: askedWhy(reading, fact, title),
    options: [text, ...wrong.map((one) => one.text)],
    answer_index: 0,
    explanation: because(reading, quote),
    evidence: quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'understand',
    form: 'reason',
  };
}

/** Statements on the same matter as reasons, nearest in words first: true by the book, which gives them as the reason of nothing. */
function statementsBeside(reading: Reading, reason: Reason, fit: readonly Plain[]): Distractor[] {
  const { sentence, fact, text } = reason;
  const { elides } = reading.pack.words;
  const opening = opensReason(reading, reason);
  if (opening === null) return [];
  const [asked, own] = [contentWords(fact), contentWords(text)];
  const matter = new Set([...asked, ...own]);
  return fit
    .filter(({ at, chapter }) => {
      const distance = Math.abs(at - sentence.at);
      return chapter === sentence.chapter && distance > NEAR && distance <= AROUND;
    })
    .map((other) => ({ other, said: `${opening}${inside(reading, told(other.text))}` }))
    .filter(({ other, said }) => {
      const words = reading.contentAt(other.at);
      const plain = !/[;:?!"“”«»„()[\]]/u.test(said) && likeLength(said, text) && covered(asked, words) < COULD_BE;
      // "Because sometimes, …", "puisque on …": it could not follow the word as it stands.
      const opensLate = other.tokens.slice(0, OPENING).some(({ text: word }) => /^[,，،]$/.test(word));
      if (opensLate || (elides?.ending.test(opening) && elides.before.test(said.slice(opening.length)))) return false;
      return plain && likeness(own, words) < SAME && other.tokens.every(({ text: word }) => !reason.leaning.has(word));
    })
    .map(({ other, said }) => ({ other, said, near: shared(matter, reading.contentAt(other.at)) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || Math.abs(a.other.at - sentence.at) - Math.abs(b.other.at - sentence.at))
    .map(({ other, said }) => ({ text: said, about: other.quote }));
}

/** A comma among so many tokens ends what only opens a sentence. */
const OPENING = 5;

/** A statement with so much of what is asked could be a reason of it. */
const COULD_BE = 0.5;

/** Of the same sort and chapter, leaning on nothing that the stem does not hold, and no reason for the same. */
function couldBeTaken(reading: Reading, one: Reason, other: Reason, asked: ReadonlySet<string>): boolean {
  if (other === one || other.sort !== one.sort || other.sentence.chapter !== one.sentence.chapter) return false;
  if (Math.abs(other.sentence.at - one.sentence.at) <= NEAR || !likeLength(other.text, one.text)) return false;
  return [...other.leaning].every((word) => one.leaning.has(word)) && !saidOfBoth(reading, other.sentence.at, asked);
}

const kinship = (one: Reason, other: Reason) =>
  (one.sentence.section === other.sentence.section ? 2 : 0) +
  (one.opening === other.opening ? 1 : 0) +
  0.9 * shared(contentWords(one.sentence.text), contentWords(other.sentence.text)) +
  (one.leaning.size === other.leaning.size ? 0.5 : 0);

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => covered(one, other) * one.size;
