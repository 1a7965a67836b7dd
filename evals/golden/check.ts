/** `node evals/golden/check.ts`: fails where a golden file names a page on which its words or its quote do not stand. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textOf } from '../../functions/src/book/pages.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';

type Question = { id: string; kind: string; question: string; pages: number[]; words: string[]; after?: string };
type Mark = { id: string; references: string[]; page: number; quote: string; answer: string; verdict: string };

const BOOKS = {
  en: '../../tools/coursebook/how-memory-works.pdf',
  de: 'de/book.pdf',
  es: 'es/book.pdf',
  zh: 'zh/book.pdf',
  ar: 'ar/book.pdf',
};
const KINDS = 'definition fact list comparison why howto paraphrase summary twopart followup foreign nearmiss'.split(
  ' ',
);
const VERDICTS = ['right', 'wrong', 'open'];

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));
const lines = <T>(path: string): T[] =>
  read(path)
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** White space is one space, and none between two Chinese characters or marks: there it is only where a line ended. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\p{sc=Han}，。；：、]) | (?=[\p{sc=Han}，。；：、])/gu, '');

const faults: string[] = [];
const ids = new Set<string>();
for (const [language, path] of Object.entries(BOOKS)) {
  const book = await readPdf(Uint8Array.from(read(path)));
  const has = (page: number, text: string) => fold(textOf(book, page)).toLowerCase().includes(fold(text).toLowerCase());
  const fault = (id: string, what: string) => faults.push(`${id}: ${what}`);
  const take = (id: string) => (ids.has(id) ? fault(id, 'is there twice') : ids.add(id));

  for (const { id, kind, pages, words, after } of lines<Question>(`${language}/questions.jsonl`)) {
    take(id);
    const answered = kind !== 'foreign' && kind !== 'nearmiss';
    if (!KINDS.includes(kind)) fault(id, `no such kind: ${kind}`);
    if ((kind === 'followup') !== (after !== undefined)) fault(id, 'only a followup has "after"');
    if (answered !== pages.length > 0 || answered !== words.length > 0) fault(id, 'pages or words missing or too many');
    for (const word of words) if (!pages.some((page) => has(page, word))) fault(id, `not on its pages: ${word}`);
    for (const page of pages) if (!words.some((word) => has(page, word))) fault(id, `nothing on page ${page}`);
  }
  for (const { id, references, page, quote, answer, verdict } of lines<Mark>(`${language}/marking.jsonl`)) {
    take(id);
    if (!VERDICTS.includes(verdict)) fault(id, `no such verdict: ${verdict}`);
    if (references.length === 0 || typeof answer !== 'string') fault(id, 'no reference or no answer');
    if (!has(page, quote)) fault(id, `not on page ${page}: ${quote}`);
  }
}
console.log(faults.length > 0 ? faults.join('\n') : `${ids.size} golden lines, all found in their books`);
process.exitCode = faults.length > 0 ? 1 : 0;
