/** All facts of a book's sentences, in their order. */
import type { Sentence } from '../../book/sentences.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FactPlaces } from '../model.ts';
import { type Match, matchesIn } from '../pattern.ts';
import { type Reading, read } from '../reading.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { asidesIn } from './asides.ts';
import { definitionFrom, namingFrom } from './definitions.ts';
import { glossed } from './glossary.ts';
import { listBelow, listInside } from './lists.ts';

/** Finds the facts of sentences (all those of a book, in reading order) by a language's lexicon. */
export function extractFacts(sentences: readonly Sentence[], lexicon: Lexicon): FactPlaces[] {
  const readings = sentences.map((sentence, at) =>
    sentence.kind === 'furniture' ? null : read(lexicon, sentence, at),
  );
  return readings.flatMap((reading, at) =>
    reading ? [...(reading.isQuestion ? [] : factsIn(reading)), ...listBelow(readings, at)] : [],
  );
}

/** The facts of one sentence. */
function factsIn(reading: Reading): FactPlaces[] {
  const found: FactPlaces[] = [];
  const matches = matchesIn(reading.lexicon.patterns, reading.tokens, reading.from, reading.to);
  matches.sort((a, b) => b.literals - a.literals);
  if (reading.sentence.kind === 'prose') found.push(...matches.flatMap((match) => fromMatch(reading, match)));
  found.push(...asidesIn(reading), ...glossed(reading), ...abbreviationsIn(reading), ...listInside(reading));
  return distinct(found);
}

function fromMatch(reading: Reading, match: Match): FactPlaces[] {
  return match.kind === 'definition' ? definitionFrom(reading, match) : namingFrom(reading, match);
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
