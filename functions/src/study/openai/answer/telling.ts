/** Which sentences of a book are sent with a question: few enough to be cheap, spread enough that the right section is among them. */
import { idf, rank } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { isSearched } from '../../../book/search/passages.ts';
import type { Question } from '../../find/question.ts';
import { rankSentences } from '../../find/rank.ts';
import { showing } from '../../find/signs.ts';

/** How much is sent. */
export interface Room {
  /** Passages that fit best, each of which has its best sentence sent. */
  passages: number;
  /** Characters of the book, about. */
  chars: number;
}

/**
 * The best sentence of each of the best passages, then the likeliest of all with their neighbours until there is no more room.
 * The ranker is the embedded engine's own.
 * @returns places in `index.sentences`, in the order of the book
 */
export function tellingSentences(question: Question, index: BookIndex, { passages, chars }: Room): number[] {
  const rarity = (term: string) => idf(index.passages.length, index.postings.get(term)?.passages.length ?? 0) || 1;
  const query = new Map([...question.weights].map(([term, weight]) => [term, weight / rarity(term)]));
  const found = rank(query, index.postings, index.lengths, passages);
  const strength = new Map<number, number>();
  const spans = found.map(({ passage, score }) => {
    const { first, last } = index.passages[passage]!; // ranked passages are passages of the index
    const within = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((at) => isTold(at, index));
    for (const at of within) strength.set(at, Math.max(strength.get(at) ?? 0, score / (found[0]?.score || 1)));
    return within;
  });
  const places = [...strength].map(([at, passage]) => ({ at, passage }));
  const likeliest = rankSentences({ ...question, shows: showing(question, index.language) }, places, index).map(
    ({ at }) => at,
  );
  const order = new Map(likeliest.map((at, place) => [at, place]));
  const placeOf = (at: number) => order.get(at) ?? likeliest.length;

  const wanted = new Set<number>();
  let left = chars;
  const take = (at: number | undefined) => {
    if (at === undefined || left <= 0 || wanted.has(at) || !strength.has(at)) return;
    wanted.add(at);
    left -= index.sentences[at]?.text.length ?? 0;
  };
  for (const within of spans) take(within.toSorted((a, b) => placeOf(a) - placeOf(b))[0]);
  for (const at of likeliest) for (const near of [at, at + 1, at - 1]) take(near);
  return [...wanted].toSorted((a, b) => a - b);
}

const isTold = (at: number, index: BookIndex): boolean => {
  const sentence = index.sentences[at];
  return sentence !== undefined && isSearched(sentence);
};
