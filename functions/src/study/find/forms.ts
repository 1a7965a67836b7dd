/** Words of a question that a book knows in another form only: another ending, within a longer word, written together. */
import type { BookIndex } from '../../book/search/build.ts';
import { packFor } from '../../language/packs/index.ts';

export interface KnownForm {
  /** A term of the book. */
  term: string;
  /** How much of the longer of the two they share, below 1. */
  like: number;
}

/** Terms that begin alike are kept together by so many letters; shorter ones have too many neighbours. */
const OPENING = 4;
/** A whole word within a longer one takes up such a share of it; two forms of one word share so much, and end so differently. */
const WITHIN = 0.55;
const ALIKE = 0.7;
const ENDING = 3;
/** The last part of a compound has so many letters at least, and what stands before it. */
const LAST_PART = 5;
const FIRST_PART = 3;

/** Terms of a book by how they begin, or by how they end. */
type ByPart = (term: string, index: BookIndex) => readonly string[];

/** Looks terms up by a part of them, of terms of so many letters at least. */
export function byPart(least: number, partOf: (term: string) => string): ByPart {
  const kept = new WeakMap<BookIndex, Map<string, string[]>>();
  return (term, index) => {
    let known = kept.get(index);
    if (!known) {
      known = new Map();
      for (const other of index.postings.keys()) {
        if (other.length < least) continue;
        const part = partOf(other);
        const list = known.get(part);
        if (list) list.push(other);
        else known.set(part, [other]);
      }
      kept.set(index, known);
    }
    return known.get(partOf(term)) ?? [];
  };
}

const startingAs = byPart(OPENING, (term) => term.slice(0, OPENING));
const endingAs = byPart(LAST_PART, (term) => term.slice(-LAST_PART));

/** How much of the longer of two terms is a form of the shorter; 0 where they only begin alike. */
function likeForm(a: string, b: string): number {
  const [least, most] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
  let same = 0;
  while (same < least && a[same] === b[same]) same++;
  if (same === least) return same >= WITHIN * most ? same / most : 0;
  return same >= ALIKE * most && most - same <= ENDING ? same / most : 0;
}

/**
 * The term of a book that is most likely a form of one that it does not know; null where none is.
 * What a language writes together with the word after it, and whether it makes compounds, stands in its pack.
 */
export function knownForm(term: string, index: BookIndex): KnownForm | null {
  const { joined, compounds } = packFor(index.language).words;
  const bare = joined?.includes(term[0] ?? '') ? term.slice(1) : '';
  if (bare.length >= FIRST_PART && index.postings.has(bare)) return { term: bare, like: bare.length / term.length };
  let best: KnownForm | null = null;
  const offer = (other: string, like: number) => {
    if (like > (best?.like ?? 0)) best = { term: other, like };
  };
  if (term.length >= OPENING) for (const other of startingAs(term, index)) offer(other, likeForm(term, other));
  if (compounds && term.length >= LAST_PART)
    for (const other of endingAs(term, index))
      if (other.length >= term.length + FIRST_PART && other.endsWith(term)) offer(other, term.length / other.length);
  if (compounds)
    for (let cut = FIRST_PART; cut <= term.length - LAST_PART; cut++) {
      const last = term.slice(cut);
      if (index.postings.has(last)) offer(last, last.length / term.length);
    }
  return best;
}
