/**
 * `node tools/fit/marking.ts [--write]`: fits the weights of the first marking on the tuning part of the marked answers and on
 * hard answers of our own (`marking/hard.tsv`), and prints how well weights fitted without a question, a subject or a whole
 * set mark just that one. With --write they replace functions/src/study/grading/model.json. The development part is never
 * read, nor are psychology and sociology.
 *
 * Labels are per answer, the model per reference: the reference that fits best carries its answer's label; which one that is
 * is asked of the model of the round before. What else was tried: docs/decisions/0006-marking-model.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, pointContext } from '../../functions/src/study/grading/features.ts';
import { mark } from '../../functions/src/study/grading/grade.ts';
import { logOdds, type Model, priorOf, wholeFeatures } from '../../functions/src/study/grading/judge.ts';
import { readText } from '../../functions/src/study/grading/text.ts';
import { plainPoint } from '../../functions/src/study/marking/points.ts';
import { gradeAnswer } from '../../functions/src/study/marking/verdict.ts';
import { agreement, type MarkedAnswer, parseAnswers } from '../eval/marking/figures.ts';
import { fitLogistic, type Sample } from './logistic.ts';
import { hardAnswers } from './marking/hard.ts';

const FOLDS = 8;
/** Before the first fit, the reference that shares most words, most spelling and most in order. */
const START: Model = { weights: [2, 1, 2, 0, 0, 0], bias: 0 };
const ROUNDS = 3;

const TRAIN = join(import.meta.dirname, '../../../shared/data/marking/train.jsonl');
const TARGET = join(import.meta.dirname, '../../functions/src/study/grading/model.json');
const HARD = join(import.meta.dirname, 'marking/hard.tsv');
/** Definitions in words of one's own and another term's are told apart by `outcome.ts`, not by these weights. */
const LEFT_OUT = new Set(['own', 'other']);
const rows = [
  ...parseAnswers(readFileSync(TRAIN, 'utf8')),
  ...hardAnswers(readFileSync(HARD, 'utf8')).filter(({ kind }) => !LEFT_OUT.has(kind ?? '')),
];

/** For each row, and each of its references, the features of the whole answer. */
const prepared = rows.map((row) => {
  const question = readText(row.question);
  const answer = readText(row.answer);
  const references = [...new Set(row.references)];
  return references.map((reference) => {
    const whole = readText(plainPoint(reference));
    const context = pointContext(whole, question, { whole, alternatives: references.length, kind: 'reference' });
    return wholeFeatures(context, answer);
  });
});

/** The reference that fits best by the model of the round before carries the answer's label. */
function samples(indices: readonly number[], model: Model): Sample[] {
  return indices.map((index) => {
    const readings = prepared[index] ?? [];
    const features = readings.reduce((a, b) => (logOdds(b, model) > logOdds(a, model) ? b : a));
    return { features, label: rows[index]?.correct ? 1 : 0, weight: 1, prior: priorOf(readings.length) };
  });
}

function fittedOn(indices: readonly number[]): Model {
  let model = START;
  for (let round = 0; round < ROUNDS; round++) model = fitLogistic(samples(indices, model));
  return model;
}

/** Macro-F1 by set of rows marked, by the product's own code, with weights fitted on all other groups. */
function crossValidated(groupOf: (row: MarkedAnswer) => string): string {
  const models = new Map<string, Model>();
  const marked = rows.map((row) => {
    const group = groupOf(row);
    const model =
      models.get(group) ?? fittedOn([...rows.keys()].filter((index) => rows[index] && groupOf(rows[index]) !== group));
    models.set(group, model);
    const input = {
      question: row.question,
      rubric: { kind: 'reference', references: row.references },
      evidence: [],
      answer: row.answer,
    } as const;
    return { row, verdict: gradeAnswer(input, mark(input, model))?.is_correct ?? null };
  });
  const figures = [...Map.groupBy(marked, ({ row }) => row.set)].map(
    ([set, part]) => `${set} ${agreement(part.map(({ row, verdict }) => [row.correct, verdict])).macroF1.toFixed(3)}`,
  );
  return `${figures.join(', ')}, pooled ${agreement(marked.map(({ row, verdict }) => [row.correct, verdict])).macroF1.toFixed(3)}`;
}

const questions = [...new Set(rows.map((row) => row.question))];
const foldOf = new Map(questions.map((question, index) => [question, String(index % FOLDS)]));

const model = fittedOn([...rows.keys()]);
console.log('weights', model);
console.log(
  'questions left out:',
  crossValidated((row) => foldOf.get(row.question) ?? ''),
);
console.log(
  'subjects left out: ',
  crossValidated((row) => /^[^.-]+/.exec(row.id)?.[0] ?? ''),
);
console.log(
  'sets left out:     ',
  crossValidated((row) => row.set),
);

if (process.argv.includes('--write')) {
  const round = (value: number) => Number(value.toFixed(4));
  const weights = Object.fromEntries(FEATURES.map((name, i) => [name, round(model.weights[i] ?? 0)]));
  writeFileSync(TARGET, `${JSON.stringify({ weights, bias: round(model.bias) }, null, 2)}\n`);
}
