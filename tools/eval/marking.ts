/**
 * `npm run eval -- --task marking [--data FILE.jsonl] [--second] [--engine NAME] [--limit N]`: marks answers that people have marked, with the product's
 * own code, and prints accuracy and macro-F1 by set (an answer that is left unsure counts as not accepted), accuracy by kind
 * of answer where the data tells it, then how often it accepts what it must (the reference itself) and
 * what it must not (the question, nothing, "I don't know", the reference denied). `perfect` is what code does to the marks of a
 * model that knows what people said.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gradeAnswer } from '../../functions/src/study/marking/verdict.ts';
import { chosenEngine, orMissed } from './engine/chosen.ts';
import { denials } from './marking/denials.ts';
import { agreement, byKind, type Judged, type MarkedAnswer, parseAnswers } from './marking/figures.ts';
import { perfectMarks } from './marking/perfect.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    second: { type: 'boolean' },
    task: { type: 'string' },
  },
  strict: false,
});
const file =
  typeof values.data === 'string'
    ? values.data
    : join(import.meta.dirname, '../../../shared/data/marking/development.jsonl');
const { name, engine, some, spent } = chosenEngine();
const rows = some(parseAnswers(readFileSync(file, 'utf8')));
const second = values.second === true;

/** The product's mark; `accepted` is null where it leaves the answer undecided. */
async function judged(
  { question, references }: Pick<MarkedAnswer, 'question' | 'references'>,
  answer: string,
): Promise<Pick<Judged, 'accepted' | 'unsure'>> {
  const input = { question, rubric: { kind: 'reference', references }, evidence: [], answer, second } as const;
  const result = gradeAnswer(input, await orMissed(engine().mark(input)));
  return { accepted: result?.is_correct ?? null, unsure: result?.unsure === true };
}

const started = performance.now();
const marks: Judged[] = [];
for (const row of rows) marks.push({ row, ...(await judged(row, row.answer)) });
const perAnswer = (performance.now() - started) / Math.max(1, rows.length);

const questions = [...Map.groupBy(rows, (row) => row.question).values()].flatMap((group) => group.slice(0, 1));
const references = questions.flatMap((row) => row.references.map((reference) => ({ row, reference })));
async function share(answers: readonly { row: MarkedAnswer; answer: string }[]): Promise<number> {
  let accepted = 0;
  for (const { row, answer } of answers) if ((await judged(row, answer)).accepted === true) accepted++;
  return answers.length === 0 ? 0 : accepted / answers.length;
}

const accepted = {
  reference: await share(references.map(({ row, reference }) => ({ row, answer: reference }))),
  question: await share(questions.map((row) => ({ row, answer: row.question }))),
  blank: await share(questions.map((row) => ({ row, answer: ' ' }))),
  dontKnow: await share(
    questions.flatMap((row) => ["I don't know.", 'idk', 'no idea'].map((answer) => ({ row, answer }))),
  ),
  negatedReference: await share(
    references.flatMap(({ row, reference }) => denials(reference).map((answer) => ({ row, answer }))),
  ),
};

const agreed = (those: readonly Judged[]) => ({
  ...agreement(those.map(({ row, accepted }) => [row.correct, accepted])),
  unsure: those.filter(({ unsure }) => unsure).length,
});
const bySet = Object.fromEntries(
  [...Map.groupBy(marks, ({ row }) => row.set)].map(([set, part]) => [set, agreed(part)]),
);
const kinds = byKind(marks);
const pooled = agreed(marks);
const perfect = await perfectMarks(rows);
const round = (value: number) => Math.round(value * 1e4) / 1e4;

process.stdout.write(
  `${JSON.stringify({ task: 'marking', engine: name, ...pooled, bySet, ...(Object.keys(kinds).length > 0 && { byKind: kinds }), accepted, msPerAnswer: round(perAnswer), perfect, marking: second ? 'second' : 'first', ...spent() }, (_, value) => (typeof value === 'number' ? round(value) : value))}\n`,
);
