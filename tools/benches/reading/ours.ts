/** Reads a PDF as the reading child does, pages handed on and not kept; then once more to find its facts, told apart. */
import { readFileSync } from 'node:fs';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { readPages } from '../../../functions/src/book/read/read-pages.ts';
import { buildIndex } from '../../../functions/src/book/search/index.ts';
import { buildKnowledge } from '../../../functions/src/knowledge/index.ts';
import { cpuMs } from '../lib/bench.ts';

const [file = ''] = process.argv.slice(2);
const bytes = () => new Uint8Array(readFileSync(file));
const before = cpuMs();
let pages = 0;
const onPage = (): undefined => {
  pages++;
};
await readPages(bytes(), { onPage });
const ms = cpuMs() - before;
const megabytes = process.resourceUsage().maxRSS / 1_024;
const book = await readPdf(bytes());
const { sentences } = buildIndex(book);
const read = cpuMs();
buildKnowledge(book, sentences);
console.log(JSON.stringify({ ms, pages, megabytes, facts: cpuMs() - read }));
