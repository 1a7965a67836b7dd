/** Whether a run of tokens is a noun phrase that stands by itself. */
import type { Lexicon } from './lexicon.ts';
import { hasPronoun, points, pointsWithin } from './pointing.ts';
import type { Range, Token } from './tokens.ts';

export type { Range } from './tokens.ts';

const TERM_WORDS = 6;
const PHRASE_WORDS = 22;
const UNSPACED_TERM = 12;
const UNSPACED_PHRASE = 40;
const QUOTES = /^["“”„«»'‘’『』「」《》]$/;
const OPENS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '（': '）',
  '【': '】',
  '“': '”',
  '«': '»',
  '„': '“',
  '「': '」',
  '《': '》',
};
const CLOSES = new Set(Object.values(OPENS));
/** Signs that no noun phrase holds. */
const PARTING = /^[;:!?…=<>|→←⇒•◦▪‣●。！？；：]$/;

/** Whether every bracket between these tokens that opens closes, and the other way round. */
export function isBalanced(tokens: readonly Token[], { from, to }: Range): boolean {
  const open: string[] = [];
  let straight = 0;
  for (let at = from; at < to; at++) {
    const { text, kind } = tokens[at]!; // at < to
    if (kind !== 'sign') continue;
    if (text === '"') straight++;
    else if (OPENS[text] !== undefined && !(text === '“' && open.at(-1) === '“')) open.push(OPENS[text]);
    else if (CLOSES.has(text) && open.pop() !== text) return false;
  }
  return open.length === 0 && straight % 2 === 0;
}

/** Without quote marks around it, and without an alias in brackets behind it. */
export function trimmed(tokens: readonly Token[], { from, to }: Range): Range {
  let [first, last] = [from, to];
  const around = opensAround(tokens, first, last);
  while (first < last && (opensAround(tokens, first, last) || tokens[first]?.text === ',')) first++;
  while (
    last > first &&
    ((around && QUOTES.test(tokens[last - 1]?.text ?? '')) || /^[,，、]$/.test(tokens[last - 1]?.text ?? ''))
  )
    last--;
  if (/^[)）]$/.test(tokens[last - 1]?.text ?? '')) {
    let open = last - 1;
    while (open > first && !/^[(（]$/.test(tokens[open]?.text ?? '')) open--;
    if (open > first) last = open;
  }
  return { from: first, to: last };
}

/** A quote mark that opens what another closes at the end, not one around the first words only. */
function opensAround(tokens: readonly Token[], first: number, last: number): boolean {
  if (!QUOTES.test(tokens[first]?.text ?? '')) return false;
  for (let at = first + 1; at < last - 1; at++) if (QUOTES.test(tokens[at]?.text ?? '')) return false;
  return true;
}

/** Whether a word can hardly be a noun: an adverb by its ending or by the pack. */
export function isAdverb({ adverbs, adverbEndings, hedges, nouns }: Lexicon, token: Token | undefined): boolean {
  const text = token?.text ?? '';
  if (adverbs.has(text) || hedges.has(text)) return true;
  if (nouns.has(text)) return false;
  return text.length > 5 && adverbEndings.some((ending) => text.endsWith(ending));
}

/**
 * The noun phrase that a range is, without quote marks and a leading article that says nothing; null where it is none, or one
 * that only its neighbours explain. A term is short, holds no clause, and is nothing general.
 */
export function nounPhrase(
  lexicon: Lexicon,
  tokens: readonly Token[],
  range: Range,
  form: 'term' | 'phrase',
): Range | null {
  if (!isBalanced(tokens, range)) return null;
  const whole = trimmed(tokens, range);
  const { from, to } = whole;
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || to <= from) return null;
  const most = lexicon.unspaced
    ? form === 'term'
      ? UNSPACED_TERM
      : UNSPACED_PHRASE
    : form === 'term'
      ? TERM_WORDS + 1
      : PHRASE_WORDS;
  if (to - from > most || points(lexicon, tokens, whole) || hasPronoun(lexicon, tokens, whole)) return null;
  if (pointsWithin(lexicon, tokens, whole)) return null;
  if (!opensPhrase(lexicon, first, form) || !closesPhrase(lexicon, last)) return null;
  // Where nouns have capitals, the last word of a phrase is one.
  if (lexicon.capitalNouns && last.kind === 'word' && !last.capital) return null;
  if (!holdsTogether(lexicon, tokens, whole, form)) return null;
  const bare = withoutArticle(lexicon, tokens, whole);
  if (bare.to <= bare.from || !isTelling(lexicon, tokens, bare)) return null;
  return bare;
}

