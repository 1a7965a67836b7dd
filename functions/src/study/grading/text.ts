/** An answer, a reference or a question read into comparable words, each with its place and whether it is denied. */

import type { PackCode } from '../../language/codes.ts';
import { FUNCTION_WORDS, LIGHT_WORDS, QUANTITY_WORDS } from '../../language/packs/en/marking/grammar.ts';
import { packFor } from '../../language/packs/index.ts';
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { baseOf, grammarOf, halvesIn, negatorsOf } from './languages.ts';
import { phraseAt, stemOf } from './lexicon.ts';
import { negationReach } from './negation.ts';
import { digitQuantities, type Quantity, romanNumeral, withHalf, wordQuantity } from './quantities.ts';
import type { Token } from './token.ts';
import { partsOf } from './unspaced.ts';

export type { Token } from './token.ts';

export interface ReadText {
  source: string;
  language: PackCode;
  tokens: Token[];
  /** Tokens with a weight, in order. */
  content: Token[];
}

/** Scripts written without spaces between words, compared by pairs of characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘`´"](?=\p{L})[\p{L}\p{M}]+)?/gu;
const blank = (text: string, start: number, end: number): Token => ({
  text,
  start,
  end,
  stem: text,
  kind: 'word',
  quantity: null,
  weight: 0,
  negator: false,
  denied: false,
  denials: 0,
  sentence: 0,
  clause: 0,
});

/** Lower case, compatibility forms folded, straight apostrophes. Never used for offsets. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´"]/gu, "'");

/** Languages read by the English lists: where none is known, English grammar does no harm. */
const ENGLISH: ReadonlySet<PackCode> = new Set<PackCode>(['en', 'und']);

/** Lexical weight of a word as written. Scale fitted by hand on train: grammar 0, quantity and light words a half, the rest 1. */
function weightOf(word: string, language: PackCode): number {
  if (!ENGLISH.has(language)) return packFor(language).words.stop.has(word) ? 0 : 1;
  if (QUANTITY_WORDS.has(word)) return 0.5;
  if (FUNCTION_WORDS.has(word)) return 0;
  if (LIGHT_WORDS.has(word)) return 0.5;
  return 1;
}

const CONTRACTED_NOT = /^(\p{L}+?)n'?t$/u;
/** "don't", "dont", "can't": the verb's stem and that it denies; null for other words. */
function contractedNot(word: string, language: PackCode): boolean {
  const match = CONTRACTED_NOT.exec(word);
  return match !== null && grammarOf(language).contractible.has(match[1] ?? '');
}

function wordToken(raw: string, start: number, language: PackCode): Token {
  const text = fold(raw);
  const token = blank(text, start, start + raw.length);
  const roman = romanNumeral(text);
  if (roman !== null)
    return {
      ...token,
      stem: `#${roman}`,
      kind: 'number',
      quantity: { value: roman, dimension: null, written: roman },
      weight: 1,
    };
  if (contractedNot(text, language) || negatorsOf(language).has(text)) return { ...token, stem: 'not', negator: true };
  const bare = text.replace(/'(?:s|re|ll|ve|d|m)?$/u, '').replace(grammarOf(language).elided, '');
  const stem = ENGLISH.has(language) ? stemOf(bare) : packFor(language).words.stem(baseOf(bare, language));
  return { ...token, text: bare, stem, weight: weightOf(bare, language) };
}

/** Runs of characters without spaces: known words, numbers and denials, and overlapping pairs of what stands between. */
function gramTokens(raw: string, start: number, language: PackCode): Token[] {
  return partsOf(raw, language).map(({ text, at, kind, value }) => {
    const token = blank(fold(text), start + at, start + at + text.length);
    if (kind === 'negator') return { ...token, stem: 'not', negator: true };
    if (value !== undefined)
      return {
        ...token,
        stem: `#${value}`,
        kind: 'number',
        weight: 1,
        quantity: { value, dimension: null, written: value },
      };
    return kind === 'word' ? { ...token, weight: 1 } : { ...token, kind: 'gram', weight: 0.5 };
  });
}

/** A word that mixes scripts, cut where the script changes. */
function scriptRuns(raw: string, start: number, language: PackCode): Token[] {
  const tokens: Token[] = [];
  for (const run of raw.matchAll(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu,
  )) {
    const at = start + run.index;
    if (UNSPACED.test(run[0])) tokens.push(...gramTokens(run[0], at, language));
    else tokens.push(wordToken(run[0], at, language));
  }
  return tokens;
}

function rawTokens(source: string, language: PackCode): Token[] {
  const numbers = digitQuantities(source, grammarOf(language).pointedThousands);
  const words: Token[] = [];
  let nextNumber = 0;
  for (const match of source.matchAll(WORD)) {
    const start = match.index;
    while (nextNumber < numbers.length && (numbers[nextNumber]?.end ?? 0) <= start) nextNumber++;
    const number = numbers[nextNumber];
    if (number && start >= number.start && start < number.end) continue;
    if (UNSPACED.test(match[0])) words.push(...scriptRuns(match[0], start, language));
    else words.push(wordToken(match[0], start, language));
  }
  for (const number of numbers) words.push(numberToken(source, number, number));
  return words.sort((a, b) => a.start - b.start || a.end - b.end);
}

function numberToken(source: string, quantity: Quantity, span: { start: number; end: number }): Token {
  const text = fold(source.slice(span.start, span.end));
  return { ...blank(text, span.start, span.end), stem: `#${quantity.value}`, kind: 'number', quantity, weight: 1 };
}

/** Numbers spelt in words become numbers, known phrases one word, and label letters ("bulb A") content. */
function joined(source: string, tokens: Token[], language: PackCode): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const half = halfBehind(source, tokens, at, language);
    const whole = half > 0 ? out.slice(-2).findLast(({ kind }) => kind === 'number') : undefined;
    if (whole?.quantity) {
      whole.quantity = withHalf(whole.quantity);
      whole.stem = `#${whole.quantity.value}`;
      at += half - 1;
      continue;
    }
    const spelt = token.kind === 'word' ? wordQuantity(source, tokens, at, language) : null;
    if (spelt) {
      const weight = token.text === 'one' || token.text === 'half' ? 0.5 : 1;
      out.push({ ...numberToken(source, spelt, spelt), weight });
      at += spelt.words - 1;
      continue;
    }
    const phrase = ENGLISH.has(language) ? phraseAt(tokens, at) : null;
    if (phrase) {
      const last = tokens[at + phrase.length - 1] ?? token;
      out.push({
        ...token,
        text: phrase.word,
        end: last.end,
        ...(negatorsOf(language).has(phrase.word)
          ? { stem: 'not', negator: true }
          : { stem: stemOf(phrase.word), weight: weightOf(phrase.word, 'en') }),
      });
      at += phrase.length - 1;
      continue;
    }
    out.push(
      ENGLISH.has(language) && isLabel(source, tokens, at, grammarOf('en'))
        ? { ...token, weight: 1, stem: token.text }
        : token,
    );
  }
  return out;
}

