/** The section of a book that a question is about by its title ("How do I define a function?": "Defining Functions"). */
import { idf } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { packFor } from '../../../language/packs/index.ts';
import { likeness } from '../../find/likeness.ts';
import { isStopTerm } from '../../find/words.ts';

/** Of the question, so much stands in the title, and of the title so much in the question. */
const COVERED = 0.6;
const PRECISE = 0.6;
/** What so many passages of a book name is what all of it is about; of a few pages that tells nothing. */
const EVERYWHERE = 0.2;
const A_BOOK = 25;
/** Of a text without spaces pairs of characters are read, of which every other one joins two words, and hardly ever stands in a book. */
const OF_PAIRS = 0.5;
const CHANCE = 3;
/** Two terms are forms of one word from here on. */
const ALIKE = 0.75;
/** A section says what it is about in its first sentences. */
const OPENING = 8;

/** Sentences that open the section, each with how much speaks for it: from 1 on downwards. */
export type Home = ReadonlyMap<number, number>;

const NOWHERE: Home = new Map();

interface Titled {
  section: number;
  terms: readonly string[];
}

const titles = new WeakMap<BookIndex, readonly Titled[]>();

function titlesOf(index: BookIndex): readonly Titled[] {
  const known = titles.get(index);
  if (known) return known;
  const found = index.sections.flatMap(({ kind, title }, section): Titled[] => {
    const terms = kind === 'chapter' ? termsOf(title, index.language) : [];
    const told = terms.filter((term) => !isStopTerm(term, index.language) && !/^\p{Nd}+$/u.test(term));
    return told.length > 0 ? [{ section, terms: [...new Set(told)] }] : [];
  });
  titles.set(index, found);
  return found;
}

/**
 * The first sentences of the section whose title says what a question asks about; empty where no title does.
 * @param asked its text, and the weights of its terms
 */
export function homeOf(asked: { text: string; weights: ReadonlyMap<string, number> }, index: BookIndex): Home {
  const total = index.passages.length;
  const share = (term: string) => (index.postings.get(term)?.passages.length ?? 0) / Math.max(total, A_BOOK);
  const said = [...new Set(termsOf(asked.text, index.language))];
  const rarity = (term: string) => idf(total, index.postings.get(term)?.passages.length ?? 0);
  const isSaid = (term: string) => said.some((other) => other === term || likeness(other, term) >= ALIKE);
  const unspaced = packFor(index.language).words.unspaced;
  const enough = unspaced ? OF_PAIRS : 1;
  const isChance = (term: string) => unspaced && (index.postings.get(term)?.passages.length ?? 0) < CHANCE;
  let best: { section: number; worth: number } | null = null;
  for (const { section, terms } of titlesOf(index)) {
    const held = terms.filter(isSaid);
    if (held.length === 0) continue;
    const precise = sum(held.map(rarity)) / (sum(terms.map(rarity)) || 1);
    const isHeld = (term: string) => held.some((other) => other === term || likeness(other, term) >= ALIKE);
    // What the whole book is about is asked of nothing else: "… in Octave".
    const asks = [...asked.weights].filter(([term]) => isHeld(term) || (share(term) < EVERYWHERE && !isChance(term)));
    const covered =
      sum(asks.map(([term, weight]) => (isHeld(term) ? weight : 0))) / (sum(asks.map(([, weight]) => weight)) || 1);
    const worth = precise * Math.min(1, covered / enough);
    if (precise >= PRECISE && covered >= COVERED * enough && worth > (best?.worth ?? 0)) best = { section, worth };
  }
  return best === null ? NOWHERE : openingOf(best.section, best.worth, index);
}

function openingOf(section: number, worth: number, index: BookIndex): Home {
  const found = new Map<number, number>();
  for (let at = firstOf(section, index); index.sentences[at]?.section === section && found.size < OPENING; at++)
    if (index.sentences[at]?.kind === 'prose') found.set(at, worth * (1 - found.size / OPENING));
  return found;
}

function firstOf(section: number, index: BookIndex): number {
  const found = index.sentences.findIndex((sentence) => sentence.section === section);
  return found < 0 ? index.sentences.length : found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
