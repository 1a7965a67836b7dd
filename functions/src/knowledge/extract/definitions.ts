/** What terms mean: stated ("X is a …", "… is called X"), in passing (", called X,"), beside them ("X, a …, does …"). */

import { standsAlone } from '../alone.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FactPlaces, Wording } from '../model.ts';
import type { Match, Slot } from '../pattern.ts';
import { isAdverb, nounPhrase, points, type Range } from '../phrase.ts';
import { openerAt, type Reading } from '../reading.ts';
import type { Token } from '../tokens.ts';
import { fact, isAnaphor, linkOf, place, restIn, subjectIn, termFrom } from './parts.ts';

const COMMA = /^[,，،]$/;
const LEAST_MEANING = 3;
const LEAST_CHARS = 6;

/** A match of a `definition` pattern as a fact, with one more for each other name that is given with the term. */
export function definitionFrom(reading: Reading, match: Match): FactPlaces[] {
  const { S, O } = match.slots;
  if (!S || !O || conditional(reading)) return [];
  const link = linkOf(reading, match);
  if (O.from < S.from) {
    const term = termFrom(reading, S.from, S.to);
    const meaning = describedIn(reading, O);
    return term && meaning && meaning.end - meaning.start >= LEAST_CHARS
      ? [fact(reading, 'definition', place(reading, term), { object: meaning, link })]
      : [];
  }
  const meaning = O.form === 'defining' ? definingFrom(reading, O.from, match) : restIn(reading, O.from);
  if (!meaning || meaning.to - meaning.from < LEAST_MEANING) return [];
  if (reading.lexicon.negations.has(reading.tokens[meaning.from]?.text ?? '')) return [];
  const parts = { object: place(reading, meaning), link };
  const aliased = aliasesIn(reading, S);
  if (aliased.length > 0) return aliased.map((name) => fact(reading, 'definition', place(reading, name), parts));
  const term = subjectIn(reading, S);
  return term ? [fact(reading, 'definition', term, parts)] : [];
}

/** What stands before "is called": a noun phrase, with the relative clause that narrows it down. */
function describedIn(reading: Reading, slot: Slot): Wording | null {
  const { tokens, lexicon, at } = reading;
  if (!COMMA.test(tokens[slot.to - 1]?.text ?? '')) {
    const plain = subjectIn(reading, slot);
    return plain?.sentence === at ? plain : null;
  }
  let comma = slot.from;
  while (comma < slot.to && !COMMA.test(tokens[comma]?.text ?? '')) comma++;
  const head = nounPhrase(lexicon, tokens, { from: slot.from, to: comma }, 'phrase');
  const whole = head && { from: head.from, to: slot.to - 1 };
  return whole && !points(lexicon, tokens, whole) ? place(reading, whole) : null;
}

/** "If …," or "when …," before it: what follows holds only then. */
function conditional({ lexicon, tokens, context }: Reading): boolean {
  const first = context ? (tokens[context.from]?.text ?? '') : '';
  return lexicon.conjunctions.has(first) && !lexicon.prepositions.has(first);
}

/** Adverbs may stand before what defines, but none that denies or weighs. */
const skipped = (lexicon: Lexicon, token: Token | undefined): boolean =>
  token !== undefined &&
  isAdverb(lexicon, token) &&
  !lexicon.vague.has(token.text) &&
  !lexicon.negations.has(token.text) &&
  !lexicon.quantifiers.has(token.text);

/** What follows "is": a noun phrase with something that tells it from others. */
function definingFrom(reading: Reading, start: number, match: Match): Range | null {
  const { tokens, lexicon } = reading;
  let from = start;
  while (skipped(lexicon, tokens[from])) from++;
  const meaning = restIn(reading, from);
  const first = tokens[from];
  if (!meaning || !first) return null;
  const article = lexicon.articles.has(first.text);
  const second = tokens[article ? from + 1 : from]?.text ?? '';
  if (lexicon.vague.has(second) || lexicon.quantifiers.has(second)) return null;
  const told = narrowedAt(reading, meaning);
  if (told < 0) return null;
  if (article) return meaning.to - meaning.from >= 4 ? meaning : null;
  // Without an article it must be several things: "hormones are messengers that …".
  const plural = lexicon.agreement.plural.has(tokens[match.link.from]?.text ?? '');
  const [head, joint] = [tokens[told - 1], tokens[told]?.text ?? ''];
  const noun =
    plural &&
    head?.kind === 'word' &&
    isPlural(lexicon, head.text) &&
    (lexicon.relatives.has(joint) || lexicon.genitive.has(joint));
  return noun && nounPhrase(lexicon, tokens, { from, to: told }, 'phrase') ? meaning : null;
}

