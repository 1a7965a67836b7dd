/** What a book speaks of, each with the statements that name it. */
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';

/** What statements can be about: a term or a title, in any of its forms, or a name, as it is written. */
export interface Subject {
  key: string;
  text: string;
  name: boolean;
}

/** The statements that name each subject before any pronoun could stand for it, in the book's order. */
export function toldOf(
  reading: Reading,
  statements: readonly Plain[],
  subjects: readonly Subject[],
): { subject: Subject; inside: Plain[] }[] {
  const byAt = new Map(statements.map((sentence) => [sentence.at, sentence]));
  return subjects.map((subject) => ({
    subject,
    inside: reading.words
      .withTerm(subject.key)
      .flatMap((at) => byAt.get(at) ?? [])
      .filter((one) => holds(reading, one, subject) && namesFirst(reading, one, subject.key)),
  }));
}

/** Whether a statement has a subject as it is written, where it is a name, and as a word of its own, where nothing parts words. */
function holds({ pack }: Reading, { text }: Plain, { text: subject, name }: Subject): boolean {
  if (!pack.words.unspaced) return !name || text.includes(subject);
  const at = text.indexOf(subject);
  const [before, after] = [
    text.slice(Math.max(0, at - 1), at),
    text.slice(at + subject.length, at + subject.length + 1),
  ];
  return at >= 0 && !runsOver(before, subject.slice(0, 1)) && !runsOver(subject.slice(-1), after);
}

/** Whether two characters belong to one word: of Latin letters, or of katakana. */
const runsOver = (one: string, other: string): boolean =>
  [/[\p{Script=Latin}\p{N}]/u, /[\p{Script=Katakana}ー]/u].some((script) => script.test(one) && script.test(other));

/** A pronoun stands for what a statement opens with, in so many words. */
const OPENING = 4;

/** Whether a statement names a thing before any pronoun could stand for it; without a key, whether it has no pronoun at all. */
export function namesFirst({ lexicon, pack }: Reading, { tokens }: Plain, key: string): boolean {
  const pronoun = tokens.findIndex(({ text }) => lexicon?.pronouns.has(text));
  if (pronoun < 0 || pack.words.unspaced) return pronoun < 0;
  // "In the era of silent film, he …" is about somebody else.
  const before = tokens.slice(0, Math.min(pronoun, OPENING)).map(({ text }) => pack.words.stem(text));
  return key !== '' && key.split(' ').every((stem) => before.includes(stem));
}

/** In a script without spaces: words that several sentences open with and that belong to one part of the book. */
export function openingWords(reading: Reading, sentences: readonly Plain[]): string[] {
  const { pack, lexicon, words, knowledge } = reading;
  if (!pack.words.unspaced || !lexicon) return [];
  const segments = new Intl.Segmenter(pack.code, { granularity: 'word' });
  const openings = new Map<string, number>();
  for (const { text, fit } of sentences) {
    const [first] = fit ? segments.segment(text) : [];
    if (first?.isWordLike) openings.set(first.segment, (openings.get(first.segment) ?? 0) + 1);
  }
  const small = [
    pack.words.stop,
    lexicon.conjunctions,
    lexicon.prepositions,
    lexicon.pronouns,
    lexicon.vague,
    lexicon.pointing,
  ];
  return [...openings].flatMap(([word, times]) => {
    if (times < OPENS || [...word].length < 2 || /\p{N}/u.test(word) || small.some((list) => list.has(word))) return [];
    const sections = words.withTerm(knowledge.keyOf(word)).map((at) => reading.sentences[at]?.section);
    const bySection = [...Map.groupBy(sections, (section) => section).values()];
    const most = Math.max(...bySection.map(({ length }) => length));
    const isAtHome = sections.length >= USES && most >= HERE * sections.length;
    return isAtHome && !isCut(reading, sentences, word) ? [word] : [];
  });
}

/** Whether the same character mostly follows, and no particle: then the word is only the beginning of one. */
function isCut({ pack, lexicon }: Reading, sentences: readonly Plain[], word: string): boolean {
  const after = sentences.flatMap(({ text }) =>
    text
      .split(word)
      .slice(1)
      .map((rest) => rest.slice(0, 1)),
  );
  const small = [pack.words.stop, lexicon?.conjunctions, lexicon?.prepositions, lexicon?.verbs];
  const letters = after.filter((next) => /\p{L}/u.test(next) && !small.some((list) => list?.has(next)));
  const most = Math.max(0, ...[...Map.groupBy(letters, (next) => next).values()].map(({ length }) => length));
  return most > SAME_NEXT * after.length;
}

const SAME_NEXT = 0.6;

/** A word opens so many statements, comes up in so many sentences, and such a share of these stands in one section. */
const OPENS = 2;
const USES = 5;
const HERE = 0.6;
