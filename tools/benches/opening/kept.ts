/**
 * A process that keeps its books: the same questions through `stores/opened-books.ts`, as a call asks them once it has read the
 * document, and with book, index and facts at hand. A stand-in for Cloud Storage on the loopback serves the stored files.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { Owned } from '../../../functions/src/stores/documents.ts';
import { embedded } from '../../../functions/src/study/engines.ts';
import { cpuMs, median } from '../lib/bench.ts';
import { QUESTIONS } from './questions.ts';

const [folder = '.', pages = '1'] = process.argv.slice(2);
const storage = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://storage').pathname);
  response.setHeader('Content-Type', 'application/octet-stream').end(readFileSync(join(folder, basename(path))));
});
await new Promise<void>((listening) => storage.listen(0, '127.0.0.1', listening));
const { port } = storage.address() as AddressInfo; // a TCP server's address is one
process.env.GCLOUD_PROJECT = 'demo-bench';
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-bench', storageBucket: 'demo-bench.appspot.com' });
process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${port}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${port}`;
process.env.METADATA_SERVER_DETECTION = 'none';
const { openReady } = await import('../../../functions/src/stores/opened-books.ts');

// As the call has just read it: only these are looked at.
const document = { id: 'book', status: 'ready', text_version: 'one', pages: Number(pages) } as Owned;
const held = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
const empty = held();
const opened = await openReady('student', document);
if (!opened) throw new Error('The stored book was not opened.');
const { book, index } = opened;
const knowledge = opened.knowledge;
await embedded.answer({ book, index, knowledge, question: QUESTIONS[0], history: [] });

const asked: number[] = [];
const atHand: number[] = [];
for (let round = 0; round < 4; round++) {
  for (const question of QUESTIONS) {
    const before = cpuMs();
    const there = await openReady('student', document);
    if (there) await embedded.answer({ ...there, question, history: [] });
    const between = cpuMs();
    await embedded.answer({ book, index, knowledge, question, history: [] });
    atHand.push(cpuMs() - between);
    asked.push(between - before);
  }
}
storage.close();
storage.closeAllConnections();
console.log(JSON.stringify({ asked: median(asked), atHand: median(atHand), megabytes: held() - empty }));
