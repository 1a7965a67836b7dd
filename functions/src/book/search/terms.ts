/** Text as the terms it is found by. */
import { bareWord } from '../../language/analyse.ts';
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { isUnspaced } from '../../language/script.ts';
import { digitOf } from '../numerals.ts';

/** Words, and initials with full stops ("H.M.", "U.S."), which are one name. */
export const WORD = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;
/** What most English is made of, and the same words of it in lower case: found without the tables of Unicode. */
const USUAL = /^[\x20-\x7e‘’“”–—•]*$/;
const USUAL_WORD = /(?<![a-z\d])[a-z](?:\.[a-z])+(?![a-z\d])|[a-z\d]+(?:['’][a-z]+)*/g;
const ARABIC_NOISE = /\u0640|\u0670|[\u064b-\u0652]/g;
/** From Hebrew and Arabic on; what is before needs no unifying. */
const NOT_LATIN = /[\u0590-\u{10ffff}]/u;
const HIGH = /[\u0e00-\u{3ffff}]/u;
const stems = new Map<PackCode, Map<string, string>>();
/** Words of a book are few; a hostile text must not grow the cache for ever. */
const MAX_STEMS = 200_000;

function stemmed(word: string, language: PackCode): string {
  let known = stems.get(language);
  if (!known || known.size >= MAX_STEMS) {
    known = new Map();
    stems.set(language, known);
  }
  let found = known.get(word);
  if (found === undefined) {
    const pack = packFor(language);
    found = pack.words.stem(unify(bareWord(word, pack)));
    known.set(word, found);
  }
  return found;
}

/** The words of a text as they are written, in order; each has one term or, in scripts without spaces, several. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * The terms of a text in order: lower-case words, stemmed as their language's pack says; overlapping pairs of characters where
 * the script has no spaces (a lone character stays itself). Compatibility forms, Arabic variants and digits are unified.
 * @param language the book's, whatever a question is written in: what is one term in the index is one in the question
 */
export function termsOf(text: string, language: PackCode): string[] {
  if (USUAL.test(text)) return (text.toLowerCase().match(USUAL_WORD) ?? []).map((word) => stemmed(word, language));
  const terms: string[] = [];
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(WORD)) {
    if (HIGH.test(word) && [...word].some(isUnspaced)) addUnspaced(word, terms);
    else terms.push(stemmed(word, language));
  }
  return terms;
}

const written = new Map<PackCode, Map<string, readonly string[]>>();
/** A word that compatibility forms and scripts without spaces have no say in. */
const PLAIN = /^[A-Za-z]+$/;
/** Written words of the books of a process, each in all of its forms. */
const MAX_WRITTEN = 50_000;

/** The terms of one word as it is written: those of `termsOf`, found once. A book has few words, each many times. */
export function termsOfWord(word: string, language: PackCode): readonly string[] {
  let known = written.get(language);
  if (!known || known.size >= MAX_WRITTEN) {
    known = new Map();
    written.set(language, known);
  }
  let found = known.get(word);
  if (found === undefined) {
    found = PLAIN.test(word) ? [stemmed(word.toLowerCase(), language)] : termsOf(word, language);
    known.set(word, found);
  }
  return found;
}

const unify = (word: string) =>
  NOT_LATIN.test(word)
    ? word
        .replace(ARABIC_NOISE, '')
        .replace(/[يى]/g, 'ی')
        .replaceAll('ك', 'ک')
        .replace(/\p{Nd}/gu, digitOf)
    : word;

function addUnspaced(word: string, terms: string[]): void {
  let run = '';
  let rest = '';
  const flush = () => {
    const chars = [...run];
    if (chars.length === 1) terms.push(run);
    for (let at = 0; at + 1 < chars.length; at++) terms.push(`${chars[at]}${chars[at + 1]}`);
    if (rest) terms.push(unify(rest));
    run = '';
    rest = '';
  };
  for (const char of word) {
    if (isUnspaced(char)) {
      if (rest) flush();
      run += char;
    } else {
      if (run) flush();
      rest += char;
    }
  }
  flush();
}

/** A quick look that saves cutting a text into terms: false only where no word of it can have this term. */
export const mayHold = (text: string, term: string, language: PackCode): boolean =>
  packFor(language).words.mayStandIn?.(text, term) ?? true;
