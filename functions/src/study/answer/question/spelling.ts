/** Slips of the pen: a word of a question that the book does not know, read as one that it does. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, wordsOf } from '../../../book/search/terms.ts';
import { isStop } from '../../../language/analyse.ts';
import type { PackCode } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';
import { stemOf } from '../../grading/lexicon.ts';
import { isListed } from '../../grading/wordnet.ts';

/** Shorter words have too many neighbours; longer ones than the second may have two slips. */
const SHORTEST = 6;
const TWO_SLIPS = 10;
/** Where no list tells which words are words of the language, only words of so many letters have two slips. */
const TWO_UNLISTED = 12;
/** A word that a book uses this often is one it is about. */
const FEWEST = 3;
const WORD = /\p{L}{5,}/gu;

export interface Respelled {
  text: string;
  /** What was read as what, as written. */
  changes: [string, string][];
}

/**
 * A question with its unknown words replaced by the book's own that are one slip away (two for long words): a letter
 * missing, added, changed, or two swapped; or that sound the same; the first letter is trusted. Null where nothing changes.
 */
export function respelled(text: string, book: Book, index: BookIndex): Respelled | null {
  const unknown = wordsOf(text).filter(
    (word) =>
      word.length >= SHORTEST &&
      /^\p{L}+$/u.test(word) &&
      termsOf(word, index.language).every((term) => !index.postings.has(term)),
  );
  if (unknown.length === 0) return null;
  const firsts = new Set(unknown.map((word) => word[0]?.toLowerCase()));
  const counts = new Map<string, number>();
  for (const page of book.pages) {
    for (const [word] of page.text.toLowerCase().matchAll(WORD)) {
      if (firsts.has(word[0])) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const changes = unknown.flatMap((word): [string, string][] => {
    // In a note or in the index at the back, which answer nothing: spelled right all the same.
    if (counts.has(word.toLowerCase())) return [];
    const meant = nearest(word.toLowerCase(), counts, index.language === 'en' ? TWO_SLIPS : TWO_UNLISTED);
    return meant && !isForm(word.toLowerCase(), meant, index.language) ? [[word, meant]] : [];
  });
  if (changes.length === 0) return null;
  return { text: changes.reduce((said, [word, meant]) => said.replace(word, meant), text), changes };
}

/** In scripts that write consonants alone, a letter changed makes another word as often as not. */
const CONSONANTAL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Endings, also of several letters, make a form of the same word. */
const ENDING = 3;
const SHORT_ENDING = 2;

/** Whether what looks like a slip is another form of the word, or another word: differing at the end alone. */
function isForm(word: string, meant: string, language: PackCode): boolean {
  if (CONSONANTAL.test(word)) return true;
  // A word of the language is no slip of another.
  if (language === 'en' && isListed(stemOf(word))) return true;
  let same = 0;
  while (same < word.length && word[same] === meant[same]) same++;
  const longer = Math.max(word.length, meant.length);
  // "Secretario", "secretaría": where words are inflected much, what differs at the end alone is a form too.
  return /^[a-z]+$/.test(word) ? language !== 'en' && same >= longer - SHORT_ENDING : same >= longer - ENDING;
}

const SHORTEST_OPENING = 3;

/** A question whose first word is no word of the book but one slip from one that questions open with, set right. */
export function withOpening(text: string, index: BookIndex): string {
  const first = /^\p{L}+(?=\s)/u.exec(text)?.[0];
  const word = first?.toLowerCase();
  const pack = packFor(index.language);
  const openings = pack.signs?.openings ?? [];
  if (!first || !word || word.length < SHORTEST_OPENING || isStop(word, pack)) return text;
  if (openings.includes(word) || termsOf(word, index.language).some((term) => index.postings.has(term))) return text;
  const meant = openings.find((opening) => opening[0] === word[0] && slipsBetween(word, opening, 1) <= 1);
  return meant ? `${meant}${text.slice(first.length)}` : text;
}

/** A word roughly as it sounds: "copyrite" and "copyright" are one. */
const soundOf = (word: string): string =>
  word
    .replace(/igh/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=[^aeiou])e$/, '');

function nearest(word: string, counts: ReadonlyMap<string, number>, two: number): string | null {
  const most = word.length >= two ? 2 : 1;
  const sound = soundOf(word);
  let best: { word: string; slips: number; count: number } | null = null;
  for (const [other, count] of counts) {
    if (count < FEWEST || other[0] !== word[0]) continue;
    const near = Math.abs(other.length - word.length) <= most ? slipsBetween(word, other, most) : most + 1;
    const slips = near > most && sound === soundOf(other) ? most : near;
    if (slips > most) continue;
    if (!best || slips < best.slips || (slips === best.slips && count > best.count))
      best = { word: other, slips, count };
  }
  return best?.word ?? null;
}

/** Letters missing, added, changed or swapped with their neighbour between two words; past `most` it only says so. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
