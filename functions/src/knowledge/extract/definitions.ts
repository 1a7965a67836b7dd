/** What terms mean: stated ("X is a …", "… is called X"), in passing (", called X,"), beside them ("X, a …, does …"). */
import type { FactPlaces } from '../model.ts';
import type { Match } from '../pattern.ts';
import { nounPhrase, points, type Range } from '../phrase.ts';
import { type Reading, standsAlone } from '../reading.ts';
import { fact, isAnaphor, linkOf, place, restIn, subjectIn, termFrom } from './parts.ts';

const COMMA = /^[,，،]$/;
const LEAST_MEANING = 3;

/** A match of a `definition` pattern as a fact, with one more for each other name that is given with the term. */
export function definitionFrom(reading: Reading, match: Match): FactPlaces[] {
  const { S, O } = match.slots;
  if (!S || !O || conditional(reading)) return [];
  const link = linkOf(reading, match);
  if (O.from < S.from) {
    const term = termFrom(reading, S.from, S.to);
    const meaning = subjectIn(reading, O);
    return term && meaning && meaning.sentence === reading.at && wordsOf(meaning.end - meaning.start)
      ? [fact(reading, 'definition', place(reading, term), { object: meaning, link })]
      : [];
  }
  const meaning = O.form === 'defining' ? definingFrom(reading, O.from, match) : restIn(reading, O.from);
  if (!meaning || meaning.to - meaning.from < LEAST_MEANING) return [];
  const parts = { object: place(reading, meaning), link };
  const aliased = aliasesIn(reading, S);
  if (aliased.length > 0) return aliased.map((name) => fact(reading, 'definition', place(reading, name), parts));
  const term = subjectIn(reading, S);
  return term ? [fact(reading, 'definition', term, parts)] : [];
}

const wordsOf = (chars: number) => chars >= 10;

/** "If …," or "when …," before it: what follows holds only then. */
function conditional({ lexicon, tokens, context }: Reading): boolean {
  const first = context ? (tokens[context.from]?.text ?? '') : '';
  return lexicon.conjunctions.has(first) && !lexicon.prepositions.has(first);
}

/** What follows "is": a noun phrase with something that tells it from others. */
function definingFrom(reading: Reading, from: number, match: Match): Range | null {
  const { tokens, lexicon } = reading;
  const meaning = restIn(reading, from);
  const first = tokens[from];
  if (!meaning || !first) return null;
  const article = lexicon.articles.has(first.text);
  const second = tokens[article ? from + 1 : from]?.text ?? '';
  if (lexicon.vague.has(second) || lexicon.generic.has(second) || lexicon.quantifiers.has(second)) return null;
  const told = narrowedAt(reading, meaning);
  if (told < 0) return null;
  if (article) return meaning.to - meaning.from >= 4 ? meaning : null;
  // Without an article it must be several things: "hormones are messengers that …".
  const plural = lexicon.agreement.plural.has(tokens[match.link.from]?.text ?? '');
  const head = tokens[told - 1];
  const noun =
    plural && head && head.kind === 'word' && /s$/.test(head.text) && lexicon.relatives.has(tokens[told]?.text ?? '');
  return noun && nounPhrase(lexicon, tokens, { from, to: told }, 'phrase') ? meaning : null;
}

