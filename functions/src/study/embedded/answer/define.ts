/** Whether a sentence says what something is. */

import { termsOf, termsOfWord, WORD } from '../../../book/search/terms.ts';
import type { PackCode } from '../../../language/codes.ts';
import { NEVER } from '../../../language/match.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Defining } from '../../../language/parts/defining.ts';
import { isUnspaced } from '../../../language/script.ts';

/** A pack's lists of words that definitions are made with, as search terms. */
type Terms = Record<Exclude<keyof Defining, 'unspaced' | 'of'>, ReadonlySet<string>>;
const made = new Map<PackCode, Terms>();

/** The lists of a language as its words are found: each word as written and by its stem. */
function termsIn(language: PackCode): Terms {
  const known = made.get(language);
  if (known) return known;
  const { defining } = packFor(language);
  const of = (words: readonly string[]) => new Set(words.flatMap((word) => [word, ...termsOf(word, language)]));
  const terms: Terms = {
    is: of(defining.is),
    has: of(defining.has),
    been: of(defining.been),
    says: of(defining.says),
    named: of(defining.named),
    articles: of(defining.articles),
    indefinite: of(defining.indefinite),
    definite: of(defining.definite),
    conditions: of(defining.conditions),
    term: of(defining.term),
    apposition: of(defining.apposition),
    or: of(defining.or),
  };
  made.set(language, terms);
  return terms;
}

const PIECE = new RegExp(`${WORD.source}|[,:;()—–]|\\s-\\s`, 'gu');
const MARKS: ReadonlySet<string> = new Set(',:;()');
/** The mark or number of a list item, a theorem or a glossary's letter: what follows it opens the sentence. */
export const ITEM_MARK = /^(?:[•◦▪‣●○■□–—*-]|\(?\p{Nd}{1,3}[.)]|\(?\p{L}\)|\([ivx]{2,4}\))\s+/u;

/** Words (as search terms) and the punctuation that definitions are made with. */
export function marked(text: string, language: PackCode): string[] {
  const tokens: string[] = [];
  for (const [piece] of text.replace(ITEM_MARK, '').matchAll(PIECE)) {
    if (MARKS.has(piece)) tokens.push(piece);
    else if (/^[—–\s]/.test(piece)) tokens.push('—');
    else tokens.push(...termsOfWord(piece, language));
  }
  return tokens;
}

/** How a sentence names a subject: each form 0 or 1. */
export interface Naming {
  named: number;
  /** Opens a sentence or clause. */
  opens: number;
  first: number;
  /** "X is a …", "X is …", "X refers to …" at the opening; the same further in. */
  isA: number;
  is: number;
  says: number;
  saysLater: number;
  /** "X, which …", "X, or …"; "X: …". */
  apposition: number;
  colon: number;
  /** "… is called X"; "(X)", ", or X". */
  called: number;
  aside: number;
  /** "An X is a …", "… is called X if …": of any X, and in no other way. */
  ofAny: number;
}

const NONE: Naming = {
  named: 0,
  opens: 0,
  first: 0,
  isA: 0,
  is: 0,
  says: 0,
  saysLater: 0,
  apposition: 0,
  colon: 0,
  called: 0,
  aside: 0,
  ofAny: 0,
};

/** The ways in which marked text names a subject (search terms in order), taken together over all its mentions. */
export function naming(tokens: readonly string[], subject: readonly string[], language: PackCode): Naming {
  const terms = termsIn(language);
  const found = { ...NONE };
  for (let at = phraseAt(tokens, subject, 0); at >= 0; at = phraseAt(tokens, subject, at + 1)) {
    const one = namingAt(tokens, at, subject.length, terms);
    for (const key of Object.keys(NONE) as (keyof Naming)[]) found[key] = Math.max(found[key], one[key]); // keys of the constant above
  }
  return found;
}

