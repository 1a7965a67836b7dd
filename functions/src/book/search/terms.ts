/** Text as the terms it is found by. */
import stem from 'wink-porter2-stemmer';
import { mayOpenOtherwise, regular } from '../../language/packs/en/inflected.ts';
import { isUnspaced } from '../../language/script.ts';
import { digitOf } from '../digits.ts';

/** Words, and initials with full stops ("H.M.", "U.S."), which are one name. */
export const WORD = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;
const ARABIC_NOISE = /\u0640|\u0670|[\u064b-\u0652]/g;
/** From Hebrew and Arabic on; what is before needs no unifying. */
const NOT_LATIN = /[\u0590-\u{10ffff}]/u;
const HIGH = /[\u0e00-\u{3ffff}]/u;
/** English drops the accents of borrowed words as often as not. */
const LATIN_MARKS = /(?<=[A-Za-z])[\u0300-\u036f]+/g;
const stems = new Map<string, string>();
/** Words of a book are few; a hostile text must not grow the cache for ever. */
const MAX_STEMS = 200_000;

function stemmed(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    if (stems.size >= MAX_STEMS) stems.clear();
    found = stem(regular(word));
    stems.set(word, found);
  }
  return found;
}

/** The words of a text as they are written, in order; each has one term or, in scripts without spaces, several. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * The terms of a text in order: lower-case words, stemmed if they are English; overlapping pairs of characters where the
 * script has no spaces (a lone character stays itself). Compatibility forms, Arabic variants and digits are unified.
 */
export function termsOf(text: string, english: boolean): string[] {
  const terms: string[] = [];
  const plain = english ? text.normalize('NFKD').replace(LATIN_MARKS, '') : text;
  for (const [word] of plain.normalize('NFKC').toLowerCase().matchAll(WORD)) {
    if (/^[a-z]+$/.test(word)) {
      terms.push(english ? stemmed(word) : word);
    } else if (HIGH.test(word) && [...word].some(isUnspaced)) {
      addUnspaced(word, terms);
    } else {
      const bare = unify(word.replace(/['’]s?$|['’]s(?=$)/u, '').replace(/['’]/g, ''));
      terms.push(english && /^[a-z]+$/.test(bare) ? stemmed(bare) : bare);
    }
  }
  return terms;
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

const ASCII = /^[\x20-\x7e\n“”‘’–—]*$/;

/**
 * A quick look that saves cutting a text into terms: false only where no word of it can have this term. Of English words
 * the first three letters stay, whatever ending is stemmed (but of the
 * shortest: "dying" is "die").
 */
export function mayHold(text: string, term: string, english: boolean): boolean {
  if (!english || !/^[a-z]{4,}$/.test(term) || mayOpenOtherwise(term) || !ASCII.test(text)) return true;
  return text.toLowerCase().includes(term.slice(0, 3));
}
