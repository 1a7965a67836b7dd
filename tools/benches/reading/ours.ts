/** Reads a PDF as the reading child does: pages handed on and not kept. */
import { readFileSync } from 'node:fs';
import { readPages } from '../../../functions/src/book/read/read-pages.ts';
import { cpuMs } from '../lib/bench.ts';

const [file = ''] = process.argv.slice(2);
const before = cpuMs();
let pages = 0;
const onPage = (): undefined => {
  pages++;
};
await readPages(new Uint8Array(readFileSync(file)), { onPage });
const megabytes = process.resourceUsage().maxRSS / 1_024;
console.log(JSON.stringify({ ms: cpuMs() - before, pages, megabytes }));
