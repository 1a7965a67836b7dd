/**
 * `node tools/fit/marking.ts [--write]`: fits the weights of the first marking on the tuning part of the marked answers and
 * prints how well weights fitted without a question, a subject or a whole set mark just that one. With --write they replace
 * functions/src/study/grading/weights.ts. The development part is never read.
 *
 * Labels are per answer, the model per point: every point of the reference that fits best carries its answer's label, a
 * share of its weight each; which reference and which stretch fit best is asked of the model of the round before.
 *
 * Macro-F1 (sciEntsBank / beetle) of what was tried, with questions left out: recall of new words alone .66–.69 / .68 at one
 * cut; logistic on 23 features without `alternatives` .65 / .72 (one cut cannot serve one and five references), with it
 * .69 / .72; all 23 with 13 more .69 / .72; boosted trees of depth 3 .70 / .74, no better with subjects left out; without
 * the list of synonyms .69 / .73; word frequencies of train as weights no gain; these five features .71 / .75. Word vectors
 * (GloVe, 100 dimensions, the 40,000 most frequent words) on top of today's features: words aligned by cosine −.002 / +.004,
 * precision of the answer by cosine −.001 / +.001, cosine of the means +.002 to +.004 / +.002 to +.006, all together −.003 / +.002,
 * and no gain on a set left out: not worth 4 MB in every cold start.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pointContext } from '../../functions/src/study/grading/features.ts';
import { mark } from '../../functions/src/study/grading/grade.ts';
import { logOdds, type Model, priorOf, wholeFeatures } from '../../functions/src/study/grading/judge.ts';
import { plainPoint } from '../../functions/src/study/grading/points.ts';
import { readText } from '../../functions/src/study/grading/text.ts';
import { settleMark } from '../../functions/src/study/grading/verdict.ts';
import { agreement, type MarkedAnswer, parseAnswers } from '../eval/marking/figures.ts';
import { fitLogistic, type Sample } from './logistic.ts';

const FOLDS = 8;
/** Before the first fit, the reference that shares most words, most spelling and most in order. */
const START: Model = { weights: [2, 1, 2, 0, 0, 0], bias: 0 };
const ROUNDS = 3;

const TRAIN = join(import.meta.dirname, '../../../shared/data/marking/train.jsonl');
const TARGET = join(import.meta.dirname, '../../functions/src/study/grading/weights.ts');
const rows = parseAnswers(readFileSync(TRAIN, 'utf8'));

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
    return { row, verdict: settleMark(input, mark(input, model))?.is_correct ?? null };
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
  const numbers = model.weights.map((weight) => weight.toFixed(4)).join(', ');
  const source = readFileSync(TARGET, 'utf8')
    .replace(/WEIGHTS: readonly number\[\] = \[[^\]]*\]/, `WEIGHTS: readonly number[] = [${numbers}]`)
    .replace(/BIAS = -?[\d.]+/, `BIAS = ${model.bias.toFixed(4)}`);
  writeFileSync(TARGET, source);
}
