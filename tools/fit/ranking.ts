/**
 * Fits the ranker of sentences (`functions/src/study/answer/model.json`) on the XQuAD folders.
 *
 *   node tools/fit/ranking.ts [--data DIR] [--kept DIR] [--write]
 *
 * Prints how often the right sentence comes first, and among the first two, where a fifth of the articles or a language is
 * left out of the fit, and of the fit on everything; `--write` stores the latter. `--kept` names where read books are kept
 * between runs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RANK_FEATURES, rankFeatures } from '../../functions/src/study/answer/features.ts';
import { retrieve } from '../../functions/src/study/embedded/answer/candidates.ts';
import { readQuestion } from '../../functions/src/study/embedded/answer/question.ts';
import { showing } from '../../functions/src/study/embedded/answer/signs.ts';
import { bare, type Folder, openFolders } from './ranking/data.ts';
import { type Choice, fitSoftmax } from './softmax.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/xquad') },
    kept: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

interface Row {
  language: string;
  article: string;
  /** Null where retrieval finds no sentence at all. */
  choice: Choice | null;
}

/** Each question's candidates; worth 1 where a candidate is the right sentence and holds the expected words. */
function rowsOf({ language, index, questions }: Folder): Row[] {
  return questions.map(({ question, expected, sentence, pages, article }) => {
    const asked = readQuestion(question, index);
    const places = retrieve(asked, index).candidates;
    const features = rankFeatures({ ...asked, shows: showing(asked) }, places, index);
    const right = bare(sentence);
    const wanted = bare(expected);
    const choice = places.map(({ at }, place) => {
      const { text = '', page = 0 } = index.sentences[at] ?? {};
      const said = bare(text);
      const inPlace = page >= pages[0] && page <= pages[1];
      const overlaps = right.includes(said) || said.includes(right);
      const worth = Number(inPlace && said.includes(wanted) && (overlaps || said.includes(right.slice(0, 40))));
      return { features: features[place] ?? [], worth };
    });
    return { language, article, choice: choice.length > 0 ? choice : null };
  });
}

const scoreOf = (features: readonly number[], weights: readonly number[]) =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Shares of all rows whose right sentence comes first, is among the first two, and is found at all. */
function figures(rows: readonly Row[], weights: readonly number[]) {
  const ranks = rows.map(({ choice }) =>
    choice === null
      ? -1
      : choice
          .toSorted((a, b) => scoreOf(b.features, weights) - scoreOf(a.features, weights))
          .findIndex(({ worth }) => worth > 0),
  );
  const share = (test: (rank: number) => boolean) => (ranks.filter(test).length / ranks.length).toFixed(3);
  return {
    n: rows.length,
    first: share((r) => r === 0),
    two: share((r) => r === 0 || r === 1),
    found: share((r) => r >= 0),
  };
}

/** Wrong candidates beyond so many teach nothing new. */
const MOST_WRONG = 30;
const COVER = RANK_FEATURES.indexOf('ofBestAround');
const PASSAGE = RANK_FEATURES.indexOf('passage');

/** What the fit is made of: of each question the right sentences, and of the others those that look best. */
function choices(rows: readonly Row[]): Choice[] {
  const looks = (features: readonly number[]) => (features[COVER] ?? 0) + (features[PASSAGE] ?? 0);
  return rows.flatMap(({ choice }) => {
    if (!choice) return [];
    const wrong = choice.filter(({ worth }) => worth === 0);
    const hard = wrong.toSorted((a, b) => looks(b.features) - looks(a.features)).slice(0, MOST_WRONG);
    return [[...choice.filter(({ worth }) => worth > 0), ...hard]];
  });
}

const folders = await openFolders(values.data, values.kept);
const rows = folders.flatMap(rowsOf);
const languages = folders.map(({ language }) => language);
const articles = [...new Set(rows.map(({ article }) => article))];
const FOLDS = 5;
const foldOf = (article: string) => articles.indexOf(article) % FOLDS;

const byFold = Array.from({ length: FOLDS }, (_, fold) =>
  fitSoftmax(choices(rows.filter(({ article }) => foldOf(article) !== fold))),
);
const all = fitSoftmax(choices(rows));
for (const language of languages) {
  const own = rows.filter((row) => row.language === language);
  const ranks = Array.from({ length: FOLDS }, (_, fold) => own.filter(({ article }) => foldOf(article) === fold));
  const left = fitSoftmax(choices(rows.filter((row) => row.language !== language)));
  const folds = ranks.map((part, fold) => figures(part, byFold[fold] ?? []));
  const mean = (pick: (one: ReturnType<typeof figures>) => string) =>
    (folds.reduce((sum, one) => sum + one.n * Number(pick(one)), 0) / own.length).toFixed(3);
  console.log(
    language.padEnd(3),
    `articles left out ${mean((one) => one.first)} / ${mean((one) => one.two)}`,
    `language left out ${figures(own, left).first} / ${figures(own, left).two}`,
    `fitted ${figures(own, all).first} / ${figures(own, all).two}`,
    `found ${figures(own, all).found}`,
  );
}
const weights = Object.fromEntries(RANK_FEATURES.map((name, at) => [name, Number((all[at] ?? 0).toFixed(3))]));
console.log(JSON.stringify(weights));
if (values.write) {
  const path = join(import.meta.dirname, '../../functions/src/study/answer/model.json');
  const model = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>; // written by these tools
  writeFileSync(path, `${JSON.stringify({ ...model, rank: { weights } }, null, 2)}\n`);
}
