/**
 * `node tools/fit/marking.ts [--write]`: fits the weights of the first marking on the tuning part of the marked answers and
 * prints how well weights fitted without a question, a subject or a whole set mark just that one. With --write they replace
 * functions/src/study/embedded/mark/weights.ts. The development part is never read.
 *
 * Labels are per answer, the model per point: every point of the reference that fits best carries its answer's label, a
 * share of its weight each; which reference and which stretch fit best is asked of the model of the round before.
 *
 * Macro-F1 (sciEntsBank / beetle) of what was tried, with questions left out: recall of new words alone .66–.69 / .68 at one
 * cut; logistic on 23 features without `alternatives` .65 / .72 (one cut cannot serve one and five references), with it
 * .69 / .72; all 23 with 13 more .69 / .72; boosted trees of depth 3 .70 / .74, no better with subjects left out; without
 * the list of synonyms .69 / .73; word frequencies of train as weights no gain; these five features .71 / .75.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pointContext } from '../../functions/src/study/embedded/mark/features.ts';
import { candidates, type Model, probability } from '../../functions/src/study/embedded/mark/judge.ts';
import { mark } from '../../functions/src/study/embedded/mark/mark.ts';
import { readText } from '../../functions/src/study/embedded/mark/text.ts';
import { plainPoint, pointsOfReference } from '../../functions/src/study/marking/rubric.ts';
import { settleMark } from '../../functions/src/study/marking/settle.ts';
import { agreement, type MarkedAnswer, parseAnswers } from '../eval/marking/figures.ts';
import { fitLogistic, type Sample } from './logistic.ts';

const ROUNDS = 4;
const FOLDS = 8;
/** Before the first fit, the stretch and reference that share most words and most spelling. */
const START: Model = { weights: [1, 1, 1, 0, 0], bias: 0 };

const TRAIN = join(import.meta.dirname, '../../../shared/data/marking/train.jsonl');
const TARGET = join(import.meta.dirname, '../../functions/src/study/embedded/mark/weights.ts');
const rows = parseAnswers(readFileSync(TRAIN, 'utf8'));

/** For each row: references, their points, the stretches of the answer, their features. */
const prepared = rows.map((row) => {
  const question = readText(row.question);
  const answer = readText(row.answer);
  const references = [...new Set(row.references)];
  return references.map((reference) => {
    const whole = readText(plainPoint(reference));
    return pointsOfReference(reference).map((point) =>
      candidates(pointContext(readText(point), question, whole, references.length), answer).map(
        ({ features }) => features,
      ),
    );
  });
});

const surest = (stretches: number[][], model: Model) =>
  stretches.reduce((best, next) => (probability(next, model) > probability(best, model) ? next : best));

function samples(indices: readonly number[], model: Model): Sample[] {
  return indices.flatMap((index) => {
    const readings = (prepared[index] ?? []).map((points) => points.map((stretches) => surest(stretches, model)));
    const mean = (points: number[][]) =>
      points.reduce((sum, features) => sum + probability(features, model), 0) / Math.max(1, points.length);
    const best = readings.reduce((a, b) => (mean(b) > mean(a) ? b : a), readings[0] ?? []);
    return best.map((features) => ({ features, label: rows[index]?.correct ? 1 : 0, weight: 1 / best.length }));
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
