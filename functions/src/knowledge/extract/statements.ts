/** Statements about one thing: with a number and a unit (properties), or with "most", "only", "never" (claims). */
import type { FactPlaces, Quantity } from '../model.ts';
import { type Reading, standsAlone } from '../reading.ts';
import { aboutOf, denies, fact, place, predicateOf } from './parts.ts';

/** "The brain weighs about 1.4 kilograms": what is told of the subject, with the number. */
export function propertyIn(reading: Reading): FactPlaces[] {
  const about = aboutOf(reading);
  const predicate = predicateOf(reading);
  if (reading.sentence.kind !== 'prose' || !about || !predicate || reading.opener === 'example') return [];
  const { tokens, lexicon } = reading;
  for (let at = predicate.from; at < predicate.to; at++) {
    const { text, kind } = tokens[at]!; // at < to
    if (kind !== 'number') continue;
    let unit = at + 1;
    while (/^(?:million|billion|trillion|-|–)$/.test(tokens[unit]?.text ?? '') && unit < predicate.to) unit++;
    const named = tokens[unit]?.text ?? '';
    if (!lexicon.units.has(named)) continue;
    const value = numberIn(text);
    if (value === null) continue;
    const quantity: Quantity = { value, unit: reading.text.slice(tokens[at + 1]?.start, tokens[unit]?.end) };
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
  if (predicate.to < to - 1 || !standsAlone(reading, { from: context?.from ?? from, to }, true)) return [];
  for (let at = from; at < predicate.to; at++) {
    const { text } = tokens[at]!; // at < to
    // "the most common" compares.
    if (!lexicon.quantifiers.has(text) || lexicon.articles.has(tokens[at - 1]?.text ?? '')) continue;
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
