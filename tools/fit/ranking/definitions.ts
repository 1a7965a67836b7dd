/**
 * Fits which sentence says what a subject is (`functions/src/study/find/definition.ts`) on the terms of glossaries: a sentence is right if it
 * has half of the glossary's words. Of a book without the term's chapter none is.
 */
import type { BookIndex } from '../../../functions/src/book/search/build.ts';
import { buildKnowledge, type KnowledgeBase } from '../../../functions/src/knowledge/index.ts';
import { DEFINITION_FEATURES, definitionsAmong } from '../../../functions/src/study/find/definition.ts';
import { findPassages } from '../../../functions/src/study/find/passages.ts';
import { readQuestion } from '../../../functions/src/study/find/question.ts';
import { dot } from '../../../functions/src/study/find/rank.ts';
import { readable } from '../../../functions/src/study/find/readable.ts';
import { fitLogistic, weightsOf } from '../logistic.ts';
import { type Asked, type Folder, isTuning, withoutChapters } from './data.ts';
import { answers } from './right.ts';

interface Term {
  set: string;
  tunes: boolean;
  absent: boolean;
  /** What may say what it is. */
  options: { features: readonly number[]; right: boolean }[];
  /** The likeliest sentence does. */
  likeliest: boolean;
}

const PARTS = [0, 1, 2];

/** The terms of a folder, each asked of the book and of the book without its chapter. */
export function termsIn(folder: Folder, questions: readonly Asked[]): Term[] {
  const read = (index: BookIndex) => ({ index, facts: buildKnowledge(folder.book, index.sentences) });
  const whole = read(folder.index);
  const parts = PARTS.map((part) => read(withoutChapters(folder, part)));
  const optionsOf = (asked: Asked, { index, facts }: { index: BookIndex; facts: KnowledgeBase }, isAbsent: boolean) => {
    const { question, ranked } = findPassages(readQuestion(asked.question, index), index);
    const isRight = (at: number) => !isAbsent && answers(asked, readable(at, index) ?? [], index);
    const options = definitionsAmong(question, ranked, facts, index).map(({ at, features }) => ({
      features,
      right: isRight(at),
    }));
    return { options, likeliest: isRight(ranked[0]?.at ?? -1) };
  };
  return questions
    .filter(({ kind }) => kind === 'term')
    .flatMap((asked) => {
      const known = { set: folder.name, tunes: isTuning(folder, asked) };
      const without = parts[folder.chapterOf(asked.pages[0]) % PARTS.length] ?? whole;
      return [
        { ...known, absent: false, ...optionsOf(asked, whole, false) },
        { ...known, absent: true, ...optionsOf(asked, without, true) },
      ];
    });
}

/** The share of terms whose line is looked at. */
const COVERED = [0.3, 0.4, 0.5];

export function fitDefinitions(terms: readonly Term[]): Record<string, unknown> {
  const tuning = terms.filter(({ tunes }) => tunes);
  const fit = fitLogistic(
    tuning.flatMap(({ options }) =>
      options.map(({ features, right }) => ({ features, label: Number(right), weight: 1 })),
    ),
  );
  const own = terms.filter(({ absent }) => !absent);
  console.table(
    Object.fromEntries(
      [...Map.groupBy(own, ({ set, tunes }) => `${set} ${tunes ? 'tune' : 'check'}`)].map(([name, some]) => {
        const best = some
          .map(({ options, likeliest }) => {
            const [first] = options
              .map(({ features, right }) => ({ right, odds: dot(features, fit.weights) + fit.bias }))
              .sort((a, b) => b.odds - a.odds);
            return first ?? { right: likeliest, odds: Number.NEGATIVE_INFINITY };
          })
          .sort((a, b) => b.odds - a.odds);
        const rightOf = (rows: readonly { right: boolean }[]) =>
          (rows.filter(({ right }) => right).length / rows.length).toFixed(3);
        const covered = COVERED.map((share) => {
          const lines = best.slice(0, Math.round(share * some.length));
          return [`of ${share}`, `${rightOf(lines)} from ${lines.at(-1)?.odds.toFixed(2)}`];
        });
        const likeliest = rightOf(some.map(({ likeliest }) => ({ right: likeliest })));
        return [name, { n: some.length, likeliest, best: rightOf(best), ...Object.fromEntries(covered) }];
      }),
    ),
  );
  return {
    definition: {
      ...weightsOf(DEFINITION_FEATURES, fit),
      fittedOn: `${tuning.length / 2} terms of odd chapters of two glossaries: psychology, sociology`,
    },
  };
}
