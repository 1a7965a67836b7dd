/** What code can doubt of a "met" without understanding it: the model is asked about it once more, and its word stands. */
import { digitsIn, spelledIn } from '../../../book/numbers.ts';
import { splitSentences } from '../../../book/split.ts';
import type { PackCode } from '../../../language/codes.ts';
import { turnBetween } from '../answer/checks.ts';

const numbersIn = (text: string) => new Set([...digitsIn(text), ...spelledIn(text)]);

/**
 * @param words the student's words that are held to make the point, as they stand in the answer
 * @returns a sentence for the model; null where nothing of the kind is seen
 */
export function doubtOf(point: string, words: string, answer: string, language: PackCode): string | null {
  const around =
    splitSentences(answer)
      .map(({ start, end }) => answer.slice(start, end))
      .find((sentence) => sentence.includes(words)) ?? words;
  const [wanted, given] = [numbersIn(point), numbersIn(around)];
  if (wanted.size > 0 && given.size > 0 && ![...wanted].some((number) => given.has(number)))
    return `The point has the number ${[...wanted].join(', ')}, the sentence “${around}” has ${[...given].join(', ')}. Are they worth the same?`;
  const turn = turnBetween(around, point, language);
  if (!turn) return null;
  const [here, there] = [turn.said && `“${turn.said}”`, turn.book && `“${turn.book}”`];
  return `The sentence “${around}” has ${here ?? 'no such word'} where the point has ${there ?? 'no such word'}. Do they mean the opposite, or the same in other words?`;
}
