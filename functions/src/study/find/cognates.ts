/** Words that two languages share ("hipocampo", "hippocampus"), for a question in another language than the book. */
import type { BookIndex } from '../../book/search/build.ts';
import type { KnownForm } from './forms.ts';

/** A shared word is as long as this, and its beginnings are the same over such a share of the longer form. */
const SHORTEST = 6;
const SAME = 0.72;
/** Longer than any word of a dictionary: a run without spaces, which is asked for at each of its signs. */
const LONGEST = 64;

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
export function cognateOf(word: string, index: BookIndex): KnownForm | null {
  if (word.length < SHORTEST || word.length > LONGEST) return null;
  const key = soundOf(word.toLowerCase());
  let best: KnownForm | null = null;
  for (const [other, term] of soundsIn(index).get(key.slice(0, 3)) ?? []) {
    let same = 0;
    while (same < key.length && key[same] === other[same]) same++;
    // Terms are stems: what is behind a stem is an ending.
    const share = same / Math.max(SHORTEST, Math.min(key.length, other.length + 2));
    if (share >= SAME && share > (best?.like ?? 0)) best = { term, like: Math.min(1, share) };
  }
  return best;
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
    .replace(/([tr])h/g, '$1')
    .replace(/ae|oe/g, 'e')
    .replace(/[yj]/g, 'i')
    .replace(/ch|qu|c|q/g, 'k')
    .replace(/h/g, 'g')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1');
