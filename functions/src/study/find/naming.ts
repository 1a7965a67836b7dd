/** Whether a sentence says what something is. */

import { termsOf } from '../../book/search/terms.ts';
import type { PackCode } from '../../language/codes.ts';
import { NEVER } from '../../language/match.ts';
import { packFor } from '../../language/packs/index.ts';
import type { Defining } from '../../language/parts/defining.ts';
import { isUnspaced } from '../../language/script.ts';
import type { Marked } from './marked.ts';

/** A pack's lists of words that definitions are made with, as search terms. */
type Terms = Record<Exclude<keyof Defining, 'unspaced' | 'outright' | 'passing'>, ReadonlySet<string>>;
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
    as: of(defining.as ?? []),
    named: of(defining.named),
    articles: of(defining.articles),
    indefinite: of(defining.indefinite),
    definite: of(defining.definite),
    conditions: of(defining.conditions),
    term: of(defining.term),
    apposition: of(defining.apposition),
    or: of(defining.or),
    of: of(defining.of),
    facets: of(defining.facets ?? []),
    bearers: of(defining.bearers ?? []),
    with: of(defining.with ?? []),
    aside: of(defining.aside ?? []),
  };
  made.set(language, terms);
  return terms;
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
  /** "X is called *something else* if …": says what something else is. */
  another: number;
}

const NONE: Readonly<Naming> = {
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
  another: 0,
};

// Keys of the constant above.
const WAYS = Object.keys(NONE) as (keyof Naming)[];

/** Of several ways of naming whatever any of them does. */
export const together = (one: Readonly<Naming>, other: Readonly<Naming>): Readonly<Naming> => {
  if (other.named === 0) return one;
  if (one.named === 0) return other;
  const both = { ...one };
  for (const way of WAYS) both[way] = Math.max(one[way], other[way]);
  return both;
};

/** The ways in which a sentence names a subject (search terms in order), taken together over all its mentions. */
export function naming(tokens: Marked, subject: readonly string[], language: PackCode): Readonly<Naming> {
  const terms = termsIn(language);
  let found: Readonly<Naming> = NONE;
  for (let at = phraseAt(tokens, subject, 0); at >= 0; at = phraseAt(tokens, subject, at + 1))
    found = together(found, namingAt(tokens, at, subject.length, terms));
  return found;
}

/** Where the subject's terms stand next to one another; -1 if nowhere from `start` on. */
function phraseAt(tokens: Marked, subject: readonly string[], start: number): number {
  if (subject.length === 0) return -1;
  for (let at = start; at + subject.length <= tokens.length; at++) {
    if (subject.every((term, step) => tokens.has(at + step, term))) return at;
  }
  return -1;
}

/** "*A person with* X", "*People with* X": what stands before it opens the sentence (pieces). */
const BEARER = 3;

/** A bracket behind a name that is looked over is shorter than this (pieces). */
const ASIDE = 8;

function namingAt(tokens: Marked, at: number, length: number, terms: Terms): Naming {
  let head = at;
  while (head > 0 && terms.articles.has(tokens.at(head - 1))) head--;
  // The nearest first.
  const [last, lastButOne, third] = [tokens.at(head - 1), tokens.at(head - 2), tokens.at(head - 3)] as const;
  if (terms.term.has(last) && terms.articles.has(lastButOne)) head -= 2;
  if (terms.of.has(last) && terms.facets.has(lastButOne)) {
    head -= 2;
    while (head > 0 && terms.articles.has(tokens.at(head - 1))) head--;
  }
  const borne = terms.with.has(last) && terms.bearers.has(lastButOne) && head <= BEARER;
  if (borne) head = 0;
  const opens = head === 0 || /^[,:;—]$/.test(tokens.at(head - 1));
  let next = at + length;
  if (tokens.at(next) === '(') {
    const close = tokens.next(')', next, ASIDE);
    if (close > 0) next = close + 1;
  }
  const after = tokens.at(next);
  const second = tokens.at(next + 1);
  const hasBeen = terms.has.has(after) && terms.been.has(second);
  const isVerb = (terms.is.has(after) || hasBeen) && !terms.aside.has(hasBeen ? tokens.at(next + 2) : second);
  const article = hasBeen ? tokens.at(next + 2) : second;
  const says = terms.says.has(after) || (isVerb && terms.conditions.has(second));
  const saidAs = [2, 3, 4].some(
    (step) => terms.as.has(tokens.at(next + step)) && terms.indefinite.has(tokens.at(next + step + 1)),
  );
  const ifs = terms.conditions.has(after) || (after === ',' && terms.conditions.has(second));
  return {
    named: 1,
    opens: Number(opens),
    first: Number(head === 0),
    isA: Number(opens && isVerb && (terms.articles.size === 0 || terms.articles.has(article))),
    is: Number(opens && (isVerb || saidAs || (borne && !terms.is.has(after)))),
    says: Number(opens && says),
    saysLater: Number(!opens && (says || isVerb)),
    apposition: Number(/^[,(—]$/.test(after) && terms.apposition.has(second)),
    colon: Number(after === ':' || after === '—'),
    called: Number(
      [last, lastButOne, third].some((token) => terms.named.has(token)) || (ifs && namedBefore(tokens, head, terms)),
    ),
    ofAny: Number(
      (head === 0 && opens && isVerb && !terms.definite.has(tokens.at(0)) && terms.indefinite.has(article)) ||
        (terms.named.has(last) && ifs),
    ),
    another: Number(opens && namesAnother(tokens, at + length, terms)),
    aside: Number(last === '(' || (terms.or.has(last) && lastButOne === ',')),
  };
}

/** A verb that names stands so near behind a subject, and what it names is so short. */
const NAMING_NEAR = 5;
const NAMED_SHORT = 4;

/** Between "is called" and the name it gives, before "if", stand so many more words ("heißt n-dimensionale Mannigfaltigkeit, wenn"). */
const NAMED_LATER = 7;

const namedBefore = (tokens: Marked, head: number, terms: Terms): boolean =>
  Array.from({ length: NAMED_LATER }, (_, back) => tokens.at(head - 1 - back)).some((token) => terms.named.has(token));

/** Whether what follows a subject gives a name to some of its kind: "… X is called compact if", "… heißt kompakt, wenn". */
function namesAnother(tokens: Marked, from: number, terms: Terms): boolean {
  for (let at = from; at < Math.min(from + NAMING_NEAR, tokens.length); at++) {
    if (!terms.named.has(tokens.at(at))) continue;
    for (let next = at + 2; next <= at + NAMED_SHORT; next++) if (terms.conditions.has(tokens.at(next))) return true;
    return false;
  }
  return false;
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
  const without = subject.replace(/(?<!\s)\s*\([^)]{0,200}\)\s*/, ' ').trim();
  const before = subject.slice(0, subject.indexOf('(')).trim();
  return [...new Set([without, before, inside.trim(), subject])].filter((alias) => alias.length >= 2);
}
