/** Why something is so: the reason that the book gives, beside reasons that it gives for other things. */
import type { DraftMcq } from '../../engine.ts';
import { type Distractor, likeLength, saidOfBoth } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered, likeness } from '../gate/words.ts';
import { choose } from '../options.ts';
import { framed, type Reading } from '../reading.ts';
import type { Reason } from '../reasons.ts';
import type { McqCandidate } from './form.ts';

const WORTH = 1.8;
/** Reasons that stand so near one another may be reasons for the same. */
const NEAR = 2;
/** Two reasons that say so much of the same are one. */
const SAME = 0.4;
/** Below this it is told at a glance that a reason belongs to another matter. */
const LEAST = 1.8;

export function reasonForms(reading: Reading, reasons: readonly Reason[]): McqCandidate[] {
  return reasons
    .filter(({ sentence }) => reading.inRange(sentence.quote.page))
    .map((reason) => ({
      form: 'reason',
      level: 'understand' as const,
      chapter: reason.sentence.chapter,
      score: WORTH + reason.sentence.worth,
      about: [`${reason.sentence.at}`],
      draft: (random: () => number) => draftOf(reading, reason, reasons, random),
    }));
}

function draftOf(reading: Reading, reason: Reason, others: readonly Reason[], random: () => number): DraftMcq | null {
  const { sentence, fact, text } = reason;
  const asked = contentWords(fact);
  const own = contentWords(text);
  const rivals = others
    .filter((other) => couldBeTaken(reading, reason, other, asked) && likeness(own, contentWords(other.text)) < SAME)
    .map((other) => ({ other, score: kinship(reason, other) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .map(({ other }): Distractor => ({ text: other.text, about: other.sentence.quote }));
  const wrong = choose(text, rivals, random);
  if (!wrong) return null;
  return {
    question: framed(reading.frames.reason, fact),
    options: [text, ...wrong.map((one) => one.text)],
    answer_index: 0,
    explanation: because(reading, sentence.quote),
    evidence: sentence.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'understand',
    form: 'reason',
  };
}

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