/** Where the subject's terms stand next to one another; -1 if nowhere from `start` on. */
function phraseAt(tokens: readonly string[], subject: readonly string[], start: number): number {
  if (subject.length === 0) return -1;
  for (let at = start; at + subject.length <= tokens.length; at++) {
    if (subject.every((term, step) => tokens[at + step] === term)) return at;
  }
  return -1;
}

function namingAt(tokens: readonly string[], at: number, length: number, terms: Terms): Naming {
  let head = at;
  while (head > 0 && terms.articles.has(tokens[head - 1] ?? '')) head--;
  const before = tokens.slice(Math.max(0, head - 3), head);
  if (terms.term.has(tokens[head - 1] ?? '') && terms.articles.has(tokens[head - 2] ?? '')) head -= 2;
  const opens = head === 0 || /^[,:;—]$/.test(tokens[head - 1] ?? '');
  let next = at + length;
  if (tokens[next] === '(') {
    const close = tokens.indexOf(')', next);
    if (close > 0 && close - next < 8) next = close + 1;
  }
  const after = tokens[next] ?? '';
  const second = tokens[next + 1] ?? '';
  const hasBeen = terms.has.has(after) && terms.been.has(second);
  const isVerb = terms.is.has(after) || hasBeen;
  const article = hasBeen ? (tokens[next + 2] ?? '') : second;
  const says = terms.says.has(after) || (isVerb && terms.conditions.has(second));
  const ifs = terms.conditions.has(after) || (after === ',' && terms.conditions.has(second));
  return {
    named: 1,
    opens: Number(opens),
    first: Number(head === 0),
    isA: Number(opens && isVerb && (terms.articles.size === 0 || terms.articles.has(article))),
    is: Number(opens && isVerb),
    says: Number(opens && says),
    saysLater: Number(!opens && (says || isVerb)),
    apposition: Number(after === ',' && terms.apposition.has(second)),
    colon: Number(after === ':' || after === '—'),
    called: Number(before.some((token) => terms.named.has(token))),
    ofAny: Number(
      (head === 0 && opens && isVerb && !terms.definite.has(tokens[0] ?? '') && terms.indefinite.has(article)) ||
        (terms.named.has(before.at(-1) ?? '') && ifs),
    ),
    aside: Number(before.at(-1) === '(' || (terms.or.has(before.at(-1) ?? '') && before.at(-2) === ',')),
  };
}

/** The same for scripts without spaces, where the subject is found as it is written. */
export function namingUnspaced(text: string, subject: string, language: PackCode): Naming {
  const { after, before } = packFor(language).defining.unspaced ?? { after: NEVER, before: NEVER };
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const wanted = subject.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const found = { ...NONE };
  for (let at = plain.indexOf(wanted); at >= 0 && wanted !== ''; at = plain.indexOf(wanted, at + 1)) {
    const opens = at === 0 || /[，。；：、“「]/.test(plain[at - 1] ?? '');
    const says = after.test(plain.slice(at + wanted.length).replace(/^[”」』》]/, ''));
    found.named = 1;
    found.opens = Math.max(found.opens, Number(opens));
    found.first = Math.max(found.first, Number(at === 0));
    found.isA = Math.max(found.isA, Number(opens && says));
    found.saysLater = Math.max(found.saysLater, Number(!opens && says));
    found.called = Math.max(found.called, Number(before.test(plain.slice(0, at))));
  }
  return found;
}

/** Whether a subject is written without spaces. */
export const isUnspacedSubject = (subject: string): boolean => [...subject].some(isUnspaced);

/** A subject and its other names: "magnetic resonance imaging (MRI) scan" is also both without the brackets, and MRI. */
export function aliasesOf(subject: string): string[] {
  const inside = /\(([^)]{2,40})\)/.exec(subject)?.[1];
  if (!inside) return [subject];
  const without = subject.replace(/\s*\([^)]*\)\s*/, ' ').trim();
  const before = subject.slice(0, subject.indexOf('(')).trim();
  return [...new Set([without, before, inside.trim(), subject])].filter((alias) => alias.length >= 2);
}
