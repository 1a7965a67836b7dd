/** Whether a sentence says what something is. */

import { termsOf, WORD } from '../../../book/search/terms.ts';
import { isUnspaced } from '../../../language/script.ts';

const set = (text: string) => new Set(text.trim().split(/\s+/));

/** Verbs that a definition follows its subject with, as written or stemmed. */
const IS = set(`is are was were be ist sind war est sont es son era è sono это есть`);
/** "has been", as written or stemmed. */
const HAS = set('has have had ha');
const BEEN = set('been be');
const SAYS = set(`
  refer mean involv describ occur consist denot defin includ indic repres suggest propos state allow happen develop examin focus emphas assert
  bezeichnet bedeutet heißt beschreibt umfasst désigne signifie significa denota designa означает обозначает`);
/** Words right before a name that is being given. */
const NAMED = set(`
  call known term name label dub coin so-cal defin genannt heißt heißen nennt nennen bezeichnet appelle appelé nommé llama llamado denomina
  называется называют`);
const ARTICLES = set(`a an the this such ein eine einen der die das den dem le la les un une des el los las una il lo`);
const ANY = set('a an ein eine einen un une una uno');
const IF = set('if iff when wenn falls si если');
/** "The term X refers to …" is about X. */
const TERM = set('term word concept notion begriff terme término termin');
const OPENS_APPOSITION = set('which or a an the when where that in meaning i.e also');
const PIECE = new RegExp(`${WORD.source}|[,:;()—–]|\\s-\\s`, 'gu');
/** The mark or number of a list item, a theorem or a glossary's letter: what follows it opens the sentence. */
export const ITEM_MARK = /^(?:[•◦▪‣●○■□–—*-]|\(?\p{Nd}{1,3}[.)]|\(?\p{L}\)|\([ivx]{2,4}\))\s+/u;

/** Words (as search terms) and the punctuation that definitions are made with. */
export function marked(text: string, english: boolean): string[] {
  const tokens: string[] = [];
  for (const [piece] of text.replace(ITEM_MARK, '').matchAll(PIECE)) {
    if (/[\p{L}\p{N}]/u.test(piece)) tokens.push(...termsOf(piece, english));
    else tokens.push(/[—–-]/.test(piece) ? '—' : piece);
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
export function naming(tokens: readonly string[], subject: readonly string[]): Naming {
  const found = { ...NONE };
  for (let at = phraseAt(tokens, subject, 0); at >= 0; at = phraseAt(tokens, subject, at + 1)) {
    const one = namingAt(tokens, at, subject.length);
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

function namingAt(tokens: readonly string[], at: number, length: number): Naming {
  let head = at;
  while (head > 0 && ARTICLES.has(tokens[head - 1] ?? '')) head--;
  const before = tokens.slice(Math.max(0, head - 3), head);
  if (TERM.has(tokens[head - 1] ?? '') && ARTICLES.has(tokens[head - 2] ?? '')) head -= 2;
  const opens = head === 0 || /^[,:;—]$/.test(tokens[head - 1] ?? '');
  let next = at + length;
  if (tokens[next] === '(') {
    const close = tokens.indexOf(')', next);
    if (close > 0 && close - next < 8) next = close + 1;
  }
  const after = tokens[next] ?? '';
  const second = tokens[next + 1] ?? '';
  const hasBeen = HAS.has(after) && BEEN.has(second);
  const isVerb = IS.has(after) || hasBeen;
  const article = hasBeen ? (tokens[next + 2] ?? '') : second;
  const says = SAYS.has(after) || (isVerb && second === 'when');
  const ifs = IF.has(after) || (after === ',' && IF.has(second));
  return {
    named: 1,
    opens: Number(opens),
    first: Number(head === 0),
    isA: Number(opens && isVerb && ARTICLES.has(article)),
    is: Number(opens && isVerb),
    says: Number(opens && says),
    saysLater: Number(!opens && (says || isVerb)),
    apposition: Number(after === ',' && OPENS_APPOSITION.has(second)),
    colon: Number(after === ':' || after === '—'),
    called: Number(before.some((token) => NAMED.has(token))),
    ofAny: Number(
      (head === 0 && opens && isVerb && tokens[0] !== 'the' && ANY.has(article)) ||
        (NAMED.has(before.at(-1) ?? '') && ifs),
    ),
    aside: Number(before.at(-1) === '(' || (before.at(-1) === 'or' && before.at(-2) === ',')),
  };
}

const DEFINES_AFTER = /^(?:就?是指?|为|指|即|：|:|——|とは|は|という|（|\()/u;
const NAMES_BEFORE = /(?:称为|称作|叫做|叫作|名为|所谓(?:的)?|称之为|即|と呼ば|という)[“「『《]?$/u;

/** The same for scripts without spaces, where the subject is found as it is written. */
export function namingUnspaced(text: string, subject: string): Naming {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const wanted = subject.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const found = { ...NONE };
  for (let at = plain.indexOf(wanted); at >= 0 && wanted !== ''; at = plain.indexOf(wanted, at + 1)) {
    const opens = at === 0 || /[，。；：、“「]/.test(plain[at - 1] ?? '');
    const says = DEFINES_AFTER.test(plain.slice(at + wanted.length).replace(/^[”」』》]/, ''));
    found.named = 1;
    found.opens = Math.max(found.opens, Number(opens));
    found.first = Math.max(found.first, Number(at === 0));
    found.isA = Math.max(found.isA, Number(opens && says));
    found.saysLater = Math.max(found.saysLater, Number(!opens && says));
    found.called = Math.max(found.called, Number(NAMES_BEFORE.test(plain.slice(0, at))));
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
