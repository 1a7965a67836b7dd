/** A comparison: each of the two things is looked for by itself, since a book seldom says both in one place. */
import type { BookIndex } from '../../book/search/build.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { chosenPassages, findPassages, type Search, type ShownPassage } from '../find/passages.ts';
import { type Question, readQuestion } from '../find/question.ts';
import { SHOWN } from '../find/settings.ts';
import { type Odds, oddsOf, type State, stateOf } from '../find/states.ts';
import { COMPARED } from './settings.ts';

interface Side {
  search: Search;
  odds: Odds;
}

/** What was found of each of two things that are compared, in the order they are named in. */
export type Sides = readonly [Side, Side];

/** Looks for both things of a comparison; null where a question compares none. */
export function sidesOf({ sides }: Question, index: BookIndex, facts: KnowledgeBase | null): Sides | null {
  const found = (side: string): Side => {
    const search = findPassages(readQuestion(side, index), index, facts);
    return { search, odds: oddsOf(search, index) };
  };
  return sides && [found(sides[0]), found(sides[1])];
}

/**
 * A comparison is answered where each of the things is, however much the book says of the one alone: so 204 of 320 pairs of terms of two
 * textbooks, .72 of which show half of the words of both meanings (.38 of 208 where both were looked for together), and 4 of 200 pairs of
 * which the book knows but one thing (42).
 */
export const stateOfSides = (sides: Sides): State =>
  sides.every(({ search, odds }) => stateOf(odds, search) === 'passages') ? 'passages' : 'may_help';

/**
 * The best passage for both together, then that for each: half of the words of both meanings are in what is shown of .67 of those 320
 * pairs (.36 in passages for both together; .67 too in one for each), and no comparison of the golden files loses its answer (2 of 15
 * with one for each alone).
 */
export function passagesOfSides(together: Search, sides: Sides, index: BookIndex): ShownPassage[] {
  const taken = new Set<number>();
  const best = (search: Search, words: number): ShownPassage[] =>
    chosenPassages(search, index, { ...SHOWN, words, firstWords: words, passages: 1 })
      .filter(({ best }) => !taken.has(best))
      .flatMap((one) => {
        const sentences = one.sentences.filter((at) => !taken.has(at));
        for (const at of sentences) taken.add(at);
        return sentences.length > 0 ? [{ ...one, sentences }] : [];
      });
  return [...best(together, COMPARED.together), ...sides.flatMap(({ search }) => best(search, COMPARED.each))];
}
