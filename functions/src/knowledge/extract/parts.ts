/** What the extractors share: slots made into the parts of facts. */

import { standsAlone } from '../alone.ts';
import type { FactKind, FactPlaces, Wording } from '../model.ts';
import type { Match, Slot } from '../pattern.ts';
import { isBalanced, nounPhrase, type Range } from '../phrase.ts';
import { isPast, openerAt, type Reading, withoutAside, wordingOfRange } from '../reading.ts';

const COMMA = /^[,，،]$/;
const SEMICOLON = /^[;；؛]$/;
/** A phrase that has to end somewhere ends here. */
const STOPS = /^[,;:()（），；：、。—–]$/;
const LONGEST_REST = 70;
/** A verb of its own stands within so many tokens of the conjunction that opens a clause. */
const REACH = 26;

type Parts = Partial<Omit<FactPlaces, 'kind' | 'subject'>>;

/** A fact of one sentence, with what is not told left empty. */
export function fact(reading: Reading, kind: FactKind, subject: Wording, parts: Parts = {}): FactPlaces {
  const { at, context } = reading;
  const first = Math.min(at, subject.sentence);
  const blank = { object: null, items: [], link: null };
  const held = context ? wordingOfRange(reading, at, context) : null;
  return { ...blank, kind, subject, context: held, first, last: at, ...parts };
}

export const place = (reading: Reading, range: Range): Wording => wordingOfRange(reading, reading.at, range);

/** The words of a pattern as they stand. */
export const linkOf = (reading: Reading, { link }: Match): Wording => place(reading, link);

/** Where the clause of a token begins: behind the last semicolon, or comma with a conjunction, that parts clauses. */
function clauseStart(reading: Reading, before: number): number {
  const { tokens, lexicon, from } = reading;
  for (let at = before - 1; at > from; at--) {
    const text = tokens[at]?.text ?? '';
    if (SEMICOLON.test(text)) return at + 1;
    if (COMMA.test(tokens[at - 1]?.text ?? '') && lexicon.clause.has(text))
      return endsClause(reading, at - 1) ? at + 1 : from;
  }
  return from;
}

/** Whether a clause with its verb ends at a comma, and not the members of a list. */
function endsClause({ tokens, lexicon, from }: Reading, comma: number): boolean {
  for (let at = comma - 1; at > from; at--) {
    const text = tokens[at]?.text ?? '';
    if (SEMICOLON.test(text) || COMMA.test(text)) return false;
    if (lexicon.verbs.has(text) || isPast(lexicon, tokens, at, from)) return true;
  }
  return false;
}

/**
 * What the slot before a pattern's words names: the noun phrase from the clause's beginning on; null where it can't be told.
 */
export function subjectIn(reading: Reading, slot: Slot): Wording | null {
  const { tokens, lexicon, from } = reading;
  const form = slot.form === 'term' ? 'term' : 'phrase';
  const told = form === 'term' && lexicon.asides ? withoutAside(tokens, slot) : slot;
  const whole = nounPhrase(lexicon, tokens, told, form);
  if (whole) return place(reading, form === 'term' ? withoutCarrier(reading, whole) : whole);
  const start = lexicon.unspaced ? slot.from : clauseStart(reading, slot.to);
  const later =
    start > slot.from && slot.from === from ? nounPhrase(lexicon, tokens, { from: start, to: slot.to }, form) : null;
  return later && place(reading, later);
}

/** "the term culture lag", "the concept of conservation", "a culture's beliefs": the term itself. */
export function withoutCarrier({ tokens, lexicon }: Pick<Reading, 'tokens' | 'lexicon'>, { from, to }: Range): Range {
  const [first, second] = [tokens[from]?.text ?? '', tokens[from + 1]?.text ?? ''];
  if (lexicon.carriers.has(first) && to - from > 1) {
    if (!lexicon.genitive.has(second)) return { from: from + 1, to };
    const start = lexicon.articles.has(tokens[from + 2]?.text ?? '') ? from + 3 : from + 2;
    return start < to ? { from: start, to } : { from, to };
  }
  return { from, to };
}

