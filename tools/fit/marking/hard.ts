/** Hard answers of our own: definitions of many subjects, each answered rightly and wrongly in the ways that mislead a marker. */
import type { MarkedAnswer } from '../../eval/marking/figures.ts';

/**
 * Reads `hard.tsv`: a line has a question, its reference, then pairs of a kind and an answer. A kind ends in `+` where the
 * answer is right (own words, terse, close to the book), in `-` where it is wrong (key words swapped, another term's meaning,
 * the kind alone).
 */
export function hardAnswers(lines: string): MarkedAnswer[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line, number) => {
      const [question = '', reference = '', ...pairs] = line.split('\t');
      return pairs.flatMap((kind, at) =>
        at % 2 === 1
          ? []
          : [
              {
                id: `hard${number}.${at / 2}`,
                set: 'hard',
                kind: kind.slice(0, -1),
                question,
                references: [reference],
                answer: pairs[at + 1] ?? '',
                correct: kind.endsWith('+'),
              },
            ],
      );
    });
}
