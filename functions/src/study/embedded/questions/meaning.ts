/** The part of a defining sentence that gives the meaning: where it ends, and whether it says enough. */

import { wordSet } from '../../../language/match.ts';
import { ENGLISH } from './english-words.ts';
import { numberOf } from './noun.ts';
import type { Token } from './tagger.ts';
import { lowered, type Names } from './term.ts';

export interface Meaning {
  /** A noun phrase or a clause, lower-cased at its start, without a full stop. */
  meaning: string;
  /** The noun that says what kind of thing it is ("a process that …" → `process`), or null. */
  genus: string | null;
}

const ARTICLE = /^(?:a|an|the|any)$/;
const RELATIVE = ENGLISH.relative;
/** "X is an example of …" tells little about what X is; superlatives and praise are opinions. */
const WEAK = wordSet(ENGLISH.weak);
/** A bare participle after "are" is a statement about X ("are considered …"), not what X is. */
const PARTICIPLE = ENGLISH.participle;
/** Whoever writes, reads or is told of. */
export const PERSONAL = ENGLISH.personal;

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';

/**
 * The meaning that a span of tokens begins with, or null where it is no definition.
 * `loose`: after "refers to" a meaning may be a clause or a bare noun.
 */
export function meaningOf(tokens: readonly Token[], plural: boolean, loose: boolean, names: Names): Meaning | null {
  const end = meaningEnd(tokens);
  const span = end === null ? [] : tokens.slice(0, end);
  if (span.length > 34 || span.some((token) => /^[:;—–]$/.test(token.text))) return null;
  const opening = lower(span[0]);
  const determined = ARTICLE.test(opening);
  // "A disjunction of literals" says enough; a bare phrase as short is the rest of something cut.
  if (span.length < (determined ? 4 : 5)) return null;
  const progressive = span[0]?.pos === 'VERB' && /ing$/.test(opening);
  const attributive = span[0]?.pos !== 'VERB' || /^(?:NOUN|PROPN|ADJ)$/.test(span[1]?.pos ?? '');
  const bare =
    /^(?:NOUN|ADJ|PROPN|VERB)$/.test(span[0]?.pos ?? '') && attributive && !progressive && !PARTICIPLE.test(opening);
  const clause = loose && ENGLISH.clauseMeaning.test(opening);
  if (!determined && !clause && !(bare && (plural || loose))) return null;
  if (span.slice(0, 4).some((token) => /^(?:not|n't|never|no)$/i.test(token.text))) return null;
  if (!loose && span.some((token) => PERSONAL.test(token.text) && token.text !== 'us')) return null;
  const genus = genusOf(span);
  if (!clause && !genus) return null;
  if (span.slice(0, 4).some((token) => WEAK.has(lower(token))) || (genus && WEAK.has(genus) && !loose)) return null;
  if ((!clause && !hasDifference(span)) || span.filter((token) => token.text === '"').length % 2 === 1) return null;
  const meaning = lowered(span, names).replace(/[\s,]+$/, '');
  return ENGLISH.unfinished.test(meaning) ? null : { meaning, genus };
}

/** Where the meaning ends: at the full stop, or where a new clause begins; null where a list would be torn. */
function meaningEnd(tokens: readonly Token[]): number | null {
  let commas = 0;
  let relative = false;
  const dashes = tokens.filter((_, at) => isDash(tokens, at)).length;
  for (let at = 0; at < tokens.length; at++) {
    const text = tokens[at]?.text;
    if (text === '.' || text === '!' || text === ';') return at;
    const next = lower(tokens[at + 1]);
    if (RELATIVE.test(lower(tokens[at])) && next !== 'and') relative = true;
    // A comma before means a list: cutting it would tear the list.
    if (at >= 1 && next === 'and' && newClause(tokens, at + 2, relative))
      return commas > 0 ? null : at + (text === ',' ? 0 : 1);
    if (isDash(tokens, at) && dashes % 2 === 1) return at;
    if (text !== ',') continue;
    commas++;
    if (ENGLISH.endsMeaning.test(next)) return at;
  }
  return tokens.length;
}

/** A dash between spaces; a hyphen inside a word is none. */
const isDash = (tokens: readonly Token[], at: number) =>
  /^[-–—]$/.test(tokens[at]?.text ?? '') && (tokens[at]?.spaced ?? false) && (tokens[at + 1]?.spaced ?? false);

/** Whether a clause with a subject and verb of its own, or a second predicate, begins at `from`. */
function newClause(tokens: readonly Token[], from: number, relative: boolean): boolean {
  if (/^(?:AUX)$/.test(tokens[from]?.pos ?? '')) return true;
  // After "that …" a further verb goes on with it; without, it says something new of the term.
  if (!relative && tokens[from]?.pos === 'VERB' && /[^s]s$/.test(lower(tokens[from]))) return true;
  if (tokens[from]?.pos === 'PRON' && !RELATIVE.test(lower(tokens[from]))) return true;
  for (let at = from; at < Math.min(tokens.length, from + 9); at++) {
    const token = tokens[at];
    if (!token || RELATIVE.test(lower(token)) || token.text === ',') return false;
    const before = tokens[at - 1];
    const inBase = lower(token) === token.lemma;
    if (token.pos === 'VERB' && at > from && inBase && before?.pos === 'NOUN' && numberOf(before) === 'plural')
      return true;
    if (token.pos === 'AUX' && lower(token) !== 'be') return true;
    if (
      token.pos === 'VERB' &&
      at > from &&
      !/(?:ing|ed|en)$/.test(lower(token)) &&
      tokens[at - 1]?.pos !== 'ADP' &&
      lower(token) !== token.lemma
    )
      return true;
  }
  return false;
}

/** The head of the first noun phrase: the last noun before a preposition, a relative or a verb. */
function genusOf(span: readonly Token[]): string | null {
  let head: string | null = null;
  for (const token of span) {
    if (token.pos === 'NOUN' || token.pos === 'PROPN') head = token.lemma.toLowerCase();
    else if (/^(?:ADP|SCONJ|PRON|AUX|PART)$/.test(token.pos)) break;
    else if (head && (token.pos === 'VERB' || token.text === ',')) break;
  }
  return head;
}

/** Whether a meaning says more than the kind of thing: "a process" doesn't, "a process that …" does. */
function hasDifference(span: readonly Token[]): boolean {
  return span.slice(2).some((token) => /^(?:ADP|SCONJ|PART|VERB)$/.test(token.pos) || RELATIVE.test(lower(token)));
}
