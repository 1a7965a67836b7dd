import type { FactPlaces } from '../model.ts';
import { isBalanced, nounPhrase, points, type Range } from '../phrase.ts';
import type { Reading } from '../reading.ts';
import { asideEnd } from './aside-end.ts';
import { narrowedAt } from './definitions.ts';
import { fact, phraseBefore, place, withoutCarrier } from './parts.ts';

const COMMA = /^[,，،]$/;
const OPEN = /^[(（]$/;
const CLOSE = /^[)）]$/;
const LONGEST_TERM = 5;
const LONGEST_MEANING = 40;

/** All definitions that stand beside a term in a sentence, without regard to its main clause. */
export function asidesIn(reading: Reading): (FactPlaces & { weak?: true })[] {
  const { tokens, from, to, lexicon } = reading;
  if (reading.sentence.kind !== 'prose' && reading.sentence.kind !== 'fragment') return [];
  const found: (FactPlaces & { weak?: true })[] = [];
  const names = lexicon.aside.size > 0;
  for (let at = from + 1; at < to - 1; at++) {
    const { text, kind } = tokens[at]!; // at < to
    if (kind !== 'sign') continue;
    const next = tokens[at + 1]?.text ?? '';
    if (names && COMMA.test(text) && lexicon.describing.has(next)) found.push(...relative(reading, at));
    else if (COMMA.test(text) && lexicon.apposing.has(next)) found.push(...apposition(reading, at));
    else if (names && COMMA.test(text) && lexicon.or.has(next)) found.push(...alias(reading, at));
    else if (names && OPEN.test(text)) found.push(...gloss(reading, at));
    else if (names && /^[:：]$/.test(text)) found.push(...colon(reading, at));
  }
  return found;
}

/** The term that ends before a sign: told by its article, or by being all that stands there. */
function termBefore(reading: Reading, end: number): Range | null {
  const last = beforeBracket(reading, end);
  const phrase = phraseBefore(reading, last);
  if (!phrase || phrase.to !== last) return null;
  const named = ownName(reading, withoutCarrier(reading, phrase));
  return named.to - named.from > LONGEST_TERM ? null : nounPhrase(reading.lexicon, reading.tokens, named, 'term');
}

