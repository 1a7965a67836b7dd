/** Whether a sentence denies outright what a statement says: it tells of the same, and "not" stands before it. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, WORD } from '../../../book/search/terms.ts';
import { packFor } from '../../../language/packs/index.ts';
import { isFrameTerm, isStopTerm } from '../../find/words.ts';

/**
 * Of what a statement tells, so much must be told there, and so many terms. What a question only takes for granted is denied
 * by what tells nearly all of it: most of it is true.
 */
export const TOLD = { stated: 0.6, granted: 0.85 };
const FEWEST = 2;

const CLAUSES = /[,;:—.()]/u;

/**
 * Whether a sentence says of what a statement tells that it is not so; never where either hedges or the statement denies itself.
 * @param least how much of it must be told there, as a share of its terms
 * @param before the sentence that it leans on, or nothing
 */
export function deniesOutright(
  statement: string,
  sentence: string,
  before: string,
  least: number,
  index: BookIndex,
): boolean {
  const { negates, unsure, except } = packFor(index.language).verdicts ?? {};
  if (!negates || negates.test(statement) || !negates.test(sentence)) return false;
  const tells = (term: string) => !isStopTerm(term, index.language) && !isFrameTerm(term, index.language);
  const wanted = new Set(termsOf(statement, index.language).filter(tells));
  const told = new Set(termsOf(`${before} ${sentence}`, index.language));
  const held = [...wanted].filter((term) => told.has(term)).length;
  if (held < FEWEST || held < least * wanted.size) return false;
  return sentence.split(CLAUSES).some((clause) => {
    const found = negates.exec(clause);
    if (!found || unsure?.test(clause)) return false;
    const rest = clause.slice(found.index + found[0].length);
    if (except?.test(rest)) return false;
    const behind = [...rest.matchAll(WORD)].flatMap(([word]) => termsOf(word, index.language)).filter(tells);
    // What is named before "not" too is what it is said of: "schools are not private schools".
    const subject = new Set(termsOf(clause.slice(0, found.index), index.language));
    // "Does not produce carbon dioxide" denies nothing of oxygen.
    return behind.every((term) => wanted.has(term)) && behind.some((term) => !subject.has(term));
  });
}
