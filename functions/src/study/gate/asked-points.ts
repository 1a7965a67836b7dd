/** Whether a long question asks for each of its points. */
import { containsRun, words } from './words.ts';

/** What a question puts into quote marks, whatever their language. */
const QUOTED = /[“„«「]\s?([^“”„«»「」]+?)\s?[”“»」]/gu;
/** "Harbour's": a name in the genitive is none to write about. */
const POSSESSIVE = /\p{L}['’]s?$/u;
/** Two things may be compared, or a thing set off from another; three and more are told of one after another. */
const SEVERAL = 3;
/** Words that may stand before the term that a point tells of: an article, "a kind of". */
const BEFORE = 3;

/**
 * Whether a student can know from the question what its points are. A question that strings several terms together is about
 * one of them, which every point names, or asks what each of them is: then each point tells of one, and does not merely mention it.
 * A question of numbered parts, a line each, asks for a point in each of them.
 * @param points the outline, in the words that the student is marked by
 */
export function pointsAreAsked(question: string, points: readonly string[]): boolean {
  const [, ...parts] = question.split('\n');
  if (parts.length > 0 && parts.every((part, at) => part.startsWith(`${at + 1}. `)))
    return parts.length === points.length;
  const quoted = [...question.matchAll(QUOTED)].map(([, term = '']) => term);
  if (quoted.some((term) => POSSESSIVE.test(term))) return false;
  if (quoted.length < SEVERAL) return true;
  const terms = quoted.map(words);
  const told = points.map(words);
  if (terms.some((term) => told.every((point) => containsRun(point, term)))) return true;
  return told.every((point) => terms.some((term) => containsRun(point.slice(0, term.length + BEFORE), term)));
}
