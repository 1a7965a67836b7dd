/** What happened, who did it and when; and works and people with their years. */

import { standsAlone } from '../alone.ts';
import type { FactPlaces } from '../model.ts';
import type { Match } from '../pattern.ts';
import { isBalanced, nounPhrase } from '../phrase.ts';
import { isPast, type Reading } from '../reading.ts';
import { aboutOf, fact, isBare, place, restIn, subjectIn } from './parts.ts';
import { denies, mainEnd, predicateOf } from './predicate.ts';

const YEAR = /^(?:1[0-9]|20)\d\d(?:['’]?s)?$/;

/** The years that tokens `[from, to)` of a sentence name, in order: numbers of four digits that count nothing. */
function yearsIn(reading: Reading, from: number, to: number): number[] {
  const { tokens } = reading;
  let depth = 0;
  return tokens.flatMap(({ text }, at) => {
    if (/^[(（[]$/.test(text)) depth++;
    if (/^[)）\]]$/.test(text)) depth--;
    // Years in brackets are those of works that are cited, or of a life.
    return at >= from && at < to && depth === 0 && YEAR.test(text) && !counts(reading, at)
      ? [Number.parseInt(text, 10)]
      : [];
  });
}

/** "2000 guests" counts, "2000, in which" and "his 2000 paper" do not. */
function counts({ tokens, lexicon }: Reading, at: number): boolean {
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]];
  if (next?.kind !== 'word' || lexicon.unspaced)
    return lexicon.units.has(next?.text ?? '') && !lexicon.yearWords.has(next?.text ?? '');
  const { prepositions, conjunctions, verbs, articles, relatives, pronouns, months, yearWords, hedges } = lexicon;
  const joins = [prepositions, conjunctions, verbs, articles, relatives, pronouns, hedges, yearWords].some((words) =>
    words.has(next.text),
  );
  if (joins || (next.capital && !lexicon.capitalNouns) || isPast(lexicon, tokens, at + 1, 0)) return false;
  return !(articles.has(before) || pronouns.has(before) || months.has(before));
}

/** A sentence in the past tense with a date, or of a person by name: who, what and when. */
export function eventIn(reading: Reading): FactPlaces[] {
  const { tokens, lexicon, from, subject, topic, sentence, context } = reading;
  const about = aboutOf(reading);
  const predicate = predicateOf(reading);
  if (sentence.kind !== 'prose' || !about || !predicate) return [];
  if (!isPastVerb(reading, predicate.from)) return [];
  const opening = context ? tokens[context.from]?.text : undefined;
  if (opening !== undefined && lexicon.conjunctions.has(opening) && !lexicon.prepositions.has(opening)) return [];
  if (isBare(reading)) return [];
  // A date behind the main clause is that of something else.
  const end = mainEnd(reading, predicate);
  const years = yearsIn(reading, 0, end);
  const month = tokens.slice(0, end).some(({ text, capital }) => capital && lexicon.months.has(text));
  const dated = years.length > 0 || month;
  const named =
    !lexicon.capitalNouns &&
    subject !== null &&
    tokens[subject.from]?.capital &&
    !lexicon.articles.has(tokens[from]?.text ?? '');
  const acts =
    !lexicon.agreement.singular.has(tokens[predicate.from]?.text ?? '') &&
    !lexicon.agreement.plural.has(tokens[predicate.from]?.text ?? '');
  const full =
    named && subject.to - subject.from >= 2 && tokens.slice(subject.from, subject.to).every(({ capital }) => capital);
  if (!dated && !(full && acts)) return [];
  if (!standsAlone(reading, { from: predicate.from, to: predicate.to }, subject !== null || topic !== null)) return [];
  return [
    fact(reading, 'event', about, { object: place(reading, predicate), years, negated: denies(reading, predicate) }),
  ];
}

function isPastVerb({ tokens, lexicon, from }: Reading, at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (lexicon.past.has(text)) return true;
  return isPast(lexicon, tokens, at, from);
}

/** "Bandura (1977) proposed …": a person, the year, and what is told of the work. */
export function workIn(reading: Reading): FactPlaces[] {
  const { tokens, lexicon, from, to, sentence } = reading;
  if (sentence.kind !== 'prose') return [];
  for (let at = from + 1; at < Math.min(to - 2, from + 12); at++) {
    if (!/^[(（]$/.test(tokens[at]?.text ?? '') || !YEAR.test(tokens[at + 1]?.text ?? '')) continue;
    let close = at + 2;
    while (close < Math.min(to, at + 6) && !/^[)）]$/.test(tokens[close]?.text ?? '')) close++;
    if (!/^[)）]$/.test(tokens[close]?.text ?? '')) return [];
    const name = { from, to: at };
    const people = tokens.slice(from, at);
    const capitals = people.every(
      ({ text, capital, kind }) =>
        capital || lexicon.and.has(text) || lexicon.particles.has(text) || (kind === 'sign' && /^[,.&]$/.test(text)),
    );
    const person = capitals && tokens[from]?.kind === 'word' ? nounPhrase(lexicon, tokens, name, 'phrase') : null;
    if (!person) return [];
    const years = tokens
      .slice(at + 1, close)
      .flatMap(({ text }) => (YEAR.test(text) ? [Number.parseInt(text, 10)] : []));
    const life = close - at === 4 && /^[–—-]$/.test(tokens[at + 2]?.text ?? '');
    let verb = close + 1;
    while (lexicon.hedges.has(tokens[verb]?.text ?? '')) verb++;
    const acts = lexicon.verbs.has(tokens[verb]?.text ?? '') || isPast(lexicon, tokens, verb, from);
    const told = { from: verb, to };
    if (!life && !(acts && isBalanced(tokens, told) && standsAlone(reading, told, true))) return [];
    return [
      fact(reading, 'work', place(reading, person), {
        object: place(reading, life ? { from: at + 1, to: close } : told),
        years,
      }),
    ];
  }
  return [];
}

/** A match of an `event` pattern, where the sentence names a year. */
export function datedFrom(reading: Reading, match: Match): FactPlaces[] {
  const { S, O } = match.slots;
  const told = O && restIn(reading, O.from);
  const years = yearsIn(reading, 0, told?.to ?? 0);
  const subject = S && years.length > 0 ? subjectIn(reading, S) : null;
  const numbered = O && reading.tokens[O.from]?.kind === 'number';
  if (!subject || !told || !numbered || reading.sentence.kind !== 'prose') return [];
  return [fact(reading, 'event', subject, { object: place(reading, { from: match.link.from, to: told.to }), years })];
}