/** "a culture's beliefs" names beliefs. */
function ownName({ tokens }: Reading, { from, to }: Range): Range {
  for (let at = to - 2; at >= from; at--) if (/['’]s$/.test(tokens[at]?.text ?? '')) return { from: at + 1, to };
  return { from, to };
}

/** "decibels (dB)," ends before its bracket. */
function beforeBracket({ tokens, from }: Reading, end: number): number {
  if (!CLOSE.test(tokens[end - 1]?.text ?? '')) return end;
  for (let at = end - 2; at > from && at > end - 14; at--) if (OPEN.test(tokens[at]?.text ?? '')) return at;
  return end;
}

function meant(reading: Reading, range: Range): boolean {
  const length = range.to - range.from;
  return (
    length >= 2 &&
    length <= LONGEST_MEANING &&
    isBalanced(reading.tokens, range) &&
    !points(reading.lexicon, reading.tokens, range)
  );
}

const told = (reading: Reading, term: Range, meaning: Range, link: Range | null) =>
  fact(reading, 'definition', place(reading, term), {
    object: place(reading, meaning),
    link: link && place(reading, link),
    context: null,
  });

/** "X, which is …", "X, which refers to …". */
function relative(reading: Reading, comma: number): (FactPlaces & { weak?: true })[] {
  const { tokens, lexicon } = reading;
  const verb = comma + 2;
  const [word, next] = [tokens[verb]?.text ?? '', tokens[verb + 1]?.text ?? ''];
  const copula = lexicon.agreement.singular.has(word) || lexicon.agreement.plural.has(word);
  const length =
    copula && lexicon.articles.has(next)
      ? 1
      : lexicon.meaning.get(word)?.find((run) => run.every((part, step) => tokens[verb + step]?.text === part))?.length;
  const plural = lexicon.agreement.plural.has(word);
  const from = verb + (length ?? 1);
  const term = termBefore(reading, comma);
  const mass = copula && term !== null && isNarrowedNoun(reading, verb + 1, term);
  if (length === undefined && !plural && !mass) return term ? doing(reading, term, verb) : [];
  const meaning = { from, to: asideEnd(reading, from) };
  if (!term || !meant(reading, meaning)) return [];
  if (
    copula &&
    (lexicon.vague.has(tokens[from + Number(length === 1)]?.text ?? '') || narrowedAt(reading, meaning) < 0)
  )
    return [];
  return [told(reading, term, meaning, { from: verb, to: from })];
}

/** "prenatal care, which is medical care during …": no article, but a noun that is narrowed down. */
function isNarrowedNoun(reading: Reading, from: number, term: Range): boolean {
  const { tokens, lexicon, to } = reading;
  const end = narrowedAt(reading, { from, to });
  const same = end > from && tokens[end - 1]?.text === tokens[term.to - 1]?.text;
  return (
    end > from &&
    (same || lexicon.relatives.has(tokens[end]?.text ?? '')) &&
    nounPhrase(lexicon, tokens, { from, to: end }, 'phrase') !== null
  );
}

/** "X, which carries …": what it does. */
function doing(reading: Reading, term: Range, verb: number): (FactPlaces & { weak: true })[] {
  const { tokens, lexicon } = reading;
  const text = tokens[verb]?.text ?? '';
  const meaning = { from: verb, to: asideEnd(reading, verb) };
  const { singular, plural } = lexicon.agreement;
  const present =
    lexicon.verbs.has(text) && !lexicon.past.has(text) && !lexicon.pastEndings.some((ending) => text.endsWith(ending));
  if (
    !present ||
    lexicon.plain.size === 0 ||
    lexicon.plain.has(text) ||
    lexicon.modals.has(text) ||
    singular.has(text) ||
    plural.has(text)
  )
    return [];
  return meaning.to - verb >= 4 && meant(reading, meaning)
    ? [{ ...told(reading, term, meaning, null), weak: true }]
    : [];
}

/** "X, a curved structure that …,": the term has an article or opens the sentence. */
function apposition(reading: Reading, comma: number): FactPlaces[] {
  const { tokens, lexicon, from, to } = reading;
  const meaning = { from: comma + 1, to: asideEnd(reading, comma + 1) };
  const term = termBefore(reading, comma);
  if (!term || !meant(reading, meaning)) return [];
  const names = tokens.slice(meaning.from, meaning.to).some(({ text }) => lexicon.naming.has(text));
  const determined =
    !names && (term.from === from || lexicon.articles.has(tokens[term.from - 1]?.text ?? '') || meaning.to === to);
  const before = tokens[term.from - 1]?.text ?? '';
  const some = lexicon.articles.has(before) && !lexicon.definite.has(before);
  if (some && lexicon.definite.has(tokens[comma + 1]?.text ?? '')) return [];
  const second = tokens[comma + 2]?.text ?? '';
  const listed = tokens.slice(meaning.from, meaning.to).some(({ text }) => COMMA.test(text));
  const head = nounPhrase(
    lexicon,
    tokens,
    { from: meaning.from, to: Math.max(meaning.from, narrowedAt(reading, meaning)) },
    'phrase',
  );
  const verb = tokens.slice(meaning.from, meaning.to).findIndex(({ text }) => lexicon.verbs.has(text));
  const clause =
    verb >= 0 && !tokens.slice(meaning.from, meaning.from + verb).some(({ text }) => lexicon.relatives.has(text));
  // "by illness, a harsh climate and a terrain …" lists.
  const lists = tokens
    .slice(meaning.from, meaning.to)
    .some(({ text }, at, all) => lexicon.and.has(text) && lexicon.articles.has(all[at + 1]?.text ?? ''));
  if (
    !head ||
    clause ||
    lists ||
    !determined ||
    listed ||
    lexicon.vague.has(second) ||
    narrowedAt(reading, meaning) < 0
  )
    return [];
  if (lexicon.and.has(tokens[meaning.to + 1]?.text ?? '') || lexicon.and.has(tokens[meaning.to]?.text ?? '')) return [];
  return [told(reading, term, meaning, null)];
}

/** "… the olfactory bulb: a structure that …". */
function colon(reading: Reading, sign: number): FactPlaces[] {
  const { tokens, lexicon, to } = reading;
  const term = termBefore(reading, sign);
  const meaning = { from: sign + 1, to };
  const first = tokens[sign + 1];
  const lead = tokens[(term?.from ?? 0) - 1]?.text ?? '';
  const led = lexicon.prepositions.has(lead) || lexicon.articles.has(lead) || lexicon.verbs.has(lead);
  if (!term || !led || !first || first.capital || !meant(reading, meaning)) return [];
  const end = narrowedAt(reading, meaning);
  const listed = tokens.slice(meaning.from, end).some(({ text }) => lexicon.and.has(text) || COMMA.test(text));
  const determined = nounPhrase(lexicon, tokens, { from: sign + 1, to: end }, 'phrase');
  return end > 0 && !listed && determined ? [told(reading, term, meaning, null)] : [];
}

/** "the tympanic membrane, or eardrum,": another name of the same. */
function alias(reading: Reading, comma: number): FactPlaces[] {
  const { tokens, lexicon, to, from } = reading;
  let start = comma + 2;
  while (
    start < to &&
    (lexicon.hedges.has(tokens[start]?.text ?? '') || lexicon.articles.has(tokens[start]?.text ?? ''))
  )
    start++;
  let end = start;
  while (end < to && !/^[,;:().]$/.test(tokens[end]?.text ?? '')) end++;
  const meaning = { from: start, to: end };
  const long = end - start > 3 && narrowedAt(reading, meaning) > 0 && !points(lexicon, tokens, meaning);
  const opened =
    lexicon.articles.has(tokens[comma + 2]?.text ?? '') || lexicon.pronouns.has(tokens[comma + 2]?.text ?? '');
  const earlier = tokens.slice(from, comma).some(({ text }) => COMMA.test(text));
  const term = termBefore(reading, comma);
  const other = end - start <= 3 ? nounPhrase(lexicon, tokens, { from: start, to: end }, 'term') : null;
  const ended = end < to && COMMA.test(tokens[end]?.text ?? '');
  const phrase = nounPhrase(lexicon, tokens, { from: start, to: narrowedAt(reading, meaning) }, 'phrase');
  const verb = tokens.slice(start, end).findIndex(({ text }) => lexicon.verbs.has(text));
  const clause = verb >= 0 && !tokens.slice(start, start + verb).some(({ text }) => lexicon.relatives.has(text));
  const described = !clause && (opened || phrase !== null);
  if (term && long && described && (ended || end === to) && !earlier)
    return [told(reading, term, meaning, { from: comma + 1, to: comma + 2 })];
  if (
    !term ||
    !other ||
    (earlier && !lexicon.articles.has(tokens[term.from - 1]?.text ?? '')) ||
    !(end === to || COMMA.test(tokens[end]?.text ?? ''))
  )
    return [];
  return [told(reading, term, other, { from: comma + 1, to: comma + 2 }), ...renamed(reading, term, other)];
}

/** "proprioception (perception of body position)", "malleus (or hammer)". */
function gloss(reading: Reading, open: number): FactPlaces[] {
  const { tokens, lexicon, to } = reading;
  let close = open + 1;
  while (close < to && !CLOSE.test(tokens[close]?.text ?? '') && !OPEN.test(tokens[close]?.text ?? '')) close++;
  if (!CLOSE.test(tokens[close]?.text ?? '')) return [];
  let start = open + 1;
  let other = false;
  while (
    start < close &&
    (lexicon.hedges.has(tokens[start]?.text ?? '') ||
      lexicon.or.has(tokens[start]?.text ?? '') ||
      COMMA.test(tokens[start]?.text ?? ''))
  ) {
    if (lexicon.or.has(tokens[start]?.text ?? '')) other = true;
    start++;
  }
  const naming = [...(lexicon.naming.get(tokens[start]?.text ?? '') ?? [])].find((run) =>
    run.every((word, step) => tokens[start + step]?.text === word),
  );
  if (naming) [start, other] = [start + naming.length, true];
  const range = { from: start, to: close };
  const first = tokens[start];
  if (first?.kind !== 'word' || (first.capital && !other) || close - start > 16) return [];
  const term = termBefore(reading, open);
  if (!term || term.to !== open) return [];
  const inside = tokens.slice(start, close);
  if (inside.some(({ kind, text }) => kind === 'number' || /^[;:&=]$/.test(text) || lexicon.aside.has(text))) return [];
  const short = nounPhrase(lexicon, tokens, range, 'phrase');
  if (!short || points(lexicon, tokens, range) || !(other || inside.length >= 2)) return [];
  if (!other && inside.some(({ text }) => COMMA.test(text))) return [];
  if (other) return [told(reading, term, short, null), ...renamed(reading, term, short)];
  return lexicon.articles.has(first.text) || narrowedAt(reading, range) > 0 ? [told(reading, term, range, null)] : [];
}

/** The other name, whose meaning is the first. */
function renamed(reading: Reading, term: Range, other: Range): FactPlaces[] {
  const name = nounPhrase(reading.lexicon, reading.tokens, other, 'term');
  return name ? [told(reading, name, term, null)] : [];
}