/**
 * How many tokens at `at` add a half to the number before them, with or without what it counts: "three hours and a half". None
 * where the half counts something else ("three apples and a half bottle").
 */
function halfBehind(source: string, tokens: readonly Token[], at: number, language: PackCode): number {
  const found = halvesIn(language === 'und' ? 'en' : language).find((words) =>
    words.every((word, i) => tokens[at + i]?.text === word),
  );
  if (!found || at === 0) return 0;
  const [before, last, next] = [tokens[at - 1], tokens[at + found.length - 1], tokens[at + found.length]];
  const joins = /^\s+$/u.test(source.slice(before?.end, tokens[at]?.start));
  const counts =
    next && next.weight >= 1 && before?.kind !== 'number' && /^\s+$/u.test(source.slice(last?.end, next.start));
  return joins && !counts ? found.length : 0;
}

/** Single letters that name things ("switch Z", "bulb a", "A and C"), not the article and not the pronoun. */
function isLabel(source: string, tokens: Token[], at: number, grammar: AnswerGrammar): boolean {
  const token = tokens[at];
  const { article, letters, labelled, afterLabel } = grammar;
  if (token?.kind !== 'word' || token.text.length !== 1 || letters.has(token.text)) return false;
  if (!article.has(token.text)) return !(source[token.start - 1] === "'" || token.text === 's' || token.text === 't');
  const before = tokens[at - 1]?.text ?? '';
  const after = tokens[at + 1];
  if (labelled.has(before)) return true;
  const closes = !after || /[.,;:)]/.test(source.slice(token.end, after.start));
  return closes || afterLabel.has(after.text);
}

const SENTENCE_END = /[.!?;\n。！？；।]/u;
const CLAUSE_END = /[,:()—–、，：]/u;

/** A word, a full stop and a word straight behind it. */
const DOTTED = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+\.(?=[\p{Ll}\p{N}])[\p{L}\p{M}\p{N}]+/gu;

/** Names with a full stop inside as texts write them ("MP3.com"), in lower case. */
export const dottedIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(DOTTED) ?? []));

/**
 * "MP3.com", "e.g.": a full stop with a small letter or a digit straight behind it stands inside a name, where `names` hold that
 * name or are not told, or between single letters.
 */
function isInsideName(source: string, one: Token, other: Token, names: ReadonlySet<string> | null): boolean {
  const between = source.slice(one.end, other.start);
  // "a .zip": the full stop belongs to what stands straight behind it.
  if (/\s\.$/u.test(between)) return true;
  if (between !== '.' || !/^[\p{Ll}\p{N}]/u.test(source.slice(other.start, other.start + 2))) return false;
  const letters = one.end - one.start === 1 && other.end - other.start === 1;
  return names === null || letters || names.has(source.slice(one.start, other.end).toLowerCase());
}

/**
 * Reads a text in a language: its stems, its grammar, its number words. Deterministic; time grows with its length.
 * @param names with a full stop inside that the text may hold (`dottedIn`); null for a printed text, which spaces its sentences
 */
export function readText(
  source: string,
  language: PackCode = 'en',
  names: ReadonlySet<string> | null = null,
): ReadText {
  const tokens = joined(source, rawTokens(source, language), language);
  let last: Token | null = null;
  let sentence = 0;
  let clause = 0;
  let end = 0;
  for (const token of tokens) {
    const between = source.slice(end, token.start);
    if (last && SENTENCE_END.test(between) && !isInsideName(source, last, token, names)) {
      sentence++;
      clause++;
    } else if (end > 0 && CLAUSE_END.test(between)) clause++;
    token.sentence = sentence;
    token.clause = clause;
    end = token.end;
    last = token;
  }
  negationReach(source, tokens, grammarOf(language));
  return { source, language, tokens, content: tokens.filter((token) => token.weight > 0) };
}
