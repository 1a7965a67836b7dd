/** Terms: the short noun phrases that a book is about. */
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

/** Nouns that stand for something said elsewhere, or for nothing in particular. */
export const GENERIC = new Set(
  (
    'example instance thing reason result way problem type kind sort form one answer question goal purpose idea difference case fact ' +
    'point person people man woman child boy girl student reader part book section chapter page step list line text word number value name author ' +
    'issue topic aspect factor feature advantage disadvantage benefit approach method process effect figure table image picture above below ' +
    'term concept notion definition meaning use aim task job work study research researcher participant finding evidence view argument claim statement ' +
    'story time day year today other same others someone something anything everything nothing lot bit side end beginning rest ' +
    'situation condition role relationship change solution conclusion consequence implication outcome remainder bottom top ' +
    'first second third next last mr mrs dr professor following above below course field program project default option variable element item object data result results set list type class mode format file filename command statement function functions symbol character string'
  ).split(' '),
);

const INSIDE = /^(?:NOUN|PROPN|ADJ|VERB)$/;
const LINKING = /^(?:of|and|versus|-|–)$/i;
/** Words that point or compare instead of naming. */
export const VAGUE =
  /^(?:other|such|same|many|more|most|first|second|third|next|last|own|several|various|certain|different|main|new|following|recent|only|good|bad|important|few|resulting|given|corresponding|above|optional|possible|obvious|current|specific|particular|entire|whole|real|typical|simple|similar|early|late|original|actual|final|initial|perfect|full|proper|significant|high|higher|low|lower|remaining|input|output|return|returned|parameter|argument|arguments|property|less|free|right|wrong|common|general|simplest|best|better|true|false|empty|default|additional|extra|usual|obvious|included|great|large|small|big|little|young|old|so|called)$/i;

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
  return isTerm(tokens, article) ? { term: lowered(tokens, names), article } : null;
}

function isTerm(tokens: readonly Token[], article: string): boolean {
  const head = tokens.at(-1);
  if (!head || tokens.length > 8 || !/\p{L}{2}/u.test(head.text)) return false;
  const named = tokens.filter((token) => INSIDE.test(token.pos));
  if (named.length > 5 || !headed(head, tokens.length)) return false;
  const compound = (token: Token, at: number) =>
    LINKING.test(token.text) && at > 0 && (token.text.toLowerCase() !== 'and' || named.length > 2);
  if (!tokens.every((token, at) => INSIDE.test(token.pos) || compound(token, at) || /^['’]s?$/.test(token.text)))
    return false;
  if (
    tokens.some(
      (token, at) =>
        VAGUE.test(token.text) || (/^['’]s?$/.test(token.text) && !/^\p{Lu}/u.test(tokens[at - 1]?.text ?? '')),
    )
  )
    return false;
  const generic = GENERIC.has(head.lemma.toLowerCase()) || GENERIC.has(tokens[0]?.lemma.toLowerCase() ?? '');
  const written = join(tokens);
  return !(generic && (named.length === 1 || article === 'the')) && written.length >= 3 && written.length <= 50;
}

function headed(head: Token, length: number): boolean {
  if (head.pos === 'NOUN' || head.pos === 'PROPN') return true;
  return head.pos === 'VERB' ? /ing$/.test(head.text) : head.pos === 'ADJ' && length > 1;
}

/** Tokens as text that can stand inside a sentence: no capital at the start, unless the word is a name. */
export function lowered(tokens: readonly Token[], names: Names): string {
  const text = join(tokens);
  const first = tokens[0]?.text ?? '';
  const keeps = /\p{Lu}|\d/u.test(first.slice(1)) || (/^\p{Lu}$/u.test(first) && !/^[AI]$/.test(first)) || names(first);
  return keeps ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
