/** All facts of a book's sentences, in their order. */
import type { Sentence } from '../../book/sentences.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FactPlaces } from '../model.ts';
import { type Match, matchesIn } from '../pattern.ts';
import { type Reading, read, type Topic, topicOf } from '../reading.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { apposition, definitionFrom, glossed, namingFrom } from './definitions.ts';
import { eventIn, workIn } from './events.ts';
import { contrastWith, exampleFrom, exampleOf } from './examples.ts';
import { listBelow, listInside, series } from './lists.ts';
import { membersFrom, partFrom, relationFrom, whereas } from './relations.ts';
import { claimIn, propertyIn } from './statements.ts';

/** A concept stays in mind for its examples for so many sentences of its paragraph. */
const IN_MIND = 3;

/** Finds the facts of sentences (all those of a book, in reading order) by a language's lexicon. */
export function extractFacts(sentences: readonly Sentence[], lexicon: Lexicon): FactPlaces[] {
  const readings = readAll(sentences, lexicon);
  const found: FactPlaces[] = [];
  let concept: { fact: FactPlaces; paragraph: number; at: number } | null = null;
  let before: Reading | null = null;
  readings.forEach((reading, at) => {
    if (!reading) return;
    const { paragraph } = reading.sentence;
    const previous = before?.sentence.paragraph === paragraph ? before : null;
    const near: FactPlaces | null =
      concept && concept.paragraph === paragraph && at - concept.at <= IN_MIND ? concept.fact : null;
    const facts: FactPlaces[] = reading.isQuestion ? [] : factsIn(reading, previous, near);
    facts.push(...listBelow(readings, at), ...series(readings, at));
    found.push(...facts);
    const defined = facts.find(({ kind }) => kind === 'definition');
    if (defined) concept = { fact: defined, paragraph, at };
    before = reading;
  });
  return found;
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

/** The facts of one sentence. `previous`: the one before in its paragraph; `near`: what was defined just before. */
function factsIn(reading: Reading, previous: Reading | null, near: FactPlaces | null): FactPlaces[] {
  const found: FactPlaces[] = [];
  const matches = matchesIn(reading.lexicon.patterns, reading.tokens, reading.from, reading.to);
  for (const match of matches.sort((a, b) => b.literals - a.literals))
    found.push(...fromMatch(reading, match, previous));
  found.push(
    ...apposition(reading),
    ...glossed(reading),
    ...abbreviationsIn(reading),
    ...listInside(reading),
    ...whereas(reading),
    ...exampleOf(reading, near),
    ...contrastWith(reading, previous),
    ...eventIn(reading),
    ...workIn(reading),
    ...propertyIn(reading),
    ...claimIn(reading),
  );
  return distinct(found);
}

function fromMatch(reading: Reading, match: Match, previous: Reading | null): FactPlaces[] {
  switch (match.kind) {
    case 'definition':
      return definitionFrom(reading, match);
    case 'naming':
      return namingFrom(reading, match, previous);
    case 'members':
      return membersFrom(reading, match);
    case 'part':
      return partFrom(reading, match);
    case 'example':
      return exampleFrom(reading, match);
    default:
      return relationFrom(reading, match, match.kind);
  }
}

/** One fact of a kind about a subject in a sentence: the first, which the most telling pattern has found. */
function distinct(facts: readonly FactPlaces[]): FactPlaces[] {
  const seen = new Set<string>();
  return facts.filter(({ kind, subject }) => {
    const key = `${kind} ${subject.sentence} ${subject.start}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