/** Where a noun phrase goes on with what narrows it down: "that", "of", "in which", "used to"; -1 where nothing does. */
function narrowedAt({ tokens, lexicon }: Reading, { from, to }: Range): number {
  for (let at = from + 1; at < to; at++) {
    const { text, kind } = tokens[at]!; // at < to
    if (lexicon.relatives.has(text) || lexicon.prepositions.has(text)) return at;
    if (kind === 'word' && at > from + 1 && lexicon.pastEndings.some((ending) => text.endsWith(ending))) return at;
    if (kind === 'sign' && !/^["“”'’-]$/.test(text)) return -1;
  }
  return -1;
}

/** "X, or Y," and "X (Y)": both are names of the same. */
function aliasesIn({ tokens, lexicon }: Reading, { from, to }: Range): Range[] {
  const name = (range: Range) => nounPhrase(lexicon, tokens, range, 'term');
  let [cut, begin, end] = [-1, -1, to];
  for (let at = from + 1; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (COMMA.test(text) && lexicon.and.has(tokens[at + 1]?.text ?? '') && COMMA.test(tokens[to - 1]?.text ?? '')) {
      [cut, begin, end] = [at, at + 2, to - 1];
      break;
    }
    if (/^[(（]$/.test(text) && /^[)）]$/.test(tokens[to - 1]?.text ?? '')) {
      [cut, begin, end] = [at, at + 1, to - 1];
      break;
    }
  }
  if (cut < 0) return [];
  while (begin < end && (lexicon.hedges.has(tokens[begin]?.text ?? '') || /^["“]$/.test(tokens[begin]?.text ?? '')))
    begin++;
  const [main, other] = [name({ from, to: cut }), name({ from: begin, to: end })];
  return main && other ? [main, other] : main ? [main] : [];
}

/**
 * A match of a `naming` pattern: the statement that the term stands in explains it. "This is called X" is explained by the
 * sentence before.
 */
export function namingFrom(reading: Reading, match: Match, before: Reading | null): FactPlaces[] {
  const { S, A } = match.slots;
  const { tokens, lexicon, from, to } = reading;
  if (!S || !A) return [];
  const term = termFrom(reading, S.from, S.to);
  if (!term) return [];
  const subject = place(reading, term);
  const opening = tokens[from]?.text ?? '';
  const back = (lexicon.pointing.has(opening) || isAnaphor(reading, from)) && A.from === from && A.to - A.from <= 4;
  if (back) {
    if (!before || before.isQuestion || before.sentence.kind !== 'prose') return [];
    const told = { from: before.from, to: before.to };
    if (!standsAlone(before, told, before.subject !== null)) return [];
    return [fact(reading, 'definition', subject, { object: place(before, told), first: before.at, context: null })];
  }
  const statement = { from: reading.context?.from ?? from, to };
  const alone = standsAlone(reading, statement, reading.subject !== null);
  return alone ? [fact(reading, 'definition', subject, { object: place(reading, statement), context: null })] : [];
}

/** "The amygdala, an almond-shaped structure in the brain, …": what stands beside the subject explains it. */
export function apposition(reading: Reading): FactPlaces[] {
  const { tokens, lexicon, from, to } = reading;
  let comma = from + 1;
  while (comma < Math.min(to, from + 8) && !COMMA.test(tokens[comma]?.text ?? '')) comma++;
  if (!COMMA.test(tokens[comma]?.text ?? '') || !lexicon.articles.has(tokens[comma + 1]?.text ?? '')) return [];
  let end = comma + 1;
  while (end < to && !COMMA.test(tokens[end]?.text ?? '')) end++;
  const verb = tokens[end + 1]?.text ?? '';
  if (end >= to || !lexicon.verbs.has(verb)) return [];
  const range = { from: comma + 1, to: end };
  const term = nounPhrase(lexicon, tokens, { from, to: comma }, 'term');
  if (!term || narrowedAt(reading, range) < 0 || !standsAlone(reading, range, true)) return [];
  const second = tokens[comma + 2]?.text ?? '';
  if (lexicon.vague.has(second) || points(lexicon, tokens, range)) return [];
  return [fact(reading, 'definition', place(reading, term), { object: place(reading, range), context: null })];
}

/** "X: meaning" and "X – meaning" on slides, in margins and in lists of terms: a piece of text, or a marked item. */
export function glossed(reading: Reading): FactPlaces[] {
  const { tokens, lexicon, sentence, from, to } = reading;
  const listed = sentence.kind === 'fragment' || (tokens[0]?.start ?? 0) < (tokens[from]?.start ?? 0);
  if (!listed || reading.context || reading.opener) return [];
  let sign = from;
  while (sign < Math.min(to, from + 8) && !/^[:：–—]$/.test(tokens[sign]?.text ?? '')) sign++;
  if (!/^[:：–—]$/.test(tokens[sign]?.text ?? '')) return [];
  const term = nounPhrase(lexicon, tokens, { from, to: sign }, 'term');
  const range = { from: sign + 1, to };
  if (!term || to - sign <= LEAST_MEANING || to - sign > 45 || !standsAlone(reading, range, true)) return [];
  const signs = tokens.slice(sign + 1, to).filter(({ kind }) => kind !== 'word').length;
  if (signs * 3 > to - sign) return [];
  return [fact(reading, 'definition', place(reading, term), { object: place(reading, range) })];
}
