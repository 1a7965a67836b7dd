/** Words as the gate compares them: folded, stemmed, without the small ones. */
import { allPacks } from '../../language/packs/index.ts';
import { porter2 } from '../../language/porter.ts';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A run of one kind: letters of a script without spaces, or the letters and digits of a word of any other. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々])[\p{L}\p{M}\p{N}])+/gu;

/** Of all languages: a book may quote another one. */
const SMALL = new Set(allPacks.flatMap(({ quiz }) => quiz?.small?.split(/\s+/) ?? []));

/** Of all languages too. */
const ARTICLES = new Set(allPacks.flatMap(({ knowledge }) => knowledge?.articles?.split(/\s+/) ?? []));

/**
 * All words of a text in order, lower-cased, compatibility forms folded, English endings stemmed.
 * Scripts without spaces come as pairs of characters.
 */
export function words(text: string): readonly string[] {
  const known = short.get(text);
  if (known) return known;
  const found = cut(text);
  if (text.length <= SHORT) {
    if (short.size >= REMEMBERED) short.clear();
    short.set(text, found);
  }
  return found;
}

/** Terms are compared with one another many times over: their words are kept. */
const SHORT = 60;
const REMEMBERED = 50_000;
const short = new Map<string, readonly string[]>();

function cut(text: string): string[] {
  const found = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .match(WORD);
  return (found ?? []).flatMap((word) => (CJK.test(word) ? pairs(word) : [stemmed(word)]));
}

function pairs(word: string): string[] {
  const letters = [...word];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}

const stems = new Map<string, string>();

/** The stem of a lower-case English word; words of other scripts come back as they are. Kept: stemming costs time. */
export function stemOf(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    if (stems.size >= REMEMBERED) stems.clear();
    found = /^[a-z]+$/.test(word) ? porter2(word) : word;
    stems.set(word, found);
  }
  return found;
}

const stemmed = (word: string) => (SMALL.has(word) ? word : stemOf(word));

/** The words that carry meaning, each once. @param stem takes off more than English endings, in the language of the book */
export function contentWords(text: string, stem?: (word: string) => string): Set<string> {
  const telling = words(text).filter((word) => !SMALL.has(word) && (word.length > 1 || /\p{N}/u.test(word)));
  return new Set(stem ? telling.map(stem) : telling);
}

/** All words of a text in order but articles: small ones tell options apart ("one parent", "two parents"). */
export const bareWords = (text: string): string[] => words(text).filter((word) => !ARTICLES.has(word));

/** Letters that two words begin with, and the share of the shorter one that these are, where they have one root. */
const ROOT = { letters: 6, share: 0.6 };

/** Whether two words are of one root: "endocarditis", "endocardium". */
export function sharesRoot(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  let same = 0;
  while (same < least && one[same] === other[same]) same++;
  return same >= ROOT.letters && same >= ROOT.share * least;
}

/** Share of `part`'s members that are in `whole`, 0 to 1; 0 for an empty `part`. */
export function covered(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let hits = 0;
  for (const word of part) if (whole.has(word)) hits++;
  return hits / part.size;
}

/** Likeness of two sets of words, 0 to 1 (Jaccard). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = covered(a, b) * a.size;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Whether the words of `part` stand in `whole` one after another. */
export function containsRun(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false;
  return whole.some((_, at) => part.every((word, i) => whole[at + i] === word));
}
