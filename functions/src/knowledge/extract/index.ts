/** All facts of a book's sentences, in their order. */
import type { Sentence } from '../../book/sentences.ts';
import type { LanguagePack } from '../../language/pack.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FactPlaces } from '../model.ts';
import { type Match, matchesIn } from '../pattern.ts';
import { type Reading, read, type Topic, topicOf } from '../reading.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { asidesIn } from './asides.ts';
import { definitionFrom, namingFrom } from './definitions.ts';
import { datedFrom, eventIn, workIn } from './events.ts';
import { contrastWith, exampleFrom, exampleOf, unlike } from './examples.ts';
import { explainedIn, STRENGTH } from './explained.ts';
import { glossed } from './glossary.ts';
import { listBelow, listInside, series } from './lists.ts';
import { membersFrom, partFrom, relationFrom, whereas } from './relations.ts';
import { describingFrom, statedOf } from './stated.ts';
import { claimIn, propertyIn } from './statements.ts';
import { type Found, withoutStrayed } from './strayed.ts';

/** A concept stays in mind for its examples for so many sentences of its paragraph. */
const IN_MIND = 3;

/** What was defined last, and the sentence that did. */
interface Concept {
  fact: FactPlaces;
  reading: Reading;
}

/** Finds the facts of sentences (all those of a book, in reading order) by a language's lexicon. */
export function extractFacts(sentences: readonly Sentence[], lexicon: Lexicon, pack: LanguagePack): FactPlaces[] {
  const readings = readAll(sentences, lexicon);
  const found: Found[] = [];
  let concept: (Concept & { paragraph: number; at: number }) | null = null;
  let before: Reading | null = null;
  readings.forEach((reading, at) => {
    if (!reading) return;
    const { paragraph } = reading.sentence;
    const previous = before?.sentence.paragraph === paragraph ? before : null;
    const near = concept && concept.paragraph === paragraph && at - concept.at <= IN_MIND ? concept : null;
    const facts: Found[] = reading.isQuestion ? [] : factsIn(reading, previous, near);
    facts.push(...listBelow(readings, at), ...series(readings, at));
    found.push(...facts);
    const defined =
      reading.opener === 'example'
        ? undefined
        : facts.find((fact) => fact.kind === 'definition' && !fact.weak && fact.link && opensWith(reading, fact));
    if (defined) concept = { fact: defined, reading, paragraph, at };
    before = reading;
  });
  return withoutStrayed(found, sentences, pack);
}

function readAll(sentences: readonly Sentence[], lexicon: Lexicon): (Reading | null)[] {
  let topic: Topic | null = null;
  let paragraph = -1;
  return sentences.map((sentence, at) => {
    if (sentence.kind === 'furniture') return null;
    if (sentence.paragraph !== paragraph) topic = null;
    paragraph = sentence.paragraph;
    const reading = read(lexicon, sentence, at, topic);
    topic = reading && topicOf(reading);
    return reading;
  });
}

/** Whether a fact's subject opens its sentence, but for an article. */
function opensWith({ tokens, from }: Reading, { subject }: FactPlaces): boolean {
  return subject.start === tokens[from]?.start || subject.start === tokens[from + 1]?.start;
}

/** The facts of one sentence. `previous`: the one before in its paragraph; `near`: what was defined just before. */
function factsIn(reading: Reading, previous: Reading | null, near: Concept | null): Found[] {
  const found: Found[] = [];
  const matches = matchesIn(reading.lexicon.patterns, reading.tokens, reading.from, reading.to);
  matches.sort((a, b) => b.literals - a.literals);
  const whole = reading.sentence.kind === 'prose';
  for (const match of matches)
    if (whole && match.kind !== 'describing') found.push(...fromMatch(reading, match, previous));
  found.push(
    ...asidesIn(reading),
    ...glossed(reading),
    ...abbreviationsIn(reading),
    ...listInside(reading),
    ...whereas(reading),
    ...exampleOf(reading, near?.fact ?? null, near?.reading ?? null),
    ...contrastWith(reading, previous),
    ...unlike(reading),
    ...eventIn(reading),
    ...workIn(reading),
    ...propertyIn(reading),
    ...claimIn(reading),
  );
  const described = matches.flatMap((match) => (match.kind === 'describing' ? describingFrom(reading, match) : []));
  const weak = [...described, ...statedOf(reading)].map((fact) => ({ ...fact, weak: STRENGTH.told }));
  return distinct([...found, ...weak, ...explainedIn(reading)]);
}

function fromMatch(reading: Reading, match: Match, previous: Reading | null): FactPlaces[] {
  switch (match.kind) {
    case 'definition':
      return definitionFrom(reading, match);
    case 'naming':
      return namingFrom(reading, match, previous);
    case 'describing':
      return describingFrom(reading, match);
    case 'members':
      return membersFrom(reading, match);
    case 'part':
      return partFrom(reading, match);
    case 'event':
      return datedFrom(reading, match);
    case 'example':
      return exampleFrom(reading, match);
    default:
      return relationFrom(reading, match, match.kind);
  }
}

/** One fact of a kind about a subject in a sentence: the first, which the most telling pattern has found. */
function distinct(facts: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return facts.filter(({ kind, subject }) => {
    const key = `${kind} ${subject.sentence} ${subject.start}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
