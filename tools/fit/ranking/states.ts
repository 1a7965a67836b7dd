/**
 * Fits whether what is shown of a search answers, and chooses the thresholds of the states and of the line. A question is also asked of
 * the book without its chapter, where nothing answers it.
 */
import type { BookIndex } from '../../../functions/src/book/search/build.ts';
import { buildKnowledge, type KnowledgeBase } from '../../../functions/src/knowledge/index.ts';
import { chosenPassages, findPassages } from '../../../functions/src/study/find/passages.ts';
import { readQuestion } from '../../../functions/src/study/find/question.ts';
import { dot } from '../../../functions/src/study/find/rank.ts';
import { readable } from '../../../functions/src/study/find/readable.ts';
import { STATE_FEATURES, stateFeatures } from '../../../functions/src/study/find/states.ts';
import { fitLogistic, weightsOf } from '../logistic.ts';
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
const GOALS = { wrongShown: 0.07, foreignShown: 0.03, absentShown: 0.055, nothingOfOwn: 0.008, lineRight: 0.95 };

/**
 * Log-odds from which a definition is the line: by eye, since a glossary's words are seldom the text's. Of 508 questions that people asked
 * (`evals/ratings`) 15 definitions are above it and 15 right.
 */
const DEFINITION = 0;

interface Seen {
  set: string;
  tunes: boolean;
  sort: 'own' | 'absent' | 'foreign';
  features: number[];
  /** What is shown answers; the best sentence does. */
  shown: boolean;
  best: boolean;
  kind: string;
  /** How likely the best sentence is, if it can be read by itself, else 0. */
  share: number;
  /** Of a definition asked for: its log-odds, and whether it answers. */
  definition: { odds: number; right: boolean } | null;
}

interface Read {
  index: BookIndex;
  facts: KnowledgeBase;
}

function see(folder: Folder, question: string, { index, facts }: Read, asked?: Asked) {
  const search = findPassages(readQuestion(question, index), index, facts);
  const shown = chosenPassages(search, index).flatMap(({ sentences }) => sentences);
  const [best] = search.ranked;
  const { definition } = search;
  const line = best ? readable(best.at, index) : null;
  const isRight = (places: readonly number[] | null) =>
    asked !== undefined && places !== null && answers(asked, places, index);
  return {
    set: folder.name,
    features: stateFeatures(search, index),
    shown: isRight(shown),
    best: isRight(line),
    kind: search.question.kind,
    share: line && best ? best.share : 0,
    definition: definition && { odds: definition.odds, right: isRight(readable(definition.at, index)) },
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
  const isDefinition = ({ kind }: Seen) => kind === 'definition';
  const isOther = (one: Seen) => !isDefinition(one);
  const isLine = (limit: number) => (one: Seen) =>
    isDefinition(one)
      ? one.definition !== null && one.definition.odds >= DEFINITION
      : isAbove(mayHelp)(one) && one.share >= limit;
  const line =
    SHARES.find((limit) => {
      const lines = of('own').filter((one) => isOther(one) && isLine(limit)(one));
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
      lineRight: f(share(lines.filter(isOther), ({ best }) => best)),
      definitionRight: f(share(lines.filter(isDefinition), ({ definition }) => definition?.right ?? false)),
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
    answers: weightsOf(STATE_FEATURES, { weights, bias }),
    thresholds: {
      nothing: Number(nothing.toFixed(2)),
      mayHelp: Number(mayHelp.toFixed(2)),
      line: Number(line.toFixed(2)),
      definition: DEFINITION,
    },
    figures: { tune: figures(tuning), check: figures(check) },
  };
}
