/**
 * Fits the search (`functions/src/study/find/model.json`) on questions whose answers are known, in four steps, each on what the one
 * before has written:
 *
 *   node tools/fit/ranking.ts sentences|definitions|passages|states [--data DIR] [--kept DIR] [--every N] [--write]
 *
 * DIR (default ../shared/data) holds `xquad/<language>`, `answers` and `sociology`. Questions of odd chapters tune, those of even ones
 * check; printed are the figures of both halves, set by set. `--kept` names where read books are kept between runs, `--every N` takes
 * each N-th question only, `--only xquad/de` one folder only, `--write` stores the fit. `--rows DIR` keeps what was looked up of each
 * folder, so that folders can be looked up one by one, and the fit made of all of them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RANK_FEATURES } from '../../functions/src/study/find/features.ts';
import {
  chosenPassages,
  findPassages,
  PASSAGE_FEATURES,
  type Search,
} from '../../functions/src/study/find/passages.ts';
import { readQuestion } from '../../functions/src/study/find/question.ts';
import { dot } from '../../functions/src/study/find/rank.ts';
import { type Asked, type Folder, isTuning, openFolders } from './ranking/data.ts';
import { fitDefinitions, termsIn } from './ranking/definitions.ts';
import { answers, worthOf } from './ranking/right.ts';
import { fitStates, seenIn } from './ranking/states.ts';
import { type Choice, fitSoftmax } from './softmax.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data') },
    kept: { type: 'string' },
    every: { type: 'string', default: '1' },
    only: { type: 'string' },
    rows: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const MODEL = join(import.meta.dirname, '../../functions/src/study/find/model.json');
/** Wrong candidates beyond so many teach nothing new. */
const MOST_WRONG = 40;

const paths = [
  ...readdirSync(join(values.data, 'xquad'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(values.data, 'xquad', name)),
  join(values.data, 'answers'),
  join(values.data, 'sociology'),
].filter((path) => values.only === undefined || path.includes(values.only));
const opened = new Map<string, Folder>();
async function open(path: string): Promise<Folder> {
  const [folder] = opened.has(path) ? [opened.get(path)] : await openFolders([path], values.kept);
  if (!folder) throw new Error(path);
  opened.set(path, folder);
  return folder;
}

/** What is looked up of every folder, kept between runs where `--rows` says so. */
async function lookedUp<T>(step: string, look: (folder: Folder) => T[]): Promise<T[]> {
  const all: T[] = [];
  for (const path of paths) {
    const file = values.rows && join(values.rows, `${step}-${path.split('/').slice(-2).join('-')}.json`);
    const known = file && existsSync(file);
    const rows = known ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : look(await open(path)); // written below
    if (file && !known)
      writeFileSync(
        file,
        JSON.stringify(rows, (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)),
      );
    all.push(...rows);
  }
  return all;
}
const some = (folder: Folder) => folder.questions.filter((_, at) => at % Number(values.every) === 0);
const search = ({ index }: Folder, { question }: Asked): Search => findPassages(readQuestion(question, index), index);

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]));

function write(part: Record<string, unknown>): void {
  console.log(JSON.stringify(part, null, 1));
  if (!values.write) return;
  const model = JSON.parse(readFileSync(MODEL, 'utf8')) as Record<string, unknown>; // written here
  writeFileSync(MODEL, `${JSON.stringify({ ...model, ...part }, null, 2)}\n`);
}

interface Row {
  folder: string;
  kind: string;
  tunes: boolean;
  choice: Choice;
}

/** Shares of each set's questions, by half, that pass a test. */
function report(rows: readonly Row[], tests: Record<string, (row: Row) => boolean>): void {
  const groups = Map.groupBy(rows, ({ folder, kind, tunes }) => `${folder} ${kind} ${tunes ? 'tune' : 'check'}`);
  console.table(
    Object.fromEntries(
      [...groups]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, some]) => [
          name,
          {
            n: some.length,
            ...Object.fromEntries(
              Object.entries(tests).map(([test, passes]) => [
                test,
                (some.filter(passes).length / some.length).toFixed(3),
              ]),
            ),
          },
        ]),
    ),
  );
}

