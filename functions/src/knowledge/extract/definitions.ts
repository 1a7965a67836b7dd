/** What terms mean: stated ("X is a …", "… is called X"), in passing (", called X,"), beside them ("X, a …, does …"). */

import { standsAlone } from '../alone.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FactPlaces, Wording } from '../model.ts';
import type { Match, Slot } from '../pattern.ts';
import { isAdverb, nounPhrase, type Range } from '../phrase.ts';
import { points } from '../pointing.ts';
import { openerAt, type Reading } from '../reading.ts';
import type { Token } from '../tokens.ts';
import { isGenus, narrowedAt } from './narrowing.ts';
import { fact, linkOf, place, restIn, subjectIn, termFrom } from './parts.ts';

const COMMA = /^[,，،]$/;
const LEAST_MEANING = 3;
const LEAST_CHARS = 6;
/** A phrase that a name follows has at most so many tokens. */
const LONGEST_NAMED = 16;

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
  const term = subjectIn(reading, S) ?? (O.form === 'defining' ? generalTerm(reading, S) : null);
  return term ? [fact(reading, 'definition', term, parts)] : [];
}

/** "A theory is …": a general noun, which an article tells from one that was named before. */
function generalTerm({ tokens, lexicon, at, from }: Reading, slot: Slot): Wording | null {
  const { articles, definite, generic, recalling } = lexicon;
  const [article, noun] = [tokens[slot.from]?.text ?? '', tokens[slot.from + 1]];
  const general = noun !== undefined && generic.has(noun.text) && !recalling.has(noun.text);
  if (recalling.size === 0 || slot.from !== from || slot.to - from !== 2 || !general) return null;
  return articles.has(article) && !definite.has(article) ? { sentence: at, start: noun.start, end: noun.end } : null;
}

/** What stands before "is called": a noun phrase, with the relative clause that narrows it down. */
function describedIn(reading: Reading, slot: Slot): Wording | null {
  const { tokens, lexicon, at } = reading;
  if (!COMMA.test(tokens[slot.to - 1]?.text ?? '')) {
    const plain = subjectIn(reading, slot);
    if (plain) return plain.sentence === at ? plain : null;
    // "Our ability to … is known as"
    const rest = { from: slot.from + 1, to: slot.to };
    const ours = lexicon.universal.has(tokens[slot.from]?.text ?? '') && nounPhrase(lexicon, tokens, rest, 'phrase');
    return ours ? place(reading, { from: slot.from, to: ours.to }) : null;
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
  let describes = article ? from + 1 : from;
  while (skipped(lexicon, tokens[describes])) describes++;
  const second = tokens[describes]?.text ?? '';
  const told = narrowedAt(reading, meaning);
  // "is one in which …", "are those who …"
  if (lexicon.standIns.has(first.text) && told === from + 1) return meaning.to - meaning.from >= 4 ? meaning : null;
  const clause =
    lexicon.prepositions.has(tokens[told]?.text ?? '') && lexicon.describing.has(tokens[told + 1]?.text ?? '');
  if (
    (lexicon.vague.has(second) && !clause && !isGenus(reading, describes, meaning.to)) ||
    lexicon.quantifiers.has(second)
  )
    return null;
  if (told < 0) return null;
  if (article) return meaning.to - meaning.from >= 4 ? meaning : null;
  // Without an article it must be several things: "hormones are messengers that …".
  const plural = lexicon.agreement.plural.has(tokens[match.link.from]?.text ?? '');
  let end = told;
  while (end > from + 1 && isAdverb(lexicon, tokens[end - 1])) end--;
  const head = tokens[end - 1];
  const noun = plural && head?.kind === 'word' && isPlural(lexicon, head.text);
  return noun && nounPhrase(lexicon, tokens, { from, to: end }, 'phrase') ? meaning : null;
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
 * A match of a `naming` pattern: the statement that the term stands in explains it. "This process of cell division is called X"
 * is explained by what it points with.
 */
export function namingFrom(reading: Reading, match: Match): FactPlaces[] {
  const { S, A } = match.slots;
  const { tokens, lexicon, from, to } = reading;
  if (!S || !A) return [];
  const term = termFrom(reading, S.from, S.to);
  if (!term) return [];
  const subject = place(reading, term);
  // "the branch known as X deals with …": what it is comes behind it.
  const local = lexicon.verbs.has(tokens[term.to]?.text ?? '') ? null : namedHere(reading, A.to);
  if (local) return [fact(reading, 'definition', subject, { object: place(reading, local), context: null })];
  // "Class traits, also called class markers, are …": another name.
  const aside = COMMA.test(tokens[A.to - 1]?.text ?? '') && COMMA.test(tokens[term.to]?.text ?? '') && A.from === from;
  const other = aside ? nounPhrase(lexicon, tokens, { from, to: A.to - 1 }, 'phrase') : null;
  if (other) return [fact(reading, 'definition', subject, { object: place(reading, other), context: null })];
  const pointer = lexicon.pointing.has(tokens[from]?.text ?? '');
  if (pointer && A.from === from) {
    const { singular, plural } = lexicon.agreement;
    const isVerb = (at: number) => [singular, plural].some((verbs) => verbs.has(tokens[at]?.text ?? ''));
    const verb = isVerb(A.to - 1) ? A.to - 1 : isVerb(A.to) ? A.to : -1;
    const own = verb > 0 ? nounPhrase(lexicon, tokens, { from: from + 1, to: verb }, 'phrase') : null;
    return own && narrowedAt(reading, own) > 0
      ? [fact(reading, 'definition', subject, { object: place(reading, own), context: null })]
      : [];
  }
  const statement = { from: reading.context?.from ?? from, to };
  // "…, and these are called X": what it points with stands in the same sentence.
  const parted = (at: number) =>
    COMMA.test(tokens[at - 1]?.text ?? '') || lexicon.clause.has(tokens[at - 1]?.text ?? '') || at >= A.to - 3;
  const pointsBack = (at: number) =>
    lexicon.pointing.has(tokens[at]?.text ?? '') && at > from + 3 && parted(at) && at < S.from;
  const pieces = [...splitAt(statement, pointsBack)];
  const alone = pieces.every((part) => part.to <= part.from || standsAlone(reading, part, true));
  const opens = tokens[statement.from];
  if (!alone || !opens || lexicon.pronouns.has(opens.text) || lexicon.pronouns.has(tokens[from]?.text ?? '')) return [];
  return [fact(reading, 'definition', subject, { object: place(reading, statement), context: null })];
}

/** "an extension of the cell known as the axon": the phrase that is named, where it is narrowed down. */
function namedHere(reading: Reading, end: number): Range | null {
  const { tokens, lexicon, from } = reading;
  let comma = COMMA.test(tokens[end - 1]?.text ?? '') ? end - 1 : end;
  while (comma > from && lexicon.hedges.has(tokens[comma - 1]?.text ?? '')) comma--;
  for (let at = comma - LEAST_MEANING; at >= Math.max(from, comma - LONGEST_NAMED); at--) {
    const text = tokens[at]?.text ?? '';
    if (COMMA.test(text) || lexicon.verbs.has(text)) return null;
    const range = { from: at, to: comma };
    const narrowed = lexicon.articles.has(text) && narrowedAt(reading, { from: at + 1, to: comma }) > 0;
    if (narrowed && nounPhrase(lexicon, tokens, range, 'phrase')) return range;
  }
  return null;
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
