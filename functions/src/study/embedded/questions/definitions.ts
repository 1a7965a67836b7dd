/** Sentences that say what a term means: "X is a …", "X refers to …", "… is called X". */

import { ENGLISH } from './english-words.ts';
import { type Meaning, meaningOf, PERSONAL } from './meaning.ts';
import type { Token } from './tagger.ts';
import { type Names, type Term, termOf } from './term.ts';

export interface Definition extends Term, Meaning {
  plural: boolean;
  link: 'is' | 'refers to' | 'is called';
}

const HEDGE = ENGLISH.hedge;
const NAMING = ['called', 'termed', 'named', 'known as', 'referred to as', 'defined as'];
const CLOSES = ENGLISH.closes;

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';

/** What a tagged sentence (a statement, with its full stop) defines, or null. */
export function definitionIn(tokens: readonly Token[], names: Names): Definition | null {
  return forward(tokens, names) ?? backward(tokens, names);
}

/** "X is a …", "X refers to …", "X is defined as …". */
function forward(tokens: readonly Token[], names: Names): Definition | null {
  for (let at = 1; at < Math.min(tokens.length, 12); at++) {
    const verb = lower(tokens[at]);
    if (!ENGLISH.links.test(verb)) continue;
    const subject = termOf(tokens.slice(0, at), names);
    if (!subject) return null;
    const copula = verb === 'is' || verb === 'are';
    let from = afterHedges(tokens, at + 1);
    if (/^refers?$/.test(verb) && lower(tokens[from++]) !== 'to') return null;
    const defined = copula && phraseAt(tokens, from, 'defined as');
    if (defined) from += 2;
    from = afterHedges(tokens, from);
    const plural = /^(?:are|refer|denote)$/.test(verb);
    const loose = !copula || defined;
    const meaning = meaningOf(tokens.slice(from), plural, loose, names);
    return meaning && { ...subject, ...meaning, plural, link: loose ? 'refers to' : 'is' };
  }
  return null;
}

/** "The tendency to … is called X", "Cells that … are known as X". */
function backward(tokens: readonly Token[], names: Names): Definition | null {
  // "Pain that signals tissue damage is known as …": without an article only where it is told apart.
  const bare = !/^(?:an?|the)$/.test(lower(tokens[0]));
  if (bare && !(/^(?:NOUN|PROPN)$/.test(tokens[0]?.pos ?? '') && ENGLISH.describing.test(lower(tokens[1]))))
    return null;
  for (let at = 5; at < tokens.length - 2; at++) {
    if (!/^(?:is|are)$/.test(lower(tokens[at]))) continue;
    let from = afterHedges(tokens, at + 1);
    const naming = NAMING.find((phrase) => phraseAt(tokens, from, phrase));
    if (!naming) continue;
    from += naming.split(' ').length;
    let to = from;
    while (to < tokens.length && tokens[to]?.pos !== 'PUNCT' && !CLOSES.test(lower(tokens[to]))) to++;
    const described = tokens.slice(0, at);
    if (lower(tokens[to]) === 'of' || hasOwnVerb(described) || described.some(({ text }) => PERSONAL.test(text)))
      return null;
    const plural = lower(tokens[at]) === 'are';
    const term = termOf(tokens.slice(from, to), names);
    const meaning = term && meaningOf(described, plural, bare, names);
    return meaning ? { ...term, ...meaning, plural, link: 'is called' } : null;
  }
  return null;
}

function afterHedges(tokens: readonly Token[], from: number): number {
  let at = from;
  while (HEDGE.test(lower(tokens[at]))) at++;
  return at;
}

function phraseAt(tokens: readonly Token[], at: number, phrase: string): boolean {
  return phrase.split(' ').every((word, i) => lower(tokens[at + i]) === word);
}

/** Whether the words before "is called" are a sentence already, and not a noun with what describes it. */
function hasOwnVerb(tokens: readonly Token[]): boolean {
  for (const token of tokens) {
    if (ENGLISH.inside.test(lower(token)) && token.pos !== 'ADP') return false;
    if (token.pos === 'AUX' || (token.pos === 'VERB' && /s$/.test(token.text))) return true;
  }
  const last = tokens.at(-1)?.text ?? '';
  return last === ',' || last === 'which';
}