/** The place of the first option that is worth anything, by some weights. */
function placeOf({ choice }: Row, weights: readonly number[]): number {
  const place = choice
    .toSorted((a, b) => dot(b.features, weights) - dot(a.features, weights))
    .findIndex(({ worth }) => worth > 0);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

function fitChoices(rows: readonly Row[], names: readonly string[], part: string): void {
  const tuning = rows.filter(({ tunes }) => tunes).map(({ choice }) => choice);
  const weights = fitSoftmax(tuning);
  report(rows, {
    there: ({ choice }) => choice.some(({ worth }) => worth > 0),
    first: (row) => placeOf(row, weights) === 0,
    two: (row) => placeOf(row, weights) <= 1,
    three: (row) => placeOf(row, weights) <= 2,
  });
  const rank = {
    weights: named(names, weights),
    fittedOn: `${tuning.length} questions of odd chapters: xquad (ar de en es ru zh), psychology, sociology`,
  };
  write({ [part]: rank });
}

const rowOf = (folder: Folder, asked: Asked, choice: Choice): Row => ({
  folder: folder.name,
  kind: asked.kind,
  tunes: isTuning(folder, asked),
  choice,
});

const step = positionals[0];
if (step === 'sentences') {
  const looks = (features: readonly number[]) =>
    (features[RANK_FEATURES.indexOf('ofBestAround')] ?? 0) +
    (features[RANK_FEATURES.indexOf('passage')] ?? 0) +
    (features[RANK_FEATURES.indexOf('is')] ?? 0);
  const rows = await lookedUp(step, (folder) =>
    some(folder).map((asked) => {
      const all = search(folder, asked).ranked.map(({ at, features }) => ({
        features,
        worth: worthOf(asked, at, folder.index),
      }));
      const wrong = all.filter(({ worth }) => worth === 0).sort((a, b) => looks(b.features) - looks(a.features));
      return rowOf(folder, asked, [...all.filter(({ worth }) => worth > 0), ...wrong.slice(0, MOST_WRONG)]);
    }),
  );
  fitChoices(rows, RANK_FEATURES, 'rank');
} else if (step === 'passages') {
  const rows = await lookedUp(step, (folder) =>
    some(folder).map((asked) => {
      const { passages } = search(folder, asked);
      const placesOf = ({ first, last }: { first: number; last: number }) =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at);
      return rowOf(
        folder,
        asked,
        passages.map((found) => ({
          features: found.features,
          worth: Number(answers(asked, placesOf(found), folder.index)),
        })),
      );
    }),
  );
  fitChoices(rows, PASSAGE_FEATURES, 'passage');
} else if (step === 'shown') {
  const rows = await lookedUp(step, (folder) =>
    some(folder).map((asked) => {
      const found = search(folder, asked);
      const shown = chosenPassages(found, folder.index);
      const first = answers(asked, shown[0]?.sentences ?? [], folder.index);
      const all = answers(
        asked,
        shown.flatMap(({ sentences }) => sentences),
        folder.index,
      );
      return rowOf(folder, asked, [
        {
          features: [
            Number(first),
            Number(all),
            Number(
              answers(
                asked,
                found.ranked.slice(0, 1).map(({ at }) => at),
                folder.index,
              ),
            ),
          ],
          worth: 1,
        },
      ]);
    }),
  );
  report(rows, {
    best: ({ choice }) => choice[0]?.features[2] === 1,
    first: ({ choice }) => choice[0]?.features[0] === 1,
    all: ({ choice }) => choice[0]?.features[1] === 1,
  });
} else if (step === 'definitions') {
  write(fitDefinitions(await lookedUp(step, (folder) => termsIn(folder, some(folder)))));
} else if (step === 'states') {
  write(fitStates(await lookedUp(step, (folder) => seenIn(folder, some(folder)))));
} else throw new Error('sentences, definitions, passages, shown or states?');
