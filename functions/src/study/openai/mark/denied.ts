/** What no model is believed about: an answer that says a point word for word, but for a "not". */
import { splitSentences } from '../../../book/split.ts';
import type { MarkInput } from '../../engine.ts';
import { contradictionNote } from '../../grading/explain.ts';
import { pointContext } from '../../grading/features.ts';
import { languageOfRubric } from '../../grading/languages.ts';
import { readText } from '../../grading/text.ts';
import { deniedCopy, sameStatement, stanceOf } from '../../grading/veto.ts';

/** A reference answer that the whole answer gives word for word but for a "not", unless it gives another one. */
export function deniedWay({ rubric, answer }: MarkInput, ways: readonly string[][]): string[] | undefined {
  if (rubric.kind !== 'reference') return undefined;
  const said = readText(answer).tokens;
  const wholes = ways.map((way) => readText(way.join(' ')).tokens);
  if (wholes.some((whole) => sameStatement(whole, said))) return undefined;
  return ways[wholes.findIndex((whole) => deniedCopy(whole, said))];
}

/**
 * In what the words that are said to make a point go against it: a "not" more or less, an opposite, parts that have changed
 * places, another number. Looked for in the words, in their sentence and, for a bare "not", in the whole answer.
 * @returns a phrase for the student; null where nothing of the kind can be decided
 */
export function goesAgainst(point: string, words: string, { question, answer, rubric }: MarkInput): string | null {
  const around = splitSentences(answer)
    .map(({ start, end }) => answer.slice(start, end))
    .find((sentence) => sentence.includes(words));
  const language = languageOfRubric(question, [point]);
  const wanted = readText(point, language);
  const asked = readText(question, language);
  const context = pointContext(wanted, asked, { whole: wanted, alternatives: 1, kind: rubric.kind });
  for (const text of [words, around ?? words]) {
    const said = readText(text, language);
    const { why } = stanceOf(context, [said.tokens], asked.content);
    if (why) return contradictionNote(why, wanted, said);
  }
  return [words, answer].some((said) => deniedCopy(wanted.tokens, readText(said, language).tokens))
    ? 'You deny what the book says.'
    : null;
}