/** Where the clause that goes on at a token ends: at a semicolon, or before a conjunction with a subject of its own. */
function clauseEnd({ tokens, lexicon, to }: Reading, from: number): number {
  let depth = 0;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (/^[(（]$/.test(text)) depth++;
    if (/^[)）]$/.test(text)) depth--;
    if (depth > 0) continue;
    if (SEMICOLON.test(text)) return at;
    if (COMMA.test(text) && openerAt(lexicon.exampleOpeners, tokens, at + 1) > 0) return at;
    if (!COMMA.test(text) || !lexicon.clause.has(tokens[at + 1]?.text ?? '')) continue;
    const opening = tokens[at + 2]?.text ?? '';
    // ", so, too, has …": set off by a comma, what follows is a clause, save in a list ("a, and, at last, b").
    if (COMMA.test(opening) && !lexicon.and.has(tokens[at + 1]?.text ?? '')) return at;
    if (lexicon.verbs.has(opening) || lexicon.relatives.has(opening) || lexicon.prepositions.has(opening)) continue;
    let inside = 0;
    for (let next = at + 2; next < Math.min(to, at + REACH); next++) {
      const word = tokens[next]?.text ?? '';
      if (/^[(（]$/.test(word)) inside++;
      if (/^[)）]$/.test(word)) inside--;
      if (inside > 0) continue;
      if (COMMA.test(word) || lexicon.relatives.has(word)) break;
      // "to help" is no verb of a clause.
      const verb = lexicon.verbs.has(word) || (next > at + 2 && lexicon.meaning.has(word));
      if (verb && !lexicon.prepositions.has(tokens[next - 1]?.text ?? '')) return at;
    }
  }
  return to;
}

/** The rest of a clause, where it can be understood by itself; the subject is known. */
export function restIn(reading: Reading, from: number): Range | null {
  const { tokens } = reading;
  const range = { from, to: clauseEnd(reading, from) };
  while (
    range.to > from &&
    STOPS.test(tokens[range.to - 1]?.text ?? '') &&
    !/^[)）]$/.test(tokens[range.to - 1]?.text ?? '')
  )
    range.to--;
  if (range.to <= from || range.to - from > LONGEST_REST) return null;
  if (
    !tokens
      .slice(from, range.to)
      .some(({ kind, text }) => kind === 'word' && (text.length > 2 || reading.lexicon.unspaced))
  )
    return null;
  // "the causes of …" is no verb.
  if (reading.lexicon.genitive.has(tokens[from]?.text ?? '')) return null;
  return isBalanced(tokens, range) && standsAlone(reading, range, true) ? range : null;
}

/** The term that begins at a token: as far as a sign, a verb or a word that joins goes. */
export function termFrom(reading: Reading, from: number, to: number): Range | null {
  const { tokens, lexicon } = reading;
  let start = from;
  while (start < to && /^["“„«『「《]$/.test(tokens[start]?.text ?? '')) start++;
  let end = start;
  while (end < to) {
    const { text, kind } = tokens[end]!; // end < to
    if (kind === 'sign' && text !== '-' && text !== "'" && text !== '/') break;
    if (lexicon.verbs.has(text) || lexicon.relatives.has(text) || lexicon.conjunctions.has(text)) break;
    if (end > start && lexicon.prepositions.has(text) && !lexicon.genitive.has(text)) break;
    end++;
  }
  return nounPhrase(lexicon, tokens, { from: start, to: end }, 'term');
}

/** The noun phrase that ends before a token: back to its article, or to the verb or preposition before it. */
export function phraseBefore(reading: Reading, end: number): Range | null {
  const { tokens, lexicon, from } = reading;
  let start = end;
  while (start > from) {
    const token = tokens[start - 1]!; // start > from
    const { text, kind } = token;
    if (kind === 'sign' && !/^["“”'’-]$/.test(text)) break;
    if (lexicon.verbs.has(text) || lexicon.relatives.has(text) || lexicon.conjunctions.has(text)) break;
    if (lexicon.prepositions.has(text) && !lexicon.genitive.has(text)) break;
    if (lexicon.hedges.has(text) || lexicon.negations.has(text) || isPast(lexicon, tokens, start - 1, from)) break;
    start--;
    if (
      (lexicon.articles.has(text) || lexicon.determiners.has(text)) &&
      !lexicon.genitive.has(tokens[start - 1]?.text ?? '')
    )
      break;
  }
  return nounPhrase(lexicon, tokens, { from: start, to: end }, 'phrase');
}
