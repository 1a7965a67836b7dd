/** The sentences of a book that may answer a question, and what speaks for each. */
import { idf, rank } from '../../book/search/bm25.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf } from '../../book/search/terms.ts';
import { termsAt } from './around.ts';
import type { Question } from './question.ts';

export interface Candidate {
  /** Index in `index.sentences`. */
  at: number;
  /** Share of the question's weight that the sentence holds, and that it holds together with two on either side. */
  cover: number;
  around: number;
  /** Score of the best passage that holds it, as a share of the best passage's. */
  passage: number;
  /** Share of the question's weight in the title of its section. */
  title: number;
  /** Pairs of neighbouring question terms that are neighbours here too, as a share. */
  pairs: number;
}

export interface Retrieved {
  candidates: Candidate[];
  /** BM25 score of the best passage for each unit of the question's weight. */
  strength: number;
  /** Share of the best passages' scores that stand near the very best: a topic, and not words met by chance. */
  focus: number;
  /** Share of the question's terms that the best five sentences hold, each term alike. */
  held: number;
}

const PASSAGES = 12;
const AROUND = 2;
const FOCUSED = 6;
const NEIGHBOURS = 10;

/** Sentences of the twelve passages that fit a question best. */
export function retrieve(question: Question, index: BookIndex): Retrieved {
  const total = index.passages.length;
  const rarity = (term: string) => idf(total, index.postings.get(term)?.passages.length ?? 0) || 1;
  const query = new Map([...question.weights].map(([term, weight]) => [term, weight / rarity(term)]));
  const ranked = rank(query, index.postings, index.lengths, PASSAGES);
  const best = ranked[0]?.score ?? 0;
  const weight = sum(question.weights.values()) || 1;
  const share = (terms: Iterable<string>) =>
    sum([...new Set(terms)].map((term) => question.weights.get(term) ?? 0)) / weight;

  const found = new Map<number, number>();
  let held = 0;
  for (const { passage, score } of ranked) {
    const span = index.passages[passage];
    if (!span) continue;
    for (let at = span.first; at <= span.last; at++) {
      found.set(at, Math.max(found.get(at) ?? 0, best > 0 ? score / best : 0));
    }
  }
  const candidates = [...found]
    .sort(([a], [b]) => a - b)
    .filter(([at]) => ['prose', 'caption', 'fragment'].includes(index.sentences[at]?.kind ?? ''))
    .map(([at, passage]): Candidate => {
      const near: string[] = [];
      for (let step = -AROUND; step <= AROUND; step++) near.push(...termsAt(at + step, index));
      const title = index.sections[index.sentences[at]?.section ?? -1]?.title ?? '';
      const inside = new Set(near);
      const asked = [...question.weights.keys()];
      held = Math.max(held, asked.filter((term) => inside.has(term)).length / Math.max(1, asked.length));
      return {
        at,
        passage,
        cover: share(termsAt(at, index)),
        around: share(near),
        title: share(termsOf(title, index.language)),
        pairs: pairShare(question.pairs, termsAt(at, index)),
      };
    });
  const top = ranked.slice(0, FOCUSED);
  const near = top.filter(({ passage }) => Math.abs(passage - (top[0]?.passage ?? 0)) <= NEIGHBOURS);
  const focus = sum(near.map(({ score }) => score)) / (sum(top.map(({ score }) => score)) || 1);
  return { candidates, strength: best / weight, focus, held };
}

function pairShare(pairs: readonly string[], terms: readonly string[]): number {
  if (pairs.length === 0) return 0;
  const here = new Set(terms.slice(1).map((term, at) => `${terms[at]} ${term}`));
  return pairs.filter((pair) => here.has(pair)).length / pairs.length;
}

const sum = (numbers: Iterable<number>) => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};
