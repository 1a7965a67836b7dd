/** What no model is believed about: an answer that says a point word for word, but for a "not". */
import { splitSentences } from '../../../book/split.ts';
import type { MarkInput } from '../../engine.ts';
import { readText } from '../../grading/text.ts';
import { deniedCopy, sameStatement } from '../../grading/veto.ts';

/** A reference answer that the whole answer gives word for word but for a "not", unless it gives another one. */
export function deniedWay({ rubric, answer }: MarkInput, ways: readonly string[][]): string[] | undefined {
  if (rubric.kind !== 'reference') return undefined;
  const said = readText(answer).tokens;
  const wholes = ways.map((way) => readText(way.join(' ')).tokens);
  if (wholes.some((whole) => sameStatement(whole, said))) return undefined;
  return ways[wholes.findIndex((whole) => deniedCopy(whole, said))];
}

/** Whether the point is said word for word but for a "not": in these words, in their sentence, or in the whole answer. */
export function denies(point: string, words: string, answer: string): boolean {
  const wanted = readText(point).tokens;
  const around = splitSentences(answer)
    .map(({ start, end }) => answer.slice(start, end))
    .find((sentence) => sentence.includes(words));
  return [words, around ?? words, answer].some((said) => deniedCopy(wanted, readText(said).tokens));
}
