/** Whether a book is about a term just where it speaks of it, which tells its terms from words that stand everywhere. */

import { isSearched } from '../../book/search/passages.ts';
import type { Sentence } from '../../book/sentences.ts';
import type { LanguagePack } from '../../language/pack.ts';

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;
const PLURAL = /(?<=[^s])s$/;
/** Sentences around a mention that count as the same place: about fifteen pages. */
const AROUND = 200;
/** A piece of text of so few words may head what follows it. */
const HEADING_WORDS = 6;

/** Where a book speaks of a term. */
export interface Mentions {
  /** Sentences that name it around the place in question, and in the whole book. */
  near: number;
  all: number;
  /** A heading around that place names it. */
  headed: boolean;
}

/**
 * Counts where terms stand, in one pass over the book.
 * @param terms the rough keys of terms that are in question
 * @returns how often and where such a term is named, as seen from a sentence
 */
export function concentration(
  sentences: readonly Sentence[],
  terms: ReadonlySet<string>,
  pack: LanguagePack,
): (term: string, at: number) => Mentions {
  const byFirst = new Map<string, string[]>();
  for (const term of terms) {
    const first = pack.words.unspaced ? [...term].slice(0, 2).join('') : (term.split(' ', 1)[0] ?? '');
    const list = byFirst.get(first) ?? [];
    list.push(term);
    byFirst.set(first, list);
  }
  const places = new Map<string, { at: number; heading: boolean }[]>();
  sentences.forEach((sentence, at) => {
    const heading = sentence.kind === 'heading' || sentence.kind === 'fragment';
    if (!isSearched(sentence) && !heading) return;
    const key = roughKey(sentence.text, pack);
    const starts = pack.words.unspaced ? [...key].map((_, start) => start) : startsOf(key);
    const place = { at, heading: heading && (pack.words.unspaced || starts.length <= HEADING_WORDS) };
    for (const start of starts) {
      const end = pack.words.unspaced ? start + 2 : endOf(key, start);
      for (const term of byFirst.get(key.slice(start, end)) ?? []) {
        const after = key.charAt(start + term.length);
        if (!key.startsWith(term, start) || !(pack.words.unspaced || after === '' || after === ' ')) continue;
        const list = places.get(term);
        if (list) list.push(place);
        else places.set(term, [place]);
      }
    }
  });
  return (term, at) => {
    const all = places.get(term) ?? [];
    const near = all.filter((place) => Math.abs(place.at - at) <= AROUND);
    return { near: near.length, all: all.length, headed: near.some(({ heading }) => heading) };
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