/** Where a noun phrase goes on with what narrows it down: "that", "of", "in which", "used to"; -1 where nothing does. */
export function narrowedAt({ tokens, lexicon }: Reading, { from, to }: Range): number {
  for (let at = from + 1; at < to; at++) {
    const { text, kind } = tokens[at]!; // at < to
    if (lexicon.relatives.has(text) || lexicon.prepositions.has(text)) return at;
    if (kind === 'word' && at > from + 1 && lexicon.pastEndings.some((ending) => text.endsWith(ending))) return at;
    // "eine Sperre, die …"
    if (COMMA.test(text) && lexicon.describing.has(tokens[at + 1]?.text ?? '')) return at;
    // "a fluid-filled, snail-shaped structure that …"
    const adjectives = COMMA.test(text) && !parts(lexicon, tokens[at + 1]?.text ?? '');
    if (kind === 'sign' && !adjectives && !/^["“”'’-]$/.test(text)) return -1;
  }
  return -1;
}

/** How many words say that another name follows: "or", "also called". */
function joinsNames(tokens: readonly Token[], lexicon: Lexicon, from: number): number {
  let at = from;
  while (lexicon.hedges.has(tokens[at]?.text ?? '')) at++;
  if (lexicon.or.has(tokens[at]?.text ?? '')) return at + 1 - from;
  const naming = openerAt(lexicon.naming, tokens, at);
  return naming > 0 ? at + naming - from : 0;
}

function isPlural({ pluralEndings, singularEndings }: Lexicon, word: string): boolean {
  return (
    pluralEndings.some((ending) => word.endsWith(ending)) && !singularEndings.some((ending) => word.endsWith(ending))
  );
}

const parts = ({ articles, relatives, conjunctions, pronouns }: Lexicon, word: string) =>
  articles.has(word) || relatives.has(word) || conjunctions.has(word) || pronouns.has(word);

/** "X, or Y," and "X (Y)": both are names of the same. */
function aliasesIn({ tokens, lexicon }: Reading, { from, to }: Range): Range[] {
  const name = (range: Range) => nounPhrase(lexicon, tokens, range, 'term');
  let [cut, begin, end] = [-1, -1, to];
  for (let at = from + 1; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    const length = COMMA.test(text) && COMMA.test(tokens[to - 1]?.text ?? '') ? joinsNames(tokens, lexicon, at + 1) : 0;
    if (length > 0) {
      [cut, begin, end] = [at, at + 1 + length, to - 1];
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
 * sentence before, "this process of cell division is called X" by what it points with.
 */
export function namingFrom(reading: Reading, match: Match, before: Reading | null): FactPlaces[] {
  const { S, A } = match.slots;
  const { tokens, lexicon, from, to } = reading;
  if (!S || !A) return [];
  const term = termFrom(reading, S.from, S.to);
  if (!term) return [];
  const subject = place(reading, term);
  const pointer = lexicon.pointing.has(tokens[from]?.text ?? '');
  if ((pointer || isAnaphor(reading, from)) && A.from === from) {
    const own = pointer ? nounPhrase(lexicon, tokens, { from: from + 1, to: A.to - 1 }, 'phrase') : null;
    if (own && narrowedAt(reading, own) > 0)
      return [fact(reading, 'definition', subject, { object: place(reading, own), context: null })];
    return A.to - A.from <= 5 ? explainedBefore(reading, subject, before) : [];
  }
  const statement = { from: reading.context?.from ?? from, to };
  // "…, and these are called X": what it points with stands in the same sentence.
  const pointsBack = (at: number) =>
    lexicon.pointing.has(tokens[at]?.text ?? '') && at > from + 3 && at >= A.to - 3 && at < S.from;
  const pieces = [...splitAt(statement, pointsBack)];
  const alone = pieces.every((part) => part.to <= part.from || standsAlone(reading, part, true));
  const opens = tokens[statement.from];
  if (!alone || !opens || lexicon.pronouns.has(opens.text) || lexicon.pronouns.has(tokens[from]?.text ?? '')) return [];
  return [fact(reading, 'definition', subject, { object: place(reading, statement), context: null })];
}

/** A range without the tokens that a test names. */
function* splitAt({ from, to }: Range, leavesOut: (at: number) => boolean): Generator<Range> {
  let start = from;
  for (let at = from; at < to; at++) {
    if (!leavesOut(at)) continue;
    yield { from: start, to: at };
    start = at + 1;
  }
  yield { from: start, to };
}

/** The sentence before, as the meaning of what this one names. */
function explainedBefore(reading: Reading, subject: Wording, before: Reading | null): FactPlaces[] {
  if (!before || before.isQuestion || before.sentence.kind !== 'prose') return [];
  const told = { from: before.context?.from ?? before.from, to: before.to };
  const opens = before.tokens[told.from]?.text ?? '';
  if (before.lexicon.pronouns.has(opens) || !standsAlone(before, told, true)) return [];
  return [fact(reading, 'definition', subject, { object: place(before, told), first: before.at, context: null })];
}
