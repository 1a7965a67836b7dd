/** What finding a book's facts takes, once its text is read and cut into sentences. */
import { readFileSync } from 'node:fs';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { buildIndex } from '../../../functions/src/book/search/index.ts';
import { buildKnowledge } from '../../../functions/src/knowledge/index.ts';
import { cpuMs } from '../lib/bench.ts';

const [file = ''] = process.argv.slice(2);
const book = await readPdf(new Uint8Array(readFileSync(file)));
const { sentences } = buildIndex(book);
const before = cpuMs();
buildKnowledge(book, sentences);
console.log(JSON.stringify({ ms: cpuMs() - before }));
