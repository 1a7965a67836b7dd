/**
 * The one matcher: patterns over words that know where a word ends in every script.
 *
 * JavaScript's `\b` is an edge of `[A-Za-z0-9_]` only, even with the `u` flag: it finds «он» in «закон» and never finds an
 * edge after "où". In patterns made here `\b` is an edge between a letter, mark or digit of any script and anything else.
 * Scripts without spaces (Chinese, Japanese) have no such edges inside a sentence: their patterns leave `\b` out.
 */

/**
 * What a word is made of: letters, marks, digits and "_", by coarse ranges between the scripts' punctuation. V8 takes ten times as
 * long to make a class by properties (`[\p{L}\p{M}\p{N}_]`), and the packs have hundreds of patterns.
 */
const IN_WORD =
  '[\\w\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u037d\\u037f-\\u0386\\u0388-\\u0588\\u05d0-\\u060b\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u0963\\u0966-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3007\\u3041-\\u30fa\\u30fc-\\ud7ff\\uf900-\\ufeff\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc]';
/** The edge itself need not ignore case. */
const edge = (source: string) => `(?-i:${source})`;
const EDGE = edge(`(?<=${IN_WORD})(?!${IN_WORD})|(?<!${IN_WORD})(?=${IN_WORD})`);
const NOT_AFTER = edge(`(?<!${IN_WORD})`);
const NOT_BEFORE = edge(`(?!${IN_WORD})`);
/** Line ends of a template, with the indentation after them, lay a long pattern out and are no part of it. */
const LAYOUT = /\s*\n\s*/g;

function compile(strings: TemplateStringsArray, values: readonly (string | RegExp)[], flags: string): RegExp {
  const text = (value: string | RegExp = '') => (typeof value === 'string' ? value : value.source);
  const source = strings.raw.reduce((all, piece, at) => `${all}${text(values[at - 1])}${piece}`);
  return new RegExp(
    source.replace(LAYOUT, '').replace(/\\\\|\\b/g, (found) => (found === '\\b' ? EDGE : found)),
    flags,
  );
}

/** A pattern that looks at neither case nor script: `` pattern`\b(?:who|whom)\b` ``. Values are pieces of patterns. */
export const pattern = (strings: TemplateStringsArray, ...values: (string | RegExp)[]): RegExp =>
  compile(strings, values, 'iu');

/** The same, telling capitals from small letters. */
export const casedPattern = (strings: TemplateStringsArray, ...values: (string | RegExp)[]): RegExp =>
  compile(strings, values, 'u');

/** A pattern that replaces or finds all: `text.replace(everywhere(one), ' ')`. */
export const everywhere = (one: RegExp): RegExp => new RegExp(one.source, `${one.flags.replace('g', '')}g`);

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
