/** Which of a student's books a question is put to: those whose summaries speak of it most. */
import { idf } from '../book/search/bm25.ts';
import { termsOf, wordsOf } from '../book/search/terms.ts';
import type { BookSummary } from '../knowledge/summary.ts';
import type { PackCode } from '../language/codes.ts';
import type { ShelfBook } from './converse.ts';
import { FRAME_WEIGHT } from './find/settings.ts';
import { isFrameIn, isStopIn, packsOf } from './find/words.ts';

/** Books that are opened for one question, one after another. */
export const OPENED_BOOKS = 5;
/** Of these the ones that the turn before cited, where a question leans on it. */
const SPOKEN_OF = 2;
/** A term that a book defines counts so many times what it counts where it only stands; chosen together with the figures below. */
const DEFINED = 1;
/** As in BM25: how soon a further mention in a stretch says nothing more. */
const K1 = 1.2;
/** A name of a term that is looked for among those that a book defines has so many words at most. */
const MOST_WORDS = 4;

/** A question as books of one language have it. */
interface Asked {
  /** Its terms in order, small words too. */
  terms: string[];
  /** Of these the ones that tell something, each with its share. */
  telling: Map<string, number>;
}

/** How much each book speaks of a question, by stretches that hold much of it and by what it defines; 0: nothing of it. */
export function scoresOf(question: string, summaries: readonly BookSummary[]): number[] {
  const asked = new Map<PackCode, Asked>();
  const askedIn = (language: PackCode): Asked => {
    const known = asked.get(language) ?? readIn(question, language);
    asked.set(language, known);
    return known;
  };
  let stretches = 0;
  const found = summaries.map((summary) => {
    stretches += summary.stretches;
    const { telling } = askedIn(summary.language);
    return new Map([...telling.keys()].map((term) => [term, summary.stretchesOf(term)]));
  });
  const holding = new Map<string, number>();
  for (const own of found) for (const [term, { size }] of own) holding.set(term, (holding.get(term) ?? 0) + size);
  const rarity = (term: string) => idf(stretches, holding.get(term) ?? 0);
  return summaries.map((summary, at) => {
    const { telling, terms } = askedIn(summary.language);
    const worth = (term: string) => (telling.get(term) ?? 0) * rarity(term);
    const held = new Map<number, number>();
    for (const [term, places] of found[at] ?? []) {
      for (const [stretch, count] of places)
        held.set(stretch, (held.get(stretch) ?? 0) + (worth(term) * count * (K1 + 1)) / (count + K1));
    }
    return Math.max(0, ...held.values()) + DEFINED * definedIn(summary, terms, worth);
  });
}

function readIn(question: string, language: PackCode): Asked {
  const plain = question.normalize('NFKC').replace(/[’‘]/g, "'");
  const packs = packsOf(plain, language);
  const telling = new Map<string, number>();
  for (const word of wordsOf(plain)) {
    const lower = word.toLowerCase();
    if (isStopIn(lower, packs)) continue;
    const share = isFrameIn(lower, packs) ? FRAME_WEIGHT : 1;
    for (const term of termsOf(word, language)) telling.set(term, Math.max(telling.get(term) ?? 0, share));
  }
  return { terms: termsOf(plain, language), telling };
}

/** What the most telling name in a question is worth that the book defines. */
function definedIn(summary: BookSummary, terms: readonly string[], worth: (term: string) => number): number {
  let best = 0;
  for (let size = 1; size <= MOST_WORDS; size++) {
    for (let at = 0; at + size <= terms.length; at++) {
      const name = terms.slice(at, at + size);
      const all = name.reduce((sum, term) => sum + worth(term), 0);
      if (all > best && summary.defines(name)) best = all;
    }
  }
  return best;
}

/**
 * The books that a question is put to, the likeliest first, `OPENED_BOOKS` at most: all where there are no more. A book without a summary
 * is chosen last, newer ones before older ones, as among books that say nothing of it.
 * @param before the books that the turn before cited
 */
export async function booksToOpen(
  question: string,
  books: readonly ShelfBook[],
  before: readonly string[] = [],
): Promise<ShelfBook[]> {
  if (books.length <= OPENED_BOOKS) return [...books];
  const summaries = await Promise.all(books.map(({ summary }) => summary()));
  const there = summaries.flatMap((summary, at) => (summary ? [{ summary, at }] : []));
  const scores = scoresOf(
    question,
    there.map(({ summary }) => summary),
  );
  const scoreAt = new Map(there.map(({ at }, i) => [at, scores[i] ?? 0]));
  const ranked = books
    .map((book, at) => ({ book, score: scoreAt.get(at) ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ book }) => book);
  const spokenOf = ranked.filter(({ pdf_id }) => before.includes(pdf_id)).slice(0, SPOKEN_OF);
  return [...spokenOf, ...ranked.filter((book) => !spokenOf.includes(book))].slice(0, OPENED_BOOKS);
}
