/** Words too general to be asked for, and words that point or compare instead of naming. */
import { wordSet } from '../../../language/match.ts';
import { ENGLISH } from './english-words.ts';

/** Nouns that stand for something said elsewhere, or for nothing in particular. */
const GENERIC = wordSet(ENGLISH.generic);

/** Nouns that are general in most books, but what a technical book is about: terms if the book says what *a* one is. */
const TECHNICAL = wordSet(ENGLISH.technical);

/** Words that point or compare instead of naming. */
const VAGUE = wordSet(ENGLISH.vague);

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

export function isGeneric(word: string): boolean {
  const lower = word.toLowerCase();
  return GENERIC.has(lower) || GENERIC.has(singular(lower)) || isTechnical(word);
}

export function isTechnical(word: string): boolean {
  const lower = word.toLowerCase();
  return TECHNICAL.has(lower) || TECHNICAL.has(singular(lower));
}

export const isVague = (word: string) => VAGUE.has(word.toLowerCase());
