/**
 * How many answers an unrelated history changes.
 *
 *   node tools/eval/histories.ts [--data DIR] [--every N] [--changes]
 *
 * Each question of `questions.jsonl` in DIR (default ../shared/data/xquad/en; the book beside it) is asked by itself, and once more
 * after two questions of other parts of the book with their answers: every one of these questions stands on its own feet, so that
 * its answer must stay. `--every N` takes each N-th, `--changes` prints what changed. The last line is JSON:
 * { task, language, n, changed, byKind: { kind: { n, changed } } }.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { buildIndex } from '../../functions/src/book/search/build.ts';
import { buildKnowledge } from '../../functions/src/knowledge/index.ts';
import { answerFromBook } from '../../functions/src/study/answer/index.ts';
import type { Turn } from '../../functions/src/study/engine.ts';
import { readQuestion } from '../../functions/src/study/find/question.ts';
import { proveAnswer } from '../../functions/src/study/proof.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/xquad/en') },
    every: { type: 'string', default: '1' },
    changes: { type: 'boolean', default: false },
    task: { type: 'string' },
  },
});

/** Turns before each question, and how far from it in the list they are taken (as a share of it): another article, another chapter. */
const TURNS = 2;
const AWAY = [0.37, 0.71] as const;

const name = readdirSync(values.data).find((one) => one.endsWith('.pdf'));
if (!name) throw new Error(`No PDF in ${values.data}`);
const book = await readPdf(new Uint8Array(readFileSync(join(values.data, name))));
const index = buildIndex(book);
const facts = buildKnowledge(book, index.sentences);
const questions = readFileSync(join(values.data, 'questions.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => (JSON.parse(line) as { question: string }).question) // the data folder's documented form
  .filter((_, at) => at % Number(values.every) === 0);
const ask = (question: string, history: readonly Turn[]) =>
  proveAnswer(book, answerFromBook({ book, index, question, history: [...history] }, facts)).answer;

const alone = questions.map((question) => ask(question, []));
const byKind: Record<string, { n: number; changed: number }> = {};
let changed = 0;
for (const [at, question] of questions.entries()) {
  const history = AWAY.slice(0, TURNS).map((share): Turn => {
    const other = (at + Math.floor(share * questions.length)) % questions.length;
    return { question: questions[other] ?? '', answer: alone[other] ?? '' };
  });
  const { kind } = readQuestion(question, index);
  const tally = byKind[kind] ?? { n: 0, changed: 0 };
  byKind[kind] = tally;
  tally.n++;
  const after = ask(question, history);
  if (after === alone[at]) continue;
  tally.changed++;
  changed++;
  if (values.changes)
    console.log(
      `${question}\n  after: ${history.at(-1)?.question}\n  ${alone[at]?.slice(0, 150)}\n  ${after.slice(0, 150)}`,
    );
}
console.log(JSON.stringify({ task: 'histories', language: book.language, n: questions.length, changed, byKind }));
