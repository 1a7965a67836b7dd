/**
 * A question in another language than the book: names, terms that stand in the book as the question writes them, and words that
 * both languages have ("hipocampo", "hippocampus") are looked for; nothing else of it is in the book.
 */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, wordsOf } from '../../../book/search/terms.ts';
import { languageOfQuestion } from '../../../language/detect.ts';
import { packFor } from '../../../language/packs/index.ts';
import { exactNames } from '../../find/exact.ts';
import { type Question, readQuestion } from '../../find/question.ts';
import { isFrameIn, isStopIn } from '../../find/words.ts';

/** A word of both languages is as long as this, and its beginnings are the same over such a share of the longer form. */
const SHORTEST = 6;
const SAME = 0.72;
/** A term that the question writes as the book does has so many letters. */
const LEAST = 3;
const MOST_NAMES = 3;

/** What the question asks about, read in the book's own words; null where no word of it is in the book. */
export function acrossLanguages(text: string, asked: Question, index: BookIndex): Question | null {
  const language = languageOfQuestion(text, index.language);
  if (language === index.language) return null;
  const packs = [packFor(language), packFor(index.language)] as const;
  const words = wordsOf(text.normalize('NFKC')).filter(
    (word) => !isStopIn(word.toLowerCase(), packs) && !isFrameIn(word.toLowerCase(), packs),
  );
  const found = words.map((word) => (isKnown(word, index) ? word : cognateOf(word, index)));
  const names = [...new Set(found.filter((one) => one !== null))];
  const strange = words.filter((_, at) => found[at] === null);
  // Where a name is not in the book, neither is what is asked of it.
  const nobody = !packs[0].words.compounds && strange.some((word) => /^\p{Lu}/u.test(word) && word !== words[0]);
  if (names.length === 0 || names.length > MOST_NAMES || strange.length > names.length || nobody) return null;
  // What is not asked for by name alone must be named as surely as a program is, or as the book writes all of it.
  const asWritten = strange.length === 0 && words.every((word) => isKnown(word, index));
  if (asked.subject === null && !asWritten && exactNames(names.join(' '), index).length === 0) return null;
  const read = readQuestion(names.join(' '), index);
  return read.tells ? { ...read, kind: read.subject === null ? asked.kind : read.kind, who: asked.who } : null;
}

/** Whether the book has a word just so. */
const isKnown = (word: string, index: BookIndex): boolean =>
  word.length >= LEAST && termsOf(word, index.language).every((term) => index.postings.has(term));

const keys = new WeakMap<BookIndex, Map<string, [key: string, term: string][]>>();

/** The book's terms by the first letters of how they sound. */
function soundsIn(index: BookIndex): Map<string, [string, string][]> {
  let known = keys.get(index);
  if (!known) {
    known = new Map();
    for (const term of index.postings.keys()) {
      if (term.length < SHORTEST - 1 || !/^\p{L}+$/u.test(term)) continue;
      const key = soundOf(term);
      const list = known.get(key.slice(0, 3));
      if (list) list.push([key, term]);
      else known.set(key.slice(0, 3), [[key, term]]);
    }
    keys.set(index, known);
  }
  return known;
}

/** The book's term that is the same word in its language, as far as spelling tells; null where none is. */
function cognateOf(word: string, index: BookIndex): string | null {
  if (word.length < SHORTEST) return null;
  const key = soundOf(word.toLowerCase());
  let best: { term: string; same: number } | null = null;
  for (const [other, term] of soundsIn(index).get(key.slice(0, 3)) ?? []) {
    let same = 0;
    while (same < key.length && key[same] === other[same]) same++;
    // Terms are stems: what is behind a stem is an ending.
    const share = same / Math.max(SHORTEST, Math.min(key.length, other.length + 2));
    if (share >= SAME && share > (best?.same ?? 0)) best = { term, same: share };
  }
  return best?.term ?? null;
}

// biome-ignore format: rows of the alphabet
/** Cyrillic letters by the Latin ones that the same words are written with. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', ё: 'e', є: 'e', ж: 'j', з: 's', и: 'i', і: 'i', ї: 'i', й: 'i', к: 'k',
  л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'k', ц: 'k', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '',
  ы: 'i', ь: '', э: 'e', ю: 'u', я: 'a',
};

/** A word as it sounds in many languages: one letter for what each spells in its own way. */
const soundOf = (word: string): string =>
  [...word.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((letter) => LATIN[letter] ?? letter)
    .join('')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/rh/g, 'r')
    .replace(/ae|oe/g, 'e')
    .replace(/[yj]/g, 'i')
    .replace(/ch|qu|c|q/g, 'k')
    .replace(/h/g, 'g')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1');
