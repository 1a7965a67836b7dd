/** What binds two terms: the reasons why a student could take one for the other, and why they can be asked for together. */
import type { Reading } from './reading.ts';
import { together } from './sections.ts';
import type { QuizTerm } from './terms.ts';

/** How much binds two terms by all that tells of it; about 3 where they only share a chapter. */
export function kinship(reading: Reading, one: QuizTerm, other: QuizTerm): number {
  const { knowledge, pack } = reading;
  const siblings = new Set(knowledge.siblings(one.text).map((text) => knowledge.keyOf(text)));
  const [left, right] = [one.key.split(' '), other.key.split(' ')];
  const shared = !pack.words.unspaced && left.some((word) => right.includes(word));
  const head = !pack.words.unspaced && left.at(-1) === right.at(-1);
  return (
    (siblings.has(other.key) ? 4 : 0) +
    (one.genus !== '' && one.genus === other.genus ? 2 : 0) +
    (one.kind < 0 || other.kind < 0 ? 0 : one.kind === other.kind ? 1.5 : -1.5) +
    (head ? 3 : shared ? 1.5 : 0) +
    (one.section === other.section ? 2 : 0) +
    (one.labelled && other.labelled && one.chapter === other.chapter ? 2 : 0) +
    (one.chapter === other.chapter ? 2 : 0) +
    (one.opening === other.opening ? 0.5 : 0) +
    ending(one.text, other.text) +
    4 * together(one.sections, other.sections) +
    (left.length === right.length ? 0.8 : 0) -
    Math.min(2, 0.4 * Math.abs(Math.log2((1 + one.mentions) / (1 + other.mentions))))
  );
}

/** Whether two terms are mixed up: kinds of one thing by their nouns or their words, or set against each other by the book. */
export function isConfusable(reading: Reading, one: QuizTerm, other: QuizTerm): boolean {
  const words = one.key.split(' ');
  const shared = !reading.pack.words.unspaced && other.key.split(' ').some((word) => words.includes(word));
  const contrasted = reading.knowledge
    .factsAbout(one.text)
    .some(({ kind, stored: { keys } }) => kind === 'contrast' && [keys.subject, keys.object].includes(other.key));
  const listed = one.labelled && other.labelled && one.section === other.section;
  return (
    listed ||
    shared ||
    contrasted ||
    (one.genus !== '' && one.genus === other.genus) ||
    ending(one.text, other.text) > 0
  );
}

/**
 * Whether two terms can fairly be asked for together: two branches of "psychology", or told of in the same sections and listed side by
 * side, of one kind, or alike in a word. Words that only end alike ("education", "inflation") are not.
 */
export function belongTogether(reading: Reading, one: QuizTerm, other: QuizTerm): boolean {
  const head = one.text.split(' ').at(-1) ?? '';
  const ofOneHead = one.text.includes(' ') && other.text.endsWith(` ${head}`);
  const beside = one.section === other.section || together(one.sections, other.sections) >= BESIDE;
  if (!beside && !(ofOneHead && !reading.lexicon?.generic.has(head))) return false;
  return likeness(reading, one, other) > ending(one.text, other.text);
}

const BESIDE = 0.2;

/** What makes two terms kinds of one thing, by the book or by their words; 0 where they are only told of together. */
export function likeness(reading: Reading, one: QuizTerm, other: QuizTerm): number {
  const siblings = reading.knowledge.siblings(one.text).map((text) => reading.knowledge.keyOf(text));
  const words = one.key.split(' ');
  const shared = !reading.pack.words.unspaced && other.key.split(' ').some((word) => words.includes(word));
  const listed = one.labelled && other.labelled && one.section === other.section;
  return (
    (listed || siblings.includes(other.key) ? 3 : 0) +
    (one.genus !== '' && one.genus === other.genus ? 2 : 0) +
    (shared ? 2 : 0) +
    ending(one.text, other.text)
  );
}

/** "Socialism" and "capitalism": what ends alike is of one sort more often than not. */
function ending(one: string, other: string): number {
  let same = 0;
  while (same < Math.min(one.length, other.length) && one.at(-1 - same) === other.at(-1 - same)) same++;
  return same >= 3 ? 1.2 : 0;
}
