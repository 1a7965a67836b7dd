/**
 * The one matcher: patterns over words that know where a word ends in every script.
 *
 * JavaScript's `\b` is an edge of `[A-Za-z0-9_]` only, even with the `u` flag: it finds «он» in «закон» and never finds an
 * edge after "où". In patterns made here `\b` is an edge between a letter, mark or digit of any script and anything else.
 * Scripts without spaces (Chinese, Japanese) have no such edges inside a sentence: their patterns leave `\b` out.
 */

import { SIGN_RANGES } from './signs.ts';
import { Unhurried } from './unhurried.ts';

/**
 * A letter, mark, digit or "_", by ranges: a class by its properties (`\p{L}\p{M}\p{N}_`) takes sixteen times as long to compile
 * (5.6 ms for a pattern with four edges, .34 ms so), and hundreds of patterns are compiled before a process has answered its
 * first question.
 */
const SIGN = `[${SIGN_RANGES.replace(/\s+/g, '').replace(/[\da-f]{4}/g, (unit) => `\\u${unit}`)}]`;
/** Capitals are signs as small letters are: the edge itself need not ignore case, which takes three times as long to compile. */
const apart = (edge: string) => `(?-i:${edge})`;
const EDGE = apart(`(?<=${SIGN})(?!${SIGN})|(?<!${SIGN})(?=${SIGN})`);
const NOT_AFTER = apart(`(?<!${SIGN})`);
const NOT_BEFORE = apart(`(?!${SIGN})`);
/** Line ends of a template, with the indentation after them, lay a long pattern out and are no part of it. */
const LAYOUT = /\s*\n\s*/g;

function compile(source: string, flags: string): RegExp {
  const plain = source.replace(LAYOUT, '');
  const edged = plain.replace(/\\\\|\\b/g, (found) => (found === '\\b' ? EDGE : found));
  return new Unhurried(edged, flags, plain);
}

/** A pattern's source before word edges were spelled out, where it was made here. */
const plainOf = (one: RegExp): string => (one instanceof Unhurried ? one.plain : one.source);

function source(strings: TemplateStringsArray, values: readonly (string | RegExp)[]): string {
  const text = (value: string | RegExp) => (typeof value === 'string' ? value : plainOf(value));
  return strings.raw.reduce((all, piece, at) => `${all}${at === 0 ? '' : text(values[at - 1] ?? '')}${piece}`, '');
}

/** A pattern that looks at neither case nor script: `` pattern`\b(?:who|whom)\b` ``. Values are pieces of patterns. */
export const pattern = (strings: TemplateStringsArray, ...values: (string | RegExp)[]): RegExp =>
  compile(source(strings, values), 'iu');

/** The same, telling capitals from small letters. */
export const casedPattern = (strings: TemplateStringsArray, ...values: (string | RegExp)[]): RegExp =>
  compile(source(strings, values), 'u');

/** A pattern that replaces or finds all: `text.replace(everywhere(one), ' ')`. */
export const everywhere = (one: RegExp): RegExp =>
  new Unhurried(one.source, `${one.flags.replace('g', '')}g`, plainOf(one));

/** Letters, marks and digits by their ranges, capitals left out; the scripts' own punctuation stands between them. */
const LOWER =
  'a-z0-9_\\u00aa\\u00b5\\u00ba\\u00df-\\u060b\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u0963\\u0966-\\u1fff\\u2c00-\\u2dff\\u3041-\\ud7ff\\uf900-\\ufeff';
const CLASS_OR_LETTER = /\[(?:[^\]\\]|\\.)*\]|\\p\{L\}/gu;

/**
 * The same pattern for text in lower case. One that ignores case in all of Unicode, with a class of all letters at each
 * edge, takes some 20 ms to compile; this one, by ranges, under one.
 */
export const lowerCased = (one: RegExp): RegExp =>
  new RegExp(
    one.source.replace(CLASS_OR_LETTER, (found) =>
      found.startsWith('[') ? found.replace(/(?:\\p\{[LMN]\})+/gu, LOWER) : `[${LOWER}]`,
    ),
    one.flags.replace('i', ''),
  );

/** Never matches; for a pack whose language has no such words. */
export const NEVER = /(?!)/u;

/** Words of a list as they stand in a text: white space between them parts them. */
export const listed = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** A set of such words. */
export const wordSet = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap(listed));

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s+');

/**
 * One pattern for any of these words or phrases, each as a whole: between word edges where its script has them. The
 * longest is tried first.
 */
export function anyOf(phrases: readonly string[]): RegExp {
  if (phrases.length === 0) return NEVER;
  const sorted = phrases.toSorted((a, b) => b.length - a.length);
  const one = (phrase: string) => {
    const from = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase) ? '' : NOT_AFTER;
    const to = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(phrase) ? '' : NOT_BEFORE;
    return `${from}${escaped(phrase)}${to}`;
  };
  return new RegExp(sorted.map(one).join('|'), 'iu');
}
