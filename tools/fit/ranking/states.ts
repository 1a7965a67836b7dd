/**
 * Fits whether what is shown of a search answers, and chooses the thresholds of the states and of the line. A question is also asked of
 * the book without its chapter, where nothing answers it.
 */
import type { BookIndex } from '../../../functions/src/book/search/build.ts';
import { buildKnowledge, type KnowledgeBase } from '../../../functions/src/knowledge/index.ts';
import { lineAt, readable } from '../../../functions/src/study/find/line.ts';
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
/** From which share of the ranker on its best sentence is a line: looked for from the lowest on. */
const SHARES = Array.from({ length: 50 }, (_, step) => 0.5 + step / 100);

/**
 * Chosen on the tuning halves: shares of what is shown as an answer, of what is not in the book, of the line. Own questions of these sets
 * repeat the book's words: of 373 that people put in their own words (`evals/ratings`) .03 find nothing by this, at the .03 of these
 * sets .10 would (a third of the paraphrases); 17 of 42 absent ones do, 36 would, and the others are labelled.
 */
const GOALS = { wrongShown: 0.07, foreignShown: 0.03, absentShown: 0.055, nothingOfOwn: 0.008, lineRight: 0.94 };

interface Seen {
  set: string;
  tunes: boolean;
  sort: 'own' | 'absent' | 'foreign';
  features: number[];
  /** What is shown answers; the best sentence does. */
  shown: boolean;
  best: boolean;
  /** How likely the best sentence is, if it can be read by itself, else 0; a definition is asked for, and one is found. */
  share: number;
  defines: boolean;
  defined: boolean;
}

interface Read {
  index: BookIndex;
  facts: KnowledgeBase;
}

function see(folder: Folder, question: string, { index, facts }: Read, asked?: Asked) {
  const search = findPassages(readQuestion(question, index), index);
  const { subject, kind } = search.question;
  const shown = chosenPassages(search, index).flatMap(({ sentences }) => sentences);
  const [best] = search.ranked;
  const line = best ? readable(best.at, index) : null;
  const stated = new Set(subject === null ? [] : facts.definitionsOf(subject).map(({ stored }) => stored.first));
  const defines = kind === 'definition';
  return {
    set: folder.name,
    features: stateFeatures(search, index),
    shown: asked !== undefined && answers(asked, shown, index),
    best: asked !== undefined && answers(asked, line ?? [best?.at ?? -1], index),
    share: line ? (best?.share ?? 0) : 0,
    defines,
    defined: defines && lineAt(search, index, stated) !== null,
  };
}

/** What was found of the questions of a folder, of some of them in the book without their chapter, and of foreign ones. */
export function seenIn(folder: Folder, questions: readonly Asked[]): Seen[] {
  const seen: Seen[] = [];
  const withFacts = (index: BookIndex, book = folder.book) => ({ index, facts: buildKnowledge(book, index.sentences) });
  const whole = withFacts(folder.index);
  const parts = PARTS.map((part) => withFacts(withoutChapters(folder, part)));
  for (const [at, asked] of questions.entries()) {
    const tunes = isTuning(folder, asked);
    seen.push({ ...see(folder, asked.question, whole, asked), tunes, sort: 'own' });
    const without = at % ABSENT_OF === 0 ? parts[folder.chapterOf(asked.pages[0]) % PARTS.length] : undefined;
    if (without) seen.push({ ...see(folder, asked.question, without), tunes, sort: 'absent' });
  }
  folder.foreign.forEach((question, at) => {
    seen.push({ ...see(folder, question, whole), tunes: at % 2 === 0, sort: 'foreign' });
  });
  return seen;
}

export function fitStates(seen: readonly Seen[]): Record<string, unknown> {
  const tuning = seen.filter(({ tunes }) => tunes);
  const weightOf = { own: 1, absent: ABSENT_WEIGHT, foreign: FOREIGN_WEIGHT };
  const { weights, bias } = fitLogistic(
    tuning.map(({ features, shown, sort }) => ({ features, label: Number(shown), weight: weightOf[sort] })),
  );
  const answersOdds = ({ features }: Seen) => dot(features, weights) + bias;

  const grid = Array.from({ length: 161 }, (_, step) => -5 + step * 0.05);
  const share = (rows: readonly Seen[], test: (one: Seen) => boolean) =>
    rows.length === 0 ? 0 : rows.filter(test).length / rows.length;
  const of = (sort: Seen['sort'], rows: readonly Seen[] = tuning) => rows.filter((one) => one.sort === sort);
  const isAbove = (limit: number) => (one: Seen) => answersOdds(one) >= limit;
  const mayHelp =
    grid.find(
      (limit) =>
        share(of('foreign'), isAbove(limit)) <= GOALS.foreignShown &&
        share(of('absent'), isAbove(limit)) <= GOALS.absentShown &&
        share(of('own'), (one) => isAbove(limit)(one) && !one.shown) <= GOALS.wrongShown,
    ) ?? 3;
  const nothing = grid.findLast((limit) => share(of('own'), (one) => !isAbove(limit)(one)) <= GOALS.nothingOfOwn) ?? -3;
  // How sure a definition must be is no part of this: a glossary's words are seldom the text's (`settings.ts`).
  const isLine = (limit: number) => (one: Seen) =>
    isAbove(mayHelp)(one) && (one.defines ? one.defined : one.share >= limit);
  const line =
    SHARES.find((limit) => {
      const lines = of('own').filter((one) => !one.defines && isLine(limit)(one));
      return lines.length > 0 && share(lines, ({ best }) => best) >= GOALS.lineRight;
    }) ?? 1;

  const figures = (rows: readonly Seen[]) => {
    const own = of('own', rows);
    const lines = own.filter(isLine(line));
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
      absentLine: f(share(of('absent', rows), isLine(line))),
      foreignShown: f(share(of('foreign', rows), isAbove(mayHelp))),
      foreignNothing: f(share(of('foreign', rows), (one) => !isAbove(nothing)(one))),
    };
  };
  const groups = Map.groupBy(seen, ({ set, tunes }) => `${set} ${tunes ? 'tune' : 'check'}`);
  console.table(
    Object.fromEntries([...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, rows]) => [name, figures(rows)])),
  );
  const check = seen.filter(({ tunes }) => !tunes);
  return {
    answers: {
      weights: Object.fromEntries(STATE_FEATURES.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))])),
      bias: Number(bias.toFixed(3)),
    },
    thresholds: {
      nothing: Number(nothing.toFixed(2)),
      mayHelp: Number(mayHelp.toFixed(2)),
      line: Number(line.toFixed(2)),
    },
    figures: { tune: figures(tuning), check: figures(check) },
  };
}
