/** Statements about one thing: with a number and a unit (properties), or with "most", "only", "never" (claims). */

import { standsAlone } from '../alone.ts';
import type { FactPlaces, Quantity } from '../model.ts';
import type { Reading } from '../reading.ts';
import { aboutOf, fact, isBare, place } from './parts.ts';
import { denies, mainEnd, predicateOf } from './predicate.ts';

/** "The brain weighs about 1.4 kilograms": what is told of the subject, with the number. */
export function propertyIn(reading: Reading): FactPlaces[] {
  const about = aboutOf(reading);
  const predicate = predicateOf(reading);
  if (reading.sentence.kind !== 'prose' || !about || !predicate || reading.opener === 'example' || isBare(reading))
    return [];
  const { tokens, lexicon } = reading;
  let depth = 0;
  for (let at = predicate.from; at < mainEnd(reading, predicate); at++) {
    const { text, kind } = tokens[at]!; // at < to
    // Behind a comma or a relative the number may be of another thing.
    if (/^[,，、;]$/.test(text) || lexicon.relatives.has(text)) return [];
    // "per 1,000 people" measures nothing by itself.
    if (/^[(（]$/.test(text)) depth++;
    if (/^[)）]$/.test(text)) depth--;
    if (depth > 0 || kind !== 'number' || lexicon.rates.has(tokens[at - 1]?.text ?? '')) continue;
    let unit = at + 1;
    while (/^(?:million|billion|trillion|-|–)$/.test(tokens[unit]?.text ?? '') && unit < predicate.to) unit++;
    const named = tokens[unit]?.text ?? '';
    // "360-degree methods" are not 360 degrees.
    if (unit > at + 1 && tokens[at]?.end === tokens[at + 1]?.start && tokens[unit - 1]?.end === tokens[unit]?.start)
      continue;
    if (!lexicon.units.has(named)) continue;
    if (lexicon.yearWords.has(named) && /^\d{4}$/.test(text)) continue;
    const value = numberIn(text);
    if (value === null) continue;
    const range =
      (/^[±–—-]$/.test(tokens[at - 1]?.text ?? '') ||
        lexicon.prepositions.has(tokens[at - 1]?.text ?? '') ||
        lexicon.and.has(tokens[at - 1]?.text ?? '')) &&
      tokens[at - 2]?.kind === 'number';
    // "50 000": one number in two pieces.
    const cut = tokens[at - 1]?.kind === 'number';
    const quantity: Quantity | null =
      range || cut ? null : { value, unit: reading.text.slice(tokens[at + 1]?.start, tokens[unit]?.end) };
    return [
      fact(reading, 'property', about, {
        object: place(reading, predicate),
        quantity,
        negated: denies(reading, predicate),
      }),
    ];
  }
  return [];
}

function numberIn(text: string): number | null {
  const digits = text.normalize('NFKC');
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  const value = Number(grouped);
  return Number.isFinite(value) ? value : null;
}

/** A statement that says of how many, or that nothing else: "most", "only", "never". */
export function claimIn(reading: Reading): FactPlaces[] {
  const about = aboutOf(reading);
  const predicate = predicateOf(reading);
  const { tokens, lexicon, sentence, context, from, to } = reading;
  if (sentence.kind !== 'prose' || reading.isQuestion || !about || !predicate || reading.opener === 'example')
    return [];
  if (isBare(reading) || predicate.to < to - 1 || !standsAlone(reading, { from: context?.from ?? from, to }, true))
    return [];
  let depth = 0;
  for (let at = from; at < mainEnd(reading, predicate); at++) {
    const { text } = tokens[at]!; // at < to
    if (/^[(（]$/.test(text)) depth++;
    if (/^[)）]$/.test(text)) depth--;
    if (depth > 0 || !lexicon.quantifiers.has(text) || !limits(reading, at)) continue;
    // "countries like China and most of Europe": of a part of the subject only.
    if (at < predicate.from && at > from && !lexicon.verbs.has(tokens[at - 1]?.text ?? '')) continue;
    return [
      fact(reading, 'claim', about, {
        object: place(reading, predicate),
        quantifier: place(reading, { from: at, to: at + 1 }),
        negated: denies(reading, predicate),
      }),
    ];
  }
  return [];
}

/** "most people", "only one": not "the most common", "no longer", "no less than". */
function limits({ tokens, lexicon, from }: Reading, at: number): boolean {
  const [before, text, next] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  // "not only"
  if (lexicon.negations.has(before)) return false;
  if (/^["“„«]$/.test(before)) return false;
  // "not at all"
  if (lexicon.prepositions.has(before) && tokens[at + 1]?.kind !== 'word') return false;
  if (lexicon.comparing.has(text)) return at === from || lexicon.genitive.has(next);
  return !lexicon.articles.has(before) && !lexicon.comparatives.has(next);
}
