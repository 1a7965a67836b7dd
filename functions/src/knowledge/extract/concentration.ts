/** Whether a book is about a term just where it speaks of it, which tells its terms from words that stand everywhere. */

import { isSearched } from '../../book/search/passages.ts';
import type { Sentence } from '../../book/sentences.ts';
import type { LanguagePack } from '../../language/pack.ts';

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;
const PLURAL = /(?<=[^s])s$/;
/** Sentences around a mention that count as the same place: about fifteen pages. */
const AROUND = 200;
/** Of all mentions of a term, so many stand around the one in question. */
const SHARE = 0.4;
const LEAST_MENTIONS = 2;

/**
 * Counts where terms stand, in one pass over the book.
 * @param terms the rough keys of terms that are in question
 * @returns whether most mentions of such a term stand around a sentence
 */
export function concentration(
  sentences: readonly Sentence[],
  terms: ReadonlySet<string>,
  pack: LanguagePack,
): (term: string, at: number) => boolean {
  const byFirst = new Map<string, string[]>();
  for (const term of terms) {
    const first = pack.words.unspaced ? [...term].slice(0, 2).join('') : (term.split(' ', 1)[0] ?? '');
    const list = byFirst.get(first) ?? [];
    list.push(term);
    byFirst.set(first, list);
  }
  const places = new Map<string, number[]>();
  sentences.forEach((sentence, at) => {
    if (!isSearched(sentence)) return;
    const key = roughKey(sentence.text, pack);
    const starts = pack.words.unspaced ? [...key].map((_, start) => start) : startsOf(key);
    for (const start of starts) {
      const end = pack.words.unspaced ? start + 2 : endOf(key, start);
      for (const term of byFirst.get(key.slice(start, end)) ?? []) {
        const after = key.charAt(start + term.length);
        if (!key.startsWith(term, start) || !(pack.words.unspaced || after === '' || after === ' ')) continue;
        const list = places.get(term);
        if (list) list.push(at);
        else places.set(term, [at]);
      }
    }
  });
  return (term, at) => {
    const all = places.get(term) ?? [];
    const near = all.filter((place) => Math.abs(place - at) <= AROUND).length;
    return near >= LEAST_MENTIONS && near >= SHARE * all.length;
  };
}

/** Words as written but for case and a plural's ending: stems would take "modern" for "modernization". */
export function roughKey(text: string, { words }: LanguagePack): string {
  const written = text.toLowerCase().match(WORD) ?? [];
  return written.map((word) => (word.length > 3 ? word.replace(PLURAL, '') : word)).join(words.unspaced ? '' : ' ');
}

function startsOf(key: string): number[] {
  const starts = [0];
  for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) starts.push(at + 1);
  return starts;
}

function endOf(key: string, start: number): number {
  const end = key.indexOf(' ', start);
  return end < 0 ? key.length : end;
}
