/** What code can doubt of a "met" without understanding it: the model is asked about it once more, and its word stands. */
import { splitSentences } from '../../../book/split.ts';
import type { PackCode } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';
import { folded } from '../../marking/refusal.ts';

const WORD = /[\p{L}\p{M}]+(?:'\p{L}+)?/gu;
const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** How often a text denies something, by the words and signs that its language denies with. */
function denialsIn(text: string, language: PackCode): number {
  const part = packFor(language === 'und' ? 'en' : language).marking;
  const words = folded(text).match(WORD) ?? [];
  const denying = words.filter((word) => part?.negators.has(word) || /n't$/u.test(word)).length;
  return denying + [...text].filter((sign) => part?.negating.includes(sign)).length;
}

const numbersIn = (text: string) => new Set(text.match(NUMBER));

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
    return `The point says ${[...wanted].join(', ')}, the answer ${[...given].join(', ')}.`;
  return denialsIn(point, language) % 2 === denialsIn(around, language) % 2
    ? null
    : 'Only one of point and answer denies something.';
}
