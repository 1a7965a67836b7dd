/** What a sentence tells of its term without saying "is": a definition only where the book is about that term. */

import { standsAlone } from '../alone.ts';
import type { FactPlaces, Wording } from '../model.ts';
import type { Match } from '../pattern.ts';
import { nounPhrase } from '../phrase.ts';
import { isPast, type Reading } from '../reading.ts';
import { clauseEnd, fact, place, subjectIn, withoutCarrier } from './parts.ts';
import { predicateOf } from './predicate.ts';

/** A match of a `describing` pattern: a definition only where the book is about that term. */
export function describingFrom(reading: Reading, { slots: { S, O }, link }: Match): FactPlaces[] {
  const term = S && O && !reading.context ? subjectIn(reading, S) : null;
  return term && term.sentence === reading.at ? stated(reading, term, link.from) : [];
}

/**
 * What a sentence tells of a term that is its subject ("The optic nerve carries …"), or that it opens with ("In operant
 * conditioning, …"): a definition only where the book is about that term.
 */
export function statedOf(reading: Reading): FactPlaces[] {
  const { tokens, lexicon, subject, context, from, to } = reading;
  if (reading.sentence.kind !== 'prose' || reading.opener || reading.leads || lexicon.plain.size === 0) return [];
  if (context) {
    const opens = lexicon.within.has(tokens[context.from]?.text ?? '') && !tokens[context.from + 1]?.capital;
    const inner = { from: context.from + 1, to: context.to };
    const simple = opens && !tokens.slice(inner.from, inner.to).some(({ text }) => lexicon.prepositions.has(text));
    const term = simple ? nounPhrase(lexicon, tokens, inner, 'term') : null;
    return term && standsAlone(reading, { from, to }, false)
      ? [
          fact(reading, 'definition', place(reading, term), {
            object: place(reading, { from, to: clauseEnd(reading, from) }),
            context: null,
          }),
        ]
      : [];
  }
  const named = subject && nounPhrase(lexicon, tokens, subject, 'term');
  const isName =
    !lexicon.capitalNouns && named !== null && tokens.slice(named.from + 1, named.to).some(({ capital }) => capital);
  const term = named && !isName ? withoutCarrier(reading, named) : null;
  let verb = predicateOf(reading)?.from ?? to;
  while (verb < to && lexicon.hedges.has(tokens[verb]?.text ?? '')) verb++;
  const text = tokens[verb]?.text ?? '';
  const { singular, plural } = lexicon.agreement;
  const past = isPast(lexicon, tokens, verb, from);
  const present =
    lexicon.verbs.has(text) && !past && !lexicon.modals.has(text) && !singular.has(text) && !plural.has(text);
  return term && present && !lexicon.plain.has(text) ? stated(reading, place(reading, term), verb) : [];
}

function stated(reading: Reading, term: Wording, verb: number): FactPlaces[] {
  const { tokens, lexicon } = reading;
  const range = { from: verb, to: clauseEnd(reading, verb) };
  const opening = tokens[verb + 1]?.text ?? '';
  const owned = tokens.some(
    ({ text, start }) => start >= term.start && start < term.end && (/['’]s$/.test(text) || lexicon.articles.has(text)),
  );
  if (owned || range.to - verb < 4 || lexicon.pointing.has(opening) || lexicon.negations.has(opening)) return [];
  return standsAlone(reading, range, true)
    ? [fact(reading, 'definition', term, { object: place(reading, range) })]
    : [];
}
