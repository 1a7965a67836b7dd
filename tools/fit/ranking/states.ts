/**
 * Fits the decisions about a search: whether what is shown answers, and whether the best sentence alone does; and chooses the
 * thresholds. A question is also asked of the book without its chapter, where nothing answers it.
 */
import type { BookIndex } from '../../../functions/src/book/search/build.ts';
import { lineAt } from '../../../functions/src/study/find/line.ts';
import { chosenPassages, findPassages } from '../../../functions/src/study/find/passages.ts';
import { readQuestion } from '../../../functions/src/study/find/question.ts';
import { dot } from '../../../functions/src/study/find/rank.ts';
import { STATE_FEATURES, stateFeatures } from '../../../functions/src/study/find/states.ts';
import { fitLogistic } from '../logistic.ts';
import { type Asked, type Folder, isTuning, withoutChapters } from './data.ts';
import { answers } from './right.ts';

/** A book that lacks the answer is asked as often as one that has it, and counts this much: a fifth of questions are such. */
const ABSENT_OF = 2;
const ABSENT_WEIGHT = 0.8;
const FOREIGN_WEIGHT = 1;
const PARTS = [0, 1, 2];

/** Chosen on the tuning halves: shares of what is shown as an answer, of what is not in the book, of the line. */
const GOALS = { wrongShown: 0.07, foreignShown: 0.03, absentShown: 0.1, nothingOfOwn: 0.03, lineRight: 0.96 };

interface Seen {
  set: string;
  tunes: boolean;
  sort: 'own' | 'absent' | 'foreign';
  features: number[];
  /** What is shown answers; the best sentence does. */
  shown: boolean;
  best: boolean;
  /** The best sentence has the form of a line; it is a definition. */
  fit: boolean;
  defines: boolean;
}

function see(folder: Folder, question: string, index: BookIndex, asked?: Asked) {
  const search = findPassages(readQuestion(question, index), index);
  const shown = chosenPassages(search, index).flatMap(({ sentences }) => sentences);
  const line = lineAt(search, index);
  const best = line ?? search.ranked[0]?.at ?? -1;
  return {
    set: folder.name,
    features: stateFeatures(search, index),
    shown: asked !== undefined && answers(asked, shown, index),
    best: asked !== undefined && answers(asked, [best], index),
    fit: line !== null,
    defines: search.question.kind === 'definition',
  };
}

/** What was found of the questions of a folder, of some of them in the book without their chapter, and of foreign ones. */
export function seenIn(folder: Folder, questions: readonly Asked[]): Seen[] {
  const seen: Seen[] = [];
  const parts = PARTS.map((part) => withoutChapters(folder, part));
  for (const [at, asked] of questions.entries()) {
    const tunes = isTuning(folder, asked);
    seen.push({ ...see(folder, asked.question, folder.index, asked), tunes, sort: 'own' });
    const without = at % ABSENT_OF === 0 ? parts[folder.chapterOf(asked.pages[0]) % PARTS.length] : undefined;
    if (without) seen.push({ ...see(folder, asked.question, without), tunes, sort: 'absent' });
  }
  folder.foreign.forEach((question, at) => {
    seen.push({ ...see(folder, question, folder.index), tunes: at % 2 === 0, sort: 'foreign' });
  });
  return seen;
}

export function fitStates(seen: readonly Seen[]): Record<string, unknown> {
  const tuning = seen.filter(({ tunes }) => tunes);
  const weightOf = { own: 1, absent: ABSENT_WEIGHT, foreign: FOREIGN_WEIGHT };
  const fitted = (label: (one: Seen) => boolean, rows: readonly Seen[]) =>
    fitLogistic(rows.map((one) => ({ features: one.features, label: Number(label(one)), weight: weightOf[one.sort] })));
  const answersFit = fitted(({ shown }) => shown, tuning);
  const lineFit = fitted(
    ({ best }) => best,
    tuning.filter(({ fit, defines }) => fit && !defines),
  );
  const odds =
    ({ weights, bias }: typeof answersFit) =>
    (one: Seen) =>
      dot(one.features, weights) + bias;
  const [answersOdds, lineOdds] = [odds(answersFit), odds(lineFit)];

  const grid = Array.from({ length: 121 }, (_, step) => -3 + step * 0.05);
  const share = (rows: readonly Seen[], test: (one: Seen) => boolean) =>
    rows.length === 0 ? 0 : rows.filter(test).length / rows.length;
  const of = (sort: Seen['sort'], rows: readonly Seen[] = tuning) => rows.filter((one) => one.sort === sort);
  const isAbove = (limit: number) => (one: Seen) => answersOdds(one) >= limit;
  const mayHelp =
    grid.find(
      (limit) =>
        share(of('foreign'), isAbove(limit)) <= GOALS.foreignShown &&
        share(of('own'), (one) => isAbove(limit)(one) && !one.shown) <= GOALS.wrongShown,
    ) ?? 3;
  const nothing = grid.findLast((limit) => share(of('own'), (one) => !isAbove(limit)(one)) <= GOALS.nothingOfOwn) ?? -3;
  // What defines is a line wherever the passages answer at all: chosen by eye, since a glossary's words are seldom the text's.
  const isLine = (limit: number) => (one: Seen) => one.fit && (one.defines || lineOdds(one) >= limit);
  const line =
    grid.find((limit) => {
      const lines = of('own').filter((one) => !one.defines && isLine(limit)(one));
      return lines.length > 0 && share(lines, ({ best }) => best) >= GOALS.lineRight;
    }) ?? 3;

  const figures = (rows: readonly Seen[]) => {
    const own = of('own', rows);
    const lines = own.filter((one) => isLine(line)(one) && isAbove(mayHelp)(one));
    const f = (value: number) => Number(value.toFixed(3));
    return {
      n: own.length,
      holds: f(share(own, ({ shown }) => shown)),
      shown: f(share(own, isAbove(mayHelp))),
      shownWrong: f(share(own, (one) => isAbove(mayHelp)(one) && !one.shown)),
      nothing: f(share(own, (one) => !isAbove(nothing)(one))),
      line: f(lines.length / Math.max(1, own.length)),
      lineRight: f(
        share(
          lines.filter(({ defines }) => !defines),
          ({ best }) => best,
        ),
      ),
      definitionRight: f(
        share(
          lines.filter(({ defines }) => defines),
          ({ best }) => best,
        ),
      ),
      absentShown: f(share(of('absent', rows), isAbove(mayHelp))),
      absentNothing: f(share(of('absent', rows), (one) => !isAbove(nothing)(one))),
      absentLine: f(share(of('absent', rows), (one) => isLine(line)(one) && isAbove(mayHelp)(one))),
      foreignShown: f(share(of('foreign', rows), isAbove(mayHelp))),
      foreignNothing: f(share(of('foreign', rows), (one) => !isAbove(nothing)(one))),
    };
  };
  const groups = Map.groupBy(seen, ({ set, tunes }) => `${set} ${tunes ? 'tune' : 'check'}`);
  console.table(
    Object.fromEntries([...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, rows]) => [name, figures(rows)])),
  );
  const check = seen.filter(({ tunes }) => !tunes);
  const named = ({ weights, bias }: typeof answersFit) => ({
    weights: Object.fromEntries(STATE_FEATURES.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))])),
    bias: Number(bias.toFixed(3)),
  });
  return {
    answers: named(answersFit),
    line: named(lineFit),
    thresholds: {
      nothing: Number(nothing.toFixed(2)),
      mayHelp: Number(mayHelp.toFixed(2)),
      line: Number(line.toFixed(2)),
    },
    figures: { tune: figures(tuning), check: figures(check) },
  };
}
