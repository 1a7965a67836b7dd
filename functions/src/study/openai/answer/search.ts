/** Which sentences of a book a question, in one or several wordings, is searched for with. */
import { idf, rank } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { isSearched } from '../../../book/search/passages.ts';
import { termsOf, wordsOf } from '../../../book/search/terms.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import { isFrame, isStop } from '../../../language/analyse.ts';
import { languageOfQuestion } from '../../../language/detect.ts';
import type { LanguagePack } from '../../../language/pack.ts';
import { packFor } from '../../../language/packs/index.ts';

/** Passages (of 200 words) looked at for each wording. */
const PASSAGES = 16;
/** Of these passages the best sentence tells how well a book answers. */
const STRONGEST = 4;
/** Words that only frame a question ("explain") say this share of what others do. */
const FRAME_SHARE = 0.15;
/** A term has this many words at most. */
const MOST_WORDS = 4;

/** A wording's terms, each with how much it tells: how rare it is in the book. */
type Query = ReadonlyMap<string, number>;

const packsOf = (wording: string, index: BookIndex): LanguagePack[] => [
  packFor(index.language),
  packFor(languageOfQuestion(wording, index.language)),
];

/** The words of a wording that tell something, in order. */
export function tellingWords(wording: string, index: BookIndex): string[] {
  const packs = packsOf(wording, index);
  return wordsOf(wording.normalize('NFKC').replace(/[’‘]/g, "'")).filter(
    (word) => !packs.some((pack) => isStop(word.toLowerCase(), pack)),
  );
}

function queryOf(wording: string, index: BookIndex): Query {
  const packs = packsOf(wording, index);
  const weights = new Map<string, number>();
  for (const word of tellingWords(wording, index)) {
    const framing = packs.some((pack) => isFrame(word.toLowerCase(), pack));
    for (const term of termsOf(word, index.language)) {
      const rarity = idf(index.passages.length, index.postings.get(term)?.passages.length ?? 0);
      weights.set(term, Math.max(weights.get(term) ?? 0, framing ? FRAME_SHARE * rarity : rarity));
    }
  }
  return weights;
}

/** What a search found. */
export interface Found {
  /** Passages of the index, best first, with their scores as shares of the best one's; over all wordings. */
  passages: { passage: number; score: number }[];
  /** How much of the wordings a sentence with its neighbours (one on either side) holds: 0 to 1 for each wording, the best of them. */
  held: (at: number, around?: number) => number;
  /** How well the book answers at best, 0 to 1, for books to be compared by. */
  strength: number;
}

/** Searches for all wordings; a passage that several find comes before one that one of them finds. */
export function searchBook(wordings: readonly string[], index: BookIndex): Found {
  const queries = wordings.map((wording) => queryOf(wording, index)).filter(({ size }) => size > 0);
  const scores = new Map<number, number>();
  for (const query of queries) {
    // BM25 weighs rarity itself: here a term has only its share.
    const plain = new Map([...query].map(([term, weight]) => [term, weight / (rarityOf(term, index) || 1)]));
    const ranked = rank(plain, index.postings, index.lengths, PASSAGES);
    const best = ranked[0]?.score || 1;
    for (const { passage, score } of ranked) scores.set(passage, (scores.get(passage) ?? 0) + score / best);
  }
  const passages = [...scores]
    .map(([passage, score]) => ({ passage, score }))
    .toSorted((a, b) => b.score - a.score || a.passage - b.passage);
  const terms = new Map<number, ReadonlySet<string>>();
  const termsAt = (at: number) => {
    const known = terms.get(at) ?? new Set(termsOf(index.sentences[at]?.text ?? '', index.language));
    terms.set(at, known);
    return known;
  };
  const shareOf = (query: Query, at: number, around: number) => {
    let [own, near, all] = [0, 0, 0];
    for (const [term, weight] of query) {
      all += weight;
      if (termsAt(at).has(term)) own += weight;
      else if (Array.from({ length: 2 * around + 1 }, (_, i) => at + i - around).some((one) => termsAt(one).has(term)))
        near += weight;
    }
    return all > 0 ? (own + near / 2) / all : 0;
  };
  const held = (at: number, around = 1) => Math.max(0, ...queries.map((query) => shareOf(query, at, around)));
  const best = passages.slice(0, STRONGEST).flatMap(({ passage }) => {
    const { first, last } = index.passages[passage]!; // ranked passages are passages of the index
    return Array.from({ length: last - first + 1 }, (_, i) => held(first + i));
  });
  return { passages, held, strength: Math.max(0, ...best) };
}

const rarityOf = (term: string, index: BookIndex) =>
  idf(index.passages.length, index.postings.get(term)?.passages.length ?? 0);

/** The sentences that define what a wording names, by the book's own facts; the longest names first. */
export function definitionsNamed(wording: string, index: BookIndex, knowledge: KnowledgeBase) {
  const words = wordsOf(wording.normalize('NFKC'));
  const telling = new Set(tellingWords(wording, index));
  const definitions: number[][] = [];
  const seen = new Set<string>();
  for (let size = MOST_WORDS; size >= 1; size--) {
    for (let at = 0; at + size <= words.length; at++) {
      const name = words.slice(at, at + size);
      if (!telling.has(name[0] ?? '') || !telling.has(name.at(-1) ?? '')) continue;
      const key = knowledge.keyOf(name.join(' '));
      if (key === '' || seen.has(key)) continue;
      const places = ({ stored }: { stored: { first: number; last: number } }) =>
        Array.from({ length: stored.last - stored.first + 1 }, (_, i) => stored.first + i);
      const defined = knowledge.definitionsOf(name.join(' ')).slice(0, 2).map(places);
      if (defined.length > 0) seen.add(key);
      definitions.push(...defined);
    }
  }
  return definitions;
}

/** The term that a wording is nothing but ("What is working memory?"), where the book defines it; else null. */
export function definedTerm(wording: string, index: BookIndex, knowledge: KnowledgeBase): string | null {
  const packs = packsOf(wording, index);
  const words = tellingWords(wording, index).filter((word) => !packs.some((pack) => isFrame(word.toLowerCase(), pack)));
  const term = words.join(' ');
  const adjoins = wording.normalize('NFKC').toLowerCase().includes(term.toLowerCase());
  return term !== '' && adjoins && knowledge.definitionsOf(term).length > 0 ? term : null;
}

/** Whether a sentence may be sent: searched text on a page whose letters can be read. */
export const maySend = (at: number, index: BookIndex, unread: ReadonlySet<number>): boolean => {
  const sentence = index.sentences[at];
  return sentence !== undefined && isSearched(sentence) && !unread.has(sentence.page);
};
