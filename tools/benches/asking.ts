/**
 * Bench: how soon a stored book answers. Reads a long book once, stores text and index as the service does, then, in a
 * fresh process each time: loads both and answers a first question; and the same with the index lost.
 *
 *   node tools/benches/asking.ts [FILE.pdf] [--runs 5]
 *
 * The last line is JSON: { pages, passages, textKb, indexKb, buildMs, firstAnswerMs, rebuiltAnswerMs, findQuoteMs }.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findQuote } from '../../functions/src/book/evidence/index.ts';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { buildIndex, packIndex } from '../../functions/src/book/search/index.ts';
import { packBook } from '../../functions/src/stores/book-codec.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const file = positionals[0] ?? join(import.meta.dirname, '../../../shared/data/books/book-en-octave.pdf');
const median = (numbers: number[]) => Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0);

const book = await readPdf(new Uint8Array(readFileSync(file)));
const folder = mkdtempSync(join(tmpdir(), 'folio-asking-'));
try {
  const start = performance.now();
  const index = buildIndex(book);
  const buildMs = Math.round(performance.now() - start);
  const [text, packed] = [packBook(book), packIndex(index, book)];
  writeFileSync(join(folder, 'text'), text);
  writeFileSync(join(folder, 'index'), packed);
  const first = (lost: boolean) =>
    median(
      Array.from({ length: Number(values.runs) }, () => {
        const script = join(import.meta.dirname, 'asking/first-answer.ts');
        const { stdout } = spawnSync(process.execPath, [script, folder, ...(lost ? ['--lost'] : [])], {
          encoding: 'utf8',
        });
        return Number(stdout);
      }),
    );
  const quote = 'these words stand together on no page of any book about anything';
  findQuote(book, quote);
  const search = performance.now();
  findQuote(book, quote);
  const searched = performance.now() - search;
  console.log(
    JSON.stringify({
      pages: book.pages.length,
      passages: index.passages.length,
      textKb: Math.round(text.length / 1024),
      indexKb: Math.round(packed.length / 1024),
      buildMs,
      findQuoteMs: Math.round(searched),
      firstAnswerMs: first(false),
      rebuiltAnswerMs: first(true),
    }),
  );
} finally {
  rmSync(folder, { recursive: true });
}
