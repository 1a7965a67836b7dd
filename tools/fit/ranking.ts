/**
 * Fits the ranker of sentences and the decision whether a book answers at all (`functions/src/study/find/model.json`) on the
 * XQuAD folders.
 *
 *   node tools/fit/ranking.ts [--data DIR] [--kept DIR] [--floor N] [--every N] [--write]
 *
 * Prints, language by language, how often the right sentence comes first and among the first two, and which shares of the
 * book's own questions and of absent ones are declined, where a quarter of the articles is left out of the fit, and where the
 * language is; `--write` stores the fit on everything. A question is absent where the pages of its article are taken out of the
 * book. `--kept` names where read books are kept between runs, `--every N` takes each N-th question only, `--floor` sets how
 * far above even odds an answer must be.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DECISION_FEATURES } from '../../functions/src/study/answer/find/answerable.ts';
import { RANK_FEATURES } from '../../functions/src/study/find/features.ts';
import { fitLogistic, type Sample } from './logistic.ts';
import { openFolders } from './ranking/data.ts';
import { type Row, rowsOf } from './ranking/rows.ts';
import { type Choice, fitSoftmax } from './softmax.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/xquad') },
    kept: { type: 'string' },
    floor: { type: 'string', default: '0.8' },
    every: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const floor = Number(values.floor);

/** Wrong candidates beyond so many teach nothing new. */
const MOST_WRONG = 30;
/**
 * Log-odds that each unit of `surprise` takes away. Not fitted: books of one length cannot tell what a word that a longer book
 * does not know is worth; by the chance that such a word is new it would be 12.
 */
const SURPRISE = -4;
const SURPRISING = DECISION_FEATURES.indexOf('surprise');
const FOLDS = 4;

const dot = (features: readonly number[], weights: readonly number[]) =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** What the ranker is fitted on: of each question the right sentences, and of the others those that look best. */
function choices(rows: readonly Row[]): Choice[] {
  const looks = (features: readonly number[]) =>
    (features[RANK_FEATURES.indexOf('ofBestAround')] ?? 0) + (features[RANK_FEATURES.indexOf('passage')] ?? 0);
  return rows.map(({ choice }) => {
    const wrong = choice.filter(({ worth }) => worth === 0);
    const hard = wrong.toSorted((a, b) => looks(b.features) - looks(a.features)).slice(0, MOST_WRONG);
    return [...choice.filter(({ worth }) => worth > 0), ...hard];
  });
}

/** What the decision is fitted on: each question asked of the book, and of the book without its article. */
const samples = (rows: readonly Row[]): Sample[] =>
  rows.flatMap(({ own, absent }) =>
    [own, absent].map((features, at) => ({
      features: features.filter((_, j) => j !== SURPRISING),
      label: 1 - at,
      weight: 1,
      prior: SURPRISE * (features[SURPRISING] ?? 0),
    })),
  );

interface Fit {
  rank: number[];
  decision: number[];
  bias: number;
}

function fitted(rows: readonly Row[]): Fit {
  const { weights, bias } = fitLogistic(samples(rows));
  return { rank: fitSoftmax(choices(rows)), decision: weights.toSpliced(SURPRISING, 0, SURPRISE), bias };
}

/** Shares of the rows: right sentence first, among the first two; declined of the own and of the absent questions. */
function figures(judged: readonly { row: Row; by: Fit }[]) {
  const share = (test: (one: { row: Row; by: Fit }) => boolean) =>
    (judged.filter(test).length / judged.length).toFixed(3);
  const placeOf = ({ row, by }: { row: Row; by: Fit }) => {
    const place = row.choice
      .toSorted((a, b) => dot(b.features, by.rank) - dot(a.features, by.rank))
      .findIndex(({ worth }) => worth > 0);
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  const declines = (features: readonly number[], { decision, bias }: Fit) => dot(features, decision) + bias < floor;
  const first = share((one) => placeOf(one) === 0);
  const two = share((one) => placeOf(one) <= 1);
  const own = share(({ row, by }) => declines(row.own, by));
  const absent = share(({ row, by }) => declines(row.absent, by));
  return `first ${first}, first two ${two}, own declined ${own}, absent declined ${absent}`;
}

const folders = await openFolders(values.data, values.kept);
const rows = folders.flatMap((folder) => rowsOf(folder, Number(values.every)));
const all = fitted(rows);
const byFold = Array.from({ length: FOLDS }, (_, fold) =>
  fitted(rows.filter(({ article }) => article % FOLDS !== fold)),
);
for (const { language } of folders) {
  const own = rows.filter((row) => row.language === language);
  const without = fitted(rows.filter((row) => row.language !== language));
  const folded = own.map((row) => ({ row, by: byFold[row.article % FOLDS] ?? all }));
  console.log(`${language} articles left out: ${figures(folded)}`);
  console.log(`${language} language left out: ${figures(own.map((row) => ({ row, by: without })))}`);
}

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]));
const model = {
  rank: { weights: named(RANK_FEATURES, all.rank) },
  answerable: { weights: named(DECISION_FEATURES, all.decision), bias: Number(all.bias.toFixed(3)), floor },
};
console.log(JSON.stringify(model));
if (values.write) {
  const path = join(import.meta.dirname, '../../functions/src/study/find/model.json');
  // The floors of languages are set by hand, by what is declined of foreign questions.
  const { fittedOn, answerable } = JSON.parse(readFileSync(path, 'utf8')) as {
    fittedOn: string;
    answerable: { floors: Record<string, number> };
  }; // written here
  const kept = { ...model, answerable: { ...model.answerable, floors: answerable.floors } };
  writeFileSync(path, `${JSON.stringify({ fittedOn, ...kept }, null, 2)}\n`);
}
