/**
 * Figures for the questions of an engine: `npm run eval -- --task quiz [--data FOLDER] [--sample N] [--seed S] [--engine NAME]`.
 * `--data`: a folder of PDFs; without it, the shared books and the textbook. `--sample`: prints N questions drawn at
 * random, for rating by people, instead of measuring. The last line printed is one line of JSON.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Book } from '../../functions/src/book/model.ts';
import { chosenEngine } from './engine/chosen.ts';
import { readBooks } from './quiz/books.ts';
import { type BookFigures, measureBook } from './quiz/measure.ts';
import { pooled } from './quiz/pooled.ts';
import { printSample } from './quiz/sample.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
    limit: { type: 'string' },
    task: { type: 'string' },
  },
});

const { name, engine, some, spent } = chosenEngine();
const shared = join(import.meta.dirname, '../../../shared/data');
const folders = values.data ? [values.data] : [join(shared, 'books'), join(shared, 'answers')];
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.pdf'))
      .sort()
      .map((name) => join(folder, name)),
  );

const books: { name: string; book: Book }[] = [];
for await (const read of readBooks(files)) {
  if ('failure' in read) console.log(`${read.name}: not read (${read.failure})`);
  else books.push(read);
}

if (values.sample) {
  await printSample(engine, books, Number(values.sample), values.seed);
} else {
  const figures: BookFigures[] = [];
  for (const { name, book } of some(books)) {
    const one = await measureBook(engine, name, book, values.seed);
    figures.push(one);
    console.log(
      `${name}: default ${one.yields.default.join('/')}, large ${one.yields.large.join('/')}, chapters ${one.chapters.touched}/${one.chapters.could}, ${one.ms} ms`,
    );
    for (const problem of one.problems) console.log(`  ! ${problem}`);
  }
  console.log(JSON.stringify({ task: 'quiz', engine: name, ...pooled(figures), ...spent() }));
}
