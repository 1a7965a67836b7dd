/** Terms: the short noun phrases that a book is about. */
import { isGeneric, isTechnical, isVague } from './generic.ts';
import type { Token } from './tagger.ts';
import { join } from './tagger.ts';

/** Whether a word is written with a capital in the middle of sentences: a name. */
export type Names = (word: string) => boolean;

export interface Term {
  /** As it stands inside a sentence, without its article. */
  term: string;
  /** `a`, `an`, `the` or nothing, as the book has it. */
  article: string;
}

const INSIDE = /^(?:NOUN|PROPN|ADJ|VERB)$/;
const LINKING = /^(?:of|and|versus|-|–)$/i;
const POSSESSIVE = /^['’]s?$/;
const MAX_NAMED = 5;
const LENGTH = { least: 3, most: 50 };

/**
 * The term that a noun phrase names: up to five words, headed by a noun, no pronoun, nothing generic.
 * Null where the words are no term.
 */
export function termOf(phrase: readonly Token[], names: Names): Term | null {
  let tokens = phrase.filter((token) => !/^["“”‘’]$/.test(token.text));
  let article = '';
  if (/^(?:a|an|the)$/i.test(tokens[0]?.text ?? '')) {
    article = tokens[0]?.text.toLowerCase() ?? '';
    tokens = tokens.slice(1);
  }
  if (/^(?:term|word|concept)$/i.test(tokens[0]?.text ?? '') && tokens.length > 1) {
    article = '';
    tokens = tokens.slice(1);
  }
  const open = tokens.findIndex((token) => token.text === '(');
  if (open > 0 && tokens.at(-1)?.text === ')') tokens = tokens.slice(0, open);
  const initial = article === '' ? names : () => true;
  return isTerm(tokens, article) ? { term: lowered(tokens, initial), article } : null;
}

function isTerm(tokens: readonly Token[], article: string): boolean {
  const head = tokens.at(-1);
  if (!head || tokens.length > 8 || !/\p{L}{2}/u.test(head.text)) return false;
  const named = tokens.filter((token) => INSIDE.test(token.pos));
  if (named.length > MAX_NAMED || !isHead(head, tokens.length)) return false;
  if (!tokens.every((token, at) => belongs(token, tokens[at - 1], at, named.length))) return false;
  if (tokens.some((token, at) => isVague(token.text) && tokens[at + 1]?.text !== '-')) return false;
  const written = join(tokens);
  if (written.length < LENGTH.least || written.length > LENGTH.most) return false;
  if (named.length === 1 && isTechnical(head.text)) return article === 'a' || article === 'an';
  const generic = isGeneric(head.text) || isGeneric(tokens[0]?.text ?? '');
  return !(generic && (named.length === 1 || article === 'the'));
}

/** Nouns and what describes them, "of", "and" between three or more, a name's possessive. */
function belongs(token: Token, before: Token | undefined, at: number, named: number): boolean {
  if (INSIDE.test(token.pos)) return true;
  if (POSSESSIVE.test(token.text)) return /^\p{Lu}/u.test(before?.text ?? '');
  return LINKING.test(token.text) && at > 0 && (token.text.toLowerCase() !== 'and' || named > 2);
}

function isHead(head: Token, length: number): boolean {
  if (head.pos === 'NOUN' || head.pos === 'PROPN') return true;
  return head.pos === 'VERB' ? /ing$/.test(head.text) : head.pos === 'ADJ' && length > 1;
}

/** Tokens as text that can stand inside a sentence: no capital at the start, unless it belongs to a name. */
export function lowered(tokens: readonly Token[], names: Names): string {
  const text = join(tokens);
  const first = tokens[0]?.text ?? '';
  const second = tokens.slice(1).find((token) => !POSSESSIVE.test(token.text))?.text ?? '';
  const inName =
    tokens[1]?.text !== '-' && (/^\p{Lu}\p{Ll}/u.test(second) || (/^\p{Lu}/u.test(second) && names(second)));
  const fixed = /\p{Lu}|\d/u.test(first.slice(1)) || (/^\p{Lu}$/u.test(first) && !/^[AI]$/.test(first));
  return fixed || inName || names(first) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
