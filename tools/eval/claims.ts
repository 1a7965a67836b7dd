/**
 * Evaluation of what is checked of a model's claims: true ones that are kept, false ones that are caught, by what is false in them.
 *
 *   node tools/eval/claims.ts [--data DIR] --claims FILE [--misses]
 *
 * DIR (default ../shared/data) holds the books that FILE names, a claim a line: { id, pdf (below DIR), page, quote, question, claim, true,
 * kind (of what is false) }. The last line is JSON: { task, true: { n, kept }, caught: { digits: { n, caught }, … } }.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Book } from '../../functions/src/book/model.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { checkClaim } from '../../functions/src/study/openai/answer/claims.ts';
import { surroundingsOf } from '../../functions/src/study/openai/answer/surroundings.ts';
import { onItsPages } from '../../functions/src/study/openai/on-its-pages.ts';
import { readLines } from './shelf/books.ts';

interface Written {
  id: string;
  /** Below the data folder. */
  pdf: string;
  page: number;
  quote: string;
  question: string;
  claim: string;
  true: boolean;
  kind: string;
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../../shared/data') },
    claims: { type: 'string' },
    misses: { type: 'boolean', default: false },
    task: { type: 'string' },
  },
});

if (!values.claims) throw new Error('--claims names a file of claims.');

const books = new Map<string, Book>();
async function bookOf(pdf: string): Promise<Book> {
  const book = books.get(pdf) ?? (await readPdf(new Uint8Array(await readFile(join(values.data, pdf)))));
  books.set(pdf, book);
  return book;
}

const kept = { n: 0, kept: 0 };
const caught: Record<string, { n: number; caught: number }> = {};
for (const { id, pdf, page, quote, question, claim, true: isTrue, kind } of await readLines<Written>(values.claims)) {
  const book = await bookOf(pdf);
  const checked = checkClaim(
    { form: 'paragraph', text: claim, quotes: [{ page, quote }] },
    (one) => onItsPages(book, one),
    (quotes) => surroundingsOf(book, quotes, question),
  );
  const holds = 'claim' in checked;
  if (isTrue) {
    kept.n++;
    kept.kept += Number(holds);
  } else {
    caught[kind] ??= { n: 0, caught: 0 };
    caught[kind].n++;
    caught[kind].caught += Number(!holds);
  }
  if (values.misses && holds !== isTrue)
    console.log(`${id} ${kind} | ${claim} | ${'reason' in checked ? checked.reason : quote}`);
}
console.log(JSON.stringify({ task: 'claims', true: kept, caught }));
