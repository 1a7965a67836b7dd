/** Two questions in one, of which the second leans on the first: "What is X and how is it different from Y?" */
import type { BookIndex } from '../../../book/search/build.ts';
import { mentionsOf } from '../../find/mentions.ts';
import { readQuestion } from '../../find/question.ts';
import { packsOf, pronounIn } from '../../find/words.ts';

/** Both questions, with the first's subject in place of the second's pronoun; null where a text is no such pair. */
export function pairOf(text: string, index: BookIndex): [string, string] | null {
  const packs = packsOf(text, index.language);
  const [, first, second] = packs.map(({ questions }) => questions?.two.exec(text.trim())).find((found) => found) ?? [];
  const pronoun = pronounIn(packs);
  if (!first || !second || !pronoun.test(second)) return null;
  const asked = readQuestion(first, index);
  const { subject } = asked;
  return subject && mentionsOf(asked, index).length > 0 ? [first, second.replace(pronoun, () => subject)] : null;
}

/** Whether a text is such a pair that says nothing as one question: who someone is, or a comparison with a pronoun. */
export function leansOnFirst(text: string, index: BookIndex): boolean {
  const pair = pairOf(text, index);
  if (pair === null) return false;
  return readQuestion(pair[0], index).who || readQuestion(pair[1], index).kind === 'comparison';
}