function opensPhrase(lexicon: Lexicon, { text, kind }: Token, form: 'term' | 'phrase'): boolean {
  if (kind === 'sign' || lexicon.expletives.has(text)) return false;
  if (lexicon.articles.has(text)) return true;
  if (form === 'term' && (lexicon.determiners.has(text) || kind === 'number')) return false;
  if (lexicon.determiners.has(text)) return true;
  const { prepositions, conjunctions, relatives, verbs, negations, adverbs, adverbEndings, reader } = lexicon;
  if (text.length > 5 && adverbEndings.some((ending) => text.endsWith(ending)) && !lexicon.nouns.has(text))
    return false;
  return ![prepositions, conjunctions, relatives, verbs, negations, adverbs, lexicon.hedges, reader].some((words) =>
    words.has(text),
  );
}

function closesPhrase(lexicon: Lexicon, last: Token): boolean {
  if (last.kind === 'sign') return /^[)）%’”"»]$/.test(last.text);
  // "copyright's | reach": what it owns is missing.
  if (/['’]s$/.test(last.text)) return false;
  const { prepositions, conjunctions, relatives, articles, negations, verbs, determiners } = lexicon;
  if (
    [determiners, prepositions, conjunctions, relatives, articles, negations, verbs].some((words) =>
      words.has(last.text),
    )
  )
    return false;
  return !isAdverb(lexicon, last);
}

/** No finite verb outside a relative clause, no sign that parts clauses, commas only in a phrase that lists. */
function holdsTogether(
  lexicon: Lexicon,
  tokens: readonly Token[],
  { from, to }: Range,
  form: 'term' | 'phrase',
): boolean {
  let relative = false;
  let commas = 0;
  let last = -1;
  let ands = 0;
  for (let at = from; at < to; at++) {
    const { text, kind } = tokens[at]!; // at < to
    if (kind === 'sign' && PARTING.test(text)) return false;
    if (/^[,，]$/.test(text)) {
      commas++;
      last = at;
    }
    if (lexicon.expletives.has(text)) return false;
    if (lexicon.and.has(text)) ands++;
    // "the States also lag behind": an adverb of sentences stands beside a verb.
    if (at > from && lexicon.hedges.has(text) && !relative) return false;
    if (lexicon.relatives.has(text)) {
      // "Asch concluded that …"
      if (form === 'term' || (at > from + 1 && isSaid(lexicon, tokens[at - 1]?.text ?? ''))) return false;
      relative = true;
    }
    if (form === 'term' && (lexicon.reader.has(text) || lexicon.negations.has(text))) return false;
    if (lexicon.verbs.has(text) && (form === 'term' || !(relative || isModifier(lexicon, tokens, at, from))))
      return false;
    if (
      lexicon.conjunctions.has(text) &&
      !lexicon.and.has(text) &&
      !lexicon.relatives.has(text) &&
      !lexicon.prepositions.has(text)
    ) {
      return false;
    }
  }
  // "a, b, and c", "a, b and c": nothing but the last member stands behind the last comma.
  const closed = tokens.slice(last + 1, to).some(({ text }) => lexicon.and.has(text));
  return commas === 0 || (form === 'phrase' && ands > 0 && closed && !relative);
}

const isSaid = ({ pastEndings, past }: Lexicon, word: string): boolean =>
  past.has(word) || pastEndings.some((ending) => word.length > 3 && word.endsWith(ending));

/** "methods used in", "decisions made by": a participle behind its noun; "ability to see": an infinitive. */
function isModifier(
  { past, pastEndings, prepositions, infinitive }: Lexicon,
  tokens: readonly Token[],
  at: number,
  from: number,
): boolean {
  if (at > from + 1 && infinitive.has(tokens[at - 1]?.text ?? '')) return true;
  const text = tokens[at]?.text ?? '';
  const participle = past.has(text) || pastEndings.some((ending) => text.endsWith(ending));
  return at > from && participle && prepositions.has(tokens[at + 1]?.text ?? '');
}

function withoutArticle({ articles }: Lexicon, tokens: readonly Token[], { from, to }: Range): Range {
  return articles.has(tokens[from]?.text ?? '') && to - from > 1 ? { from: from + 1, to } : { from, to };
}

/**
 * Whether a phrase names something by itself: some word of it is neither general nor a mere sign ("the first experiment"), or
 * two general nouns make a name of their own ("case study") that nothing points back with.
 */
function isTelling(lexicon: Lexicon, tokens: readonly Token[], { from, to }: Range): boolean {
  const { generic, recalling, definite } = lexicon;
  const general = tokens.slice(from, to).every(({ text }) => generic.has(text) && !recalling.has(text));
  if (recalling.size > 0 && general && to - from >= 2 && !definite.has(tokens[from - 1]?.text ?? '')) return true;
  for (let at = from; at < to; at++) {
    const { text, kind } = tokens[at]!; // at < to
    const small = lexicon.prepositions.has(text) || lexicon.articles.has(text) || lexicon.and.has(text);
    if (kind !== 'word' || small || lexicon.generic.has(text) || lexicon.determiners.has(text)) continue;
    if (text.length > 1 || lexicon.unspaced) return true;
  }
  return false;
}
