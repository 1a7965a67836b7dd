/**
 * Whether hints give the answer away: `npm run eval -- --task hints [--data FOLDER] [--seeds N]`. Quizzes are written from the
 * books of a folder (without it, the shared ones), and every step of every question's hints is read by the marker's own reading
 * of words (`readText`), which is not the one that the hints are masked with. The last line printed is one line of JSON.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenEngine } from './engine/chosen.ts';
import { hintCases } from './hints/cases.ts';
import { type HintFigures, measureHints, summed } from './hints/measures.ts';
import { readBooks } from './quiz/books.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seeds: { type: 'string', default: '2' },
    engine: { type: 'string' },
    task: { type: 'string' },
  },
});
const { engine } = chosenEngine();
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

const all: HintFigures[] = [];
for await (const read of readBooks(files)) {
  if ('failure' in read) continue;
  const figures = measureHints(await hintCases(engine(), read.book, Number(values.seeds)));
  all.push(figures);
  const { questions, leaks, found } = figures;
  console.log(`${read.name} (${read.book.language ?? 'und'}): ${questions} questions, ${leaks} leak`);
  for (const leak of found) console.log(`  ! ${leak}`);
}
console.log(JSON.stringify({ task: 'hints', ...summed(all) }));
