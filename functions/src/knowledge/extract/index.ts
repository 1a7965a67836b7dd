/** All facts of a book's sentences, in their order. */
import type { Sentence } from '../../book/sentences.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FactPlaces } from '../model.ts';
import { type Match, matchesIn } from '../pattern.ts';
import { type Reading, read, type Topic, topicOf } from '../reading.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { asidesIn } from './asides.ts';
import { definitionFrom, namingFrom } from './definitions.ts';
import { glossed } from './glossary.ts';
import { listBelow, listInside, series } from './lists.ts';

/** Finds the facts of sentences (all those of a book, in reading order) by a language's lexicon. */
export function extractFacts(sentences: readonly Sentence[], lexicon: Lexicon): FactPlaces[] {
  const readings = readAll(sentences, lexicon);
  const found: FactPlaces[] = [];
  let before: Reading | null = null;
  readings.forEach((reading, at) => {
    if (!reading) return;
    const previous = before?.sentence.paragraph === reading.sentence.paragraph ? before : null;
    if (!reading.isQuestion) found.push(...factsIn(reading, previous));
    found.push(...listBelow(readings, at), ...series(readings, at));
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

/** The facts of one sentence. `previous`: the one before in its paragraph. */
function factsIn(reading: Reading, previous: Reading | null): FactPlaces[] {
  const found: FactPlaces[] = [];
  const matches = matchesIn(reading.lexicon.patterns, reading.tokens, reading.from, reading.to);
  matches.sort((a, b) => b.literals - a.literals);
  if (reading.sentence.kind === 'prose') found.push(...matches.flatMap((match) => fromMatch(reading, match, previous)));
  found.push(...asidesIn(reading), ...glossed(reading), ...abbreviationsIn(reading), ...listInside(reading));
  return distinct(found);
}

function fromMatch(reading: Reading, match: Match, previous: Reading | null): FactPlaces[] {
  return match.kind === 'definition' ? definitionFrom(reading, match) : namingFrom(reading, match, previous);
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
