/**
 * Bench: how soon a stored book answers. Books are read once and stored as the service stores them, behind a stand-in for Cloud
 * Storage; then fresh processes in turns open them through `stores/opened-books.ts` and answer.
 *
 *   node tools/benches/opening.ts [FILE.pdf …] [--turns 5]
 *
 * Rows: the first answer of a process, loading and the first search, from source with all code loaded before and as they are shipped
 * (bundled, with a compile cache, what is loaded late counted), a question on a book that the process keeps, the memory that a kept book takes, quizzes of ten and the memory of a process that writes them. Anchors: unpacking the same bytes with zlib and JSON.parse alone; the same questions with everything at hand.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPdf } from '../../functions/src/book/read/index.ts';
import { buildIndex, packIndex } from '../../functions/src/book/search/index.ts';
import { buildKnowledge, packKnowledge } from '../../functions/src/knowledge/index.ts';
import { packBook } from '../../functions/src/stores/book-codec.ts';
import { FACTS, INDEX, QUIZ, TEXT } from '../../functions/src/stores/file-names.ts';
import { packMaterial } from '../../functions/src/study/quiz/material.ts';
import { booksFor, inTurns, type Program, print, type Row } from './lib/bench.ts';
import { shipped } from './lib/shipped.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { turns: { type: 'string', default: '5' } },
});
const files = booksFor(positionals, ['answers/psychology.pdf', 'books/book-en-octave.pdf']);
if (files.length === 0) console.log('No book here: name a PDF.');

const asBundled = await shipped(join(import.meta.dirname, 'opening', 'fresh.ts'));
const quizAsBundled = await shipped(join(import.meta.dirname, 'opening', 'quiz.ts'));

const rows: Row[] = [];
for (const file of files) {
  const folder = mkdtempSync(join(tmpdir(), 'folio-opening-'));
  try {
    const book = await readPdf(new Uint8Array(readFileSync(file)));
    const index = buildIndex(book);
    writeFileSync(join(folder, TEXT), packBook(book));
    writeFileSync(join(folder, INDEX), packIndex(index, book));
    const knowledge = buildKnowledge(book, index.sentences);
    writeFileSync(join(folder, FACTS), packKnowledge(knowledge, book, index.sentences));
    writeFileSync(join(folder, QUIZ), packMaterial(book, knowledge));
    const program = (name: string): Program => [
      join(import.meta.dirname, 'opening', name),
      folder,
      String(book.pages.length),
    ];
    const cached: Program = [asBundled.start, folder];
    const quizzes: Program = [quizAsBundled.start, folder, String(book.pages.length)];
    inTurns(1, { cached, quizzes });
    const { fresh, asShipped, bare, kept, quiz } = inTurns(Number(values.turns), {
      fresh: program('fresh.ts'),
      asShipped: cached,
      bare: program('bare.ts'),
      kept: program('kept.ts'),
      quiz: quizzes,
    });
    const name = `${basename(file)}, ${book.pages.length} pages`;
    const anchor = bare.unpacked ?? 0;
    const by = 'zlib and JSON.parse';
    rows.push(
      {
        what: `first answer of a process, ${name}`,
        ours: fresh.answered ?? 0,
        anchor,
        by,
        goal: '110 ms at 1,158 pages',
      },
      { what: `load and first search, ${name}`, ours: fresh.searched ?? 0, anchor, by, goal: '50 ms at 1,158 pages' },
      {
        what: `first answer of a process as shipped, ${name}`,
        ours: asShipped.answered ?? 0,
        anchor,
        by,
        goal: '110 ms at 1,158 pages',
      },
      {
        what: `load and first search as shipped, ${name}`,
        ours: asShipped.searched ?? 0,
        anchor,
        by,
        goal: '50 ms at 1,158 pages',
      },
      {
        what: `a question on a kept book, ${name}`,
        ours: kept.asked ?? 0,
        anchor: kept.atHand ?? 0,
        by: 'everything at hand',
        goal: '≤ 1.5 ×',
      },
      {
        what: `memory of a kept book (MB), ${name}`,
        ours: kept.megabytes ?? 0,
        anchor: null,
        by: 'bound: 2,500 pages a process',
      },
      {
        what: `a first quiz of ten as shipped, ${name}`,
        ours: quiz.first ?? 0,
        anchor,
        by,
        goal: '1,000 ms at 1,158 pages',
      },
      {
        what: `the next quizzes of ten as shipped, ${name}`,
        ours: quiz.next ?? 0,
        anchor,
        by,
        goal: '300 ms at 1,158 pages',
      },
      {
        what: `highest memory of a process that wrote four, as shipped (MB), ${name}`,
        ours: quiz.megabytes ?? 0,
        anchor: null,
        by: 'its code among it',
        goal: '350 MB at 1,158 pages',
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
asBundled.remove();
quizAsBundled.remove();
print(rows);
