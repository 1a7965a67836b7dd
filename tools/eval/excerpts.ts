/**
 * Evaluation of what a model is sent with a question: whether the excerpts hold the answer.
 *
 *   node tools/eval/excerpts.ts [--data DIR] --book FILE.json [--room CHARS] [--limit N] [--misses]
 *
 * DIR (default ../shared/data/answers) and the book as for `tools/eval/answers.ts`. `words`: mean share of the expected content
 * words in the excerpts; `whole`: share of the questions of which nine tenths of them are; `section`: an excerpt is from the right
 * pages; `span`: the expected words as they stand; `chars`: mean length. The last line is JSON.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Book } from '../../functions/src/book/model.ts';
import { buildIndex } from '../../functions/src/book/search/build.ts';
import { buildKnowledge } from '../../functions/src/knowledge/index.ts';
import { excerptsFor } from '../../functions/src/study/openai/answer/excerpts.ts';
import { holds, recalled } from './answers/measures.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/answers') },
    book: { type: 'string' },
    room: { type: 'string', default: '9000' },
    limit: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});
if (!values.book || !existsSync(values.book))
  throw new Error('--book names a book that tools/eval/answers.ts has kept.');
const book = JSON.parse(readFileSync(values.book, 'utf8')) as Book; // written by tools/eval/answers.ts
const index = buildIndex(book);
const knowledge = buildKnowledge(book, index.sentences);
const lines = readFileSync(join(values.data, 'questions.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');
const asked = lines
  .map((line) => JSON.parse(line) as { kind: string; question: string; expected: string; pages: [number, number] }) // the data's form
  .slice(0, values.limit === undefined ? undefined : Number(values.limit));

const sums = new Map<
  string,
  { n: number; words: number; whole: number; section: number; span: number; chars: number }
>();
const began = performance.now();
for (const { kind, question, expected, pages } of asked) {
  const excerpts = excerptsFor({ wordings: [question], knowledge }, book, index, Number(values.room));
  const text = excerpts.map((excerpt) => excerpt.text).join('\n');
  const words = recalled(text, expected);
  for (const key of [kind, 'all']) {
    const sum = sums.get(key) ?? { n: 0, words: 0, whole: 0, section: 0, span: 0, chars: 0 };
    sums.set(key, sum);
    sum.n++;
    sum.words += words;
    sum.whole += Number(words >= 0.9);
    sum.section += Number(excerpts.some(({ page }) => page >= pages[0] && page <= pages[1]));
    sum.span += Number(holds(text, expected));
    sum.chars += text.length;
  }
  if (values.misses && words < 0.9)
    console.log(`${words.toFixed(2)} ${question} | ${expected} | p. ${pages.join('-')}`);
}
const ms = (performance.now() - began) / Math.max(1, asked.length);
const share = (part: number, n: number) => Number((part / n).toFixed(3));
const kinds = Object.fromEntries(
  [...sums].map(([kind, { n, words, whole, section, span, chars }]) => [
    kind,
    {
      n,
      words: share(words, n),
      whole: share(whole, n),
      section: share(section, n),
      span: share(span, n),
      chars: Math.round(chars / n),
    },
  ]),
);
console.log(JSON.stringify({ task: 'excerpts', room: Number(values.room), kinds, ms: Number(ms.toFixed(1)) }));
