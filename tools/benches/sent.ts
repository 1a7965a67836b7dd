/**
 * Bench: what is sent to a model with a question, and whether the right section is among it. Nothing is sent anywhere: the messages
 * are put together as the engine does it, from the questions of a textbook that tell their pages.
 *
 *   node tools/benches/sent.ts [--each 8]
 *
 * Every eighth question of each kind is taken, or what `--each` says.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { buildIndex } from '../../functions/src/book/search/index.ts';
import { buildKnowledge } from '../../functions/src/knowledge/index.ts';
import { excerptsFor } from '../../functions/src/study/openai/answer/excerpts.ts';
import { outlineOf } from '../../functions/src/study/openai/answer/outline.ts';
import { ANSWER } from '../../functions/src/study/openai/answer/prompt.ts';
import { contextChars } from '../../functions/src/study/openai/models.ts';
import { messagesOf } from '../../functions/src/study/openai/structured.ts';
import { DATA, print, type Row } from './lib/bench.ts';

const { values } = parseArgs({ allowPositionals: true, options: { each: { type: 'string', default: '8' } } });
const BOOKS = [
  ['psychology', 'answers/psychology.pdf', 'answers/questions.jsonl'],
  ['sociology', 'sociology/sociology.pdf', 'sociology/questions.jsonl'],
] as const;
/** What was sent before half of it was left out, of both books (docs/decisions/0022-one-way-to-a-model.md). */
const BEFORE = 16_800;

interface Asked {
  question: string;
  pages: readonly [first: number, last: number];
}

const rows: Row[] = [];
for (const [name, pdf, questions] of BOOKS) {
  if (!existsSync(join(DATA, pdf))) continue;
  const book = await readPdf(new Uint8Array(readFileSync(join(DATA, pdf))));
  const index = buildIndex(book);
  const outline = outlineOf(index);
  const knowledge = buildKnowledge(book, index.sentences);
  const all = readFileSync(join(DATA, questions), 'utf8').trim().split('\n');
  // Our own data, one such object a line.
  const asked = all.filter((_, at) => at % Number(values.each) === 0).map((line) => JSON.parse(line) as Asked);
  let [characters, among] = [0, 0];
  for (const { question, pages } of asked) {
    const excerpts = excerptsFor({ wordings: [question], knowledge }, book, index, contextChars());
    const data = { book: { title: book.title, outline }, earlier: [], excerpts, question };
    characters += JSON.stringify(messagesOf(ANSWER, data)).length;
    among += Number(excerpts.some(({ page }) => page >= pages[0] && page <= pages[1]));
  }
  rows.push(
    {
      what: `sent to a model with a question (characters), ${name}, ${asked.length} questions`,
      ours: characters / asked.length,
      anchor: BEFORE,
      by: 'before half was left out',
      goal: '≤ 14,000',
    },
    {
      what: `the right section is among it, ${name}`,
      ours: among / asked.length,
      anchor: null,
      by: 'share of questions',
      goal: 'as often',
    },
  );
}
if (rows.length === 0) console.log('The textbooks are not here.');
else print(rows);
