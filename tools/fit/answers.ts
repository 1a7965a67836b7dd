/**
 * Fits the numbers of `functions/src/study/embedded/answer/weights.ts` on the odd chapters of the answers data (and every
 * second foreign question), prints them, and what each choice of features would have made of the other half.
 *
 *   node tools/fit/answers.ts [--data DIR] [--book FILE.json] [--other FILE.pdf …]
 *
 * `--other` names books on other subjects: the data's questions asked of them are further questions to be declined, looked
 * at but not fitted on.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chaptersOf } from '../../functions/src/book/chapters.ts';
import type { Book } from '../../functions/src/book/model.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { type BookIndex, buildIndex } from '../../functions/src/book/search/build.ts';
import { retrieve } from '../../functions/src/study/embedded/answer/candidates.ts';
import {
  asksOfUnknown,
  DECISION_FEATURES,
  decisionFeatures,
} from '../../functions/src/study/embedded/answer/decide.ts';
import { mentionsOf } from '../../functions/src/study/embedded/answer/mentions.ts';
import { readQuestion } from '../../functions/src/study/embedded/answer/question.ts';
import { contentWords } from '../eval/answers/measures.ts';
import { fitLogistic, type Sample } from './logistic.ts';
import { type Choice, fitSoftmax } from './softmax.ts';

interface Row {
  question: string;
  kind?: string;
  expected?: string;
  pages?: [number, number];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/answers') },
    book: { type: 'string' },
    other: { type: 'string', multiple: true, default: [] },
  },
});

const rowsOf = (name: string) =>
  readFileSync(join(values.data, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row); // the folder's documented form
const open = async (path: string): Promise<Book> =>
  path.endsWith('.json')
    ? (JSON.parse(readFileSync(path, 'utf8')) as Book)
    : readPdf(new Uint8Array(readFileSync(path))); // a read book

const book = await open(values.book && existsSync(values.book) ? values.book : join(values.data, 'psychology.pdf'));
const index = buildIndex(book);
const starts = chaptersOf(book).map((chapter) => chapter.from);
const isTune = (page: number) => starts.filter((start) => start <= page).length % 2 === 1;

function featuresOf(question: string, from: BookIndex): number[] | null {
  const asked = readQuestion(question, from);
  const mentions = mentionsOf(asked, from);
  if (!asked.tells || asksOfUnknown(asked, mentions, from)) return null;
  return decisionFeatures(asked, retrieve(asked, from), mentions, from);
}

interface Judged {
  row: Row;
  /** Null where a rule declines before the model is asked. */
  features: number[] | null;
  own: boolean;
  tune: boolean;
}
const judged: Judged[] = [];
const add = (row: Row, own: boolean, tune: boolean, from: BookIndex) => {
  const features = featuresOf(row.question, from);
  judged.push({ row, features, own, tune });
};
for (const row of rowsOf('questions.jsonl')) add(row, true, isTune(row.pages?.[0] ?? 1), index);
rowsOf('foreign.jsonl').forEach((row, at) => {
  add(row, false, at % 2 === 0, index);
});

/** A foreign question counts as four: there are four times as many of the book's own. */
const FOREIGN_WEIGHT = 4;
const samples = (of: Judged[]): Sample[] =>
  of.flatMap(({ features, own }) =>
    features ? [{ features, label: Number(own), weight: own ? 1 : FOREIGN_WEIGHT }] : [],
  );
const half = (tune: boolean) => judged.filter((one) => one.tune === tune);
const model = fitLogistic(samples(half(true)));
/** What a rule declines scores below everything. */
const score = (features: number[] | null) =>
  features?.reduce((sum, value, at) => sum + value * (model.weights[at] ?? 0), model.bias) ?? Number.NEGATIVE_INFINITY;
const share = (of: Judged[], test: (one: Judged) => boolean) =>
  Number((of.filter(test).length / Math.max(1, of.length)).toFixed(3));
for (const shift of [-1, -0.5, 0, 0.5, 1, 1.5]) {
  const line = [true, false].map((tune) => {
    const own = half(tune).filter((one) => one.own);
    const foreign = half(tune).filter((one) => !one.own);
    return [share(own, (one) => score(one.features) >= shift), share(foreign, (one) => score(one.features) < shift)];
  });
  console.log(`threshold ${shift}: tune answered, declined ${line[0]}; check ${line[1]}`);
}
for (const path of [...values.other, ...positionals]) {
  const other = buildIndex(await open(path));
  const rows = [...rowsOf('questions.jsonl').filter((_, at) => at % 5 === 0), ...rowsOf('foreign.jsonl')];
  const scores = rows
    .map((row) => featuresOf(row.question, other))
    .filter((features) => features !== null)
    .map(score);
  console.log(
    `${path}: declined ${[0, 0.5, 1].map((shift) => (scores.filter((s) => s < shift).length / scores.length).toFixed(3))}`,
  );
}
console.log(
  DECISION_FEATURES.map((name, at) => `${name} ${model.weights[at]?.toFixed(2)}`).join(', '),
  'bias',
  model.bias.toFixed(2),
);

/** A mention counts by how much of the meaning it holds past a quarter, less outside the right section. */
function choiceOf(row: Row): Choice | null {
  const [first, last] = row.pages ?? [0, 0];
  const expected = contentWords(row.expected ?? '');
  const options = mentionsOf(readQuestion(row.question, index), index).map(({ at, features }) => {
    const sentence = index.sentences[at];
    const said = contentWords(sentence?.text ?? '');
    const held = [...expected].filter((word) => said.has(word)).length / Math.max(1, expected.size);
    const inside = sentence !== undefined && sentence.page >= first && sentence.page <= last;
    return { features, worth: Math.max(0, held - 0.25) ** 1.5 * (inside ? 1 : 0.3) + (inside ? 0.02 : 0) };
  });
  return options.length >= 2 ? options : null;
}
const choices = rowsOf('questions.jsonl')
  .filter((row) => row.kind === 'term' && isTune(row.pages?.[0] ?? 1))
  .map(choiceOf)
  .filter((choice) => choice !== null);
console.log(
  'mentions',
  fitSoftmax(choices)
    .map((weight) => Number(weight.toFixed(2)))
    .join(', '),
);
