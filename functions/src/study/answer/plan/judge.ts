/** Whether a sentence of the book says a statement, or the opposite of it. */
import { mark } from '../../grading/grade.ts';

/** `yes`: the book says so. `no`: it says otherwise. `open`: it tells of it, and settles neither. */
export type Verdict = 'yes' | 'no' | 'open';

/**
 * Judges an English statement as an answer to be marked whose reference is the book's sentence: what meets it is said by the
 * book, what contradicts it is denied. Words for how far it holds must agree (`bounds`): a book that says "most" does not say "all".
 * @param bounds finds the words of a statement that say how far it holds; null where a language has no such list
 */
export function judge(statement: string, sentence: string, bounds: RegExp | null): Verdict {
  const reference = { kind: 'reference', references: [sentence] } as const;
  const marked = mark({ question: '', rubric: reference, evidence: [], answer: statement });
  const points = marked?.points ?? [];
  if (points.some(({ contradicted }) => contradicted)) return 'no';
  if (marked?.refusal !== null || points.length === 0) return 'open';
  const met = points.filter((point) => point.met).length;
  const agrees =
    bounds === null || wordsIn(statement, bounds).every((word) => wordsIn(sentence, bounds).includes(word));
  return met === points.length && agrees ? 'yes' : 'open';
}

const wordsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].map(([word]) =>
    word.toLowerCase(),
  );
