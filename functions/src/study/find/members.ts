/** How many things a sentence strings together: "the frontal, parietal, temporal, and occipital lobes" are four. */
import { countWords } from '../../book/script.ts';
import type { PackCode } from '../../language/codes.ts';
import { BETWEEN, joining } from '../../language/joining.ts';

/** What stands in brackets, mostly who said it, is none of them. */
const ASIDE = /\([^()]{0,300}\)/gu;
/** A member has so many words at most, and fewer before the word that joins the last to it: what is longer is a clause. */
const MEMBER_WORDS = 8;
const JOINED_WORDS = 5;
const LEAST = 3;

/**
 * @param language the sentence's
 * @returns the most things that it strings together, three or more; else 0
 */
export function membersIn(text: string, language: PackCode): number {
  const pieces = text.replace(ASIDE, ' ').split(BETWEEN);
  const and = joining(language);
  let most = 0;
  let run = 1;
  for (const piece of pieces.slice(1)) {
    const words = countWords(piece);
    const join = and?.exec(piece.trimStart());
    const before = join ? countWords(piece.trimStart().slice(0, join.index)) : words;
    if (join && before <= JOINED_WORDS) most = Math.max(most, run + (before > 0 ? 2 : 1));
    if (words === 0 || words > MEMBER_WORDS) run = 1;
    else run++;
    // Where nothing joins the last of them, as many as would be a list with it.
    if (and === null || /[、；;]/u.test(text)) most = Math.max(most, run);
  }
  return most >= LEAST ? most : 0;
}
