/**
 * `npm run eval -- --task marking [--data FILE.jsonl] [--second]`: marks answers that people have marked, with the product's
 * own code, and prints accuracy and macro-F1 by set, then how often it accepts what it must (the reference itself) and
 * what it must not (the question, nothing, "I don't know", the reference denied).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mark } from '../../functions/src/study/embedded/mark/mark.ts';
import { settleMark } from '../../functions/src/study/marking/settle.ts';
import { denials } from './marking/denials.ts';
import { agreement, type MarkedAnswer, parseAnswers } from './marking/figures.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, second: { type: 'boolean' }, task: { type: 'string' } },
  strict: false,
});
const file =
  typeof values.data === 'string'
    ? values.data
    : join(import.meta.dirname, '../../../shared/data/marking/development.jsonl');
const rows = parseAnswers(readFileSync(file, 'utf8'));
const second = values.second === true;

/** The product's verdict; null where it leaves the answer undecided. */
function verdict(
  { question, references }: Pick<MarkedAnswer, 'question' | 'references'>,
  answer: string,
): boolean | null {
  const input = { question, rubric: { kind: 'reference', references }, evidence: [], answer, second } as const;
  return settleMark(input, mark(input))?.is_correct ?? null;
}

const started = performance.now();
const verdicts = rows.map((row) => verdict(row, row.answer));
const perAnswer = (performance.now() - started) / Math.max(1, rows.length);

const questions = [...Map.groupBy(rows, (row) => row.question).values()].flatMap((group) => group.slice(0, 1));
const references = questions.flatMap((row) => row.references.map((reference) => ({ row, reference })));
const share = (answers: readonly { row: MarkedAnswer; answer: string }[]) =>
  answers.length === 0 ? 0 : answers.filter(({ row, answer }) => verdict(row, answer) === true).length / answers.length;

const accepted = {
  reference: share(references.map(({ row, reference }) => ({ row, answer: reference }))),
  question: share(questions.map((row) => ({ row, answer: row.question }))),
  blank: share(questions.map((row) => ({ row, answer: ' ' }))),
  dontKnow: share(questions.flatMap((row) => ["I don't know.", 'idk', 'no idea'].map((answer) => ({ row, answer })))),
  negatedReference: share(
    references.flatMap(({ row, reference }) => denials(reference).map((answer) => ({ row, answer }))),
  ),
};

const sets = Map.groupBy(
  rows.map((row, index) => ({ row, verdict: verdicts[index] ?? null })),
  ({ row }) => row.set,
);
const bySet = Object.fromEntries(
  [...sets].map(([set, marked]) => [set, agreement(marked.map(({ row, verdict }) => [row.correct, verdict]))]),
);
const pooled = agreement(rows.map((row, index) => [row.correct, verdicts[index] ?? null]));
const round = (value: number) => Math.round(value * 1e4) / 1e4;

process.stdout.write(
  `${JSON.stringify({ task: 'marking', ...pooled, bySet, accepted, msPerAnswer: round(perAnswer), marking: second ? 'second' : 'first' }, (_, value) => (typeof value === 'number' ? round(value) : value))}\n`,
);
