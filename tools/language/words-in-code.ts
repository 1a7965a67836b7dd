/**
 * Words of a language that stand in patterns or word lists of code, where they do not belong: a pack's function words and
 * examiners' words, escapes decoded. English prose (messages, prompts) is no word list.
 */
import { parseSync } from '@swc/core';
import { LANGUAGES, type LanguageCode } from '../../functions/src/language/codes.ts';
import { packFor } from '../../functions/src/language/packs/index.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /^\p{Script=Latin}+$/u;
/** Words of another script tell by two, Latin ones by three that English has not; of English a list has more. */
const FEWEST = { foreign: 2, latin: 3, english: 4, list: 6 };
/** A list of English words is mostly function words; a sentence is about half. */
const LIST_SHARE = 0.6;

const wordsOf = (code: LanguageCode): ReadonlySet<string> => {
  const { stop, frame } = packFor(code).words;
  return new Set([...stop, ...frame].filter((word) => word.length > 1));
};
const ENGLISH = wordsOf('en');
const OTHERS = LANGUAGES.filter((code) => code !== 'en').map((code) => [code, wordsOf(code)] as const);

/** A literal of a source file: its text as it runs, and whether it is a pattern. */
interface Literal {
  text: string;
  pattern: boolean;
}

const decoded = (source: string) =>
  source
    .replace(/\\u\{([0-9a-fA-F]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\[bBsSdDwWpP](?:\{[^}]*\})?/g, ' ');

/** All strings, templates and patterns of a module's code, without its imports. */
export function literalsIn(code: string): Literal[] {
  const found: Literal[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, pattern, raw } = node as Record<string, unknown>; // swc's tree: any node has these or not
    if (type === 'ImportDeclaration') return;
    if (type === 'StringLiteral' && typeof value === 'string') found.push({ text: decoded(value), pattern: false });
    if (type === 'TemplateElement' && typeof raw === 'string') found.push({ text: decoded(raw), pattern: false });
    if (type === 'RegExpLiteral' && typeof pattern === 'string') found.push({ text: decoded(pattern), pattern: true });
    Object.values(node).forEach(visit);
  };
  visit(parseSync(code, { syntax: 'typescript' }));
  return found;
}

/** The language whose words a literal lists, with these words; null where it lists none. */
export function languageListed({ text, pattern }: Literal): { code: LanguageCode; words: string[] } | null {
  const words = [...new Set(text.toLowerCase().match(WORD) ?? [])];
  for (const [code, known] of OTHERS) {
    const unspaced = packFor(code).words.unspaced;
    const hits = unspaced
      ? [...known].filter((word) => word.length > 1 && text.includes(word))
      : words.filter((word) => known.has(word) && !ENGLISH.has(word));
    const least = hits.some((word) => LATIN.test(word)) ? FEWEST.latin : FEWEST.foreign;
    if (hits.length >= least && (pattern || !isProse(text))) return { code, words: hits };
  }
  const hits = words.filter((word) => ENGLISH.has(word));
  const alternatives = pattern || /\p{L}\|\p{L}/u.test(text);
  const listed = hits.length >= Math.max(FEWEST.list, LIST_SHARE * words.length) && !/[.,:;!?“”"]/.test(text);
  const told = alternatives ? hits.length >= FEWEST.english && !isProse(text) : listed;
  return told ? { code: 'en', words: hits } : null;
}

/** A sentence begins with a capital letter or a sign of one, ends with a stop, and has no alternatives. */
const isProse = (text: string) =>
  !/\|/.test(text) && /^[\s*\p{Lu}¿¡]/u.test(text) && /[.!?:。！？؟)]\s*$/u.test(text.trim());
