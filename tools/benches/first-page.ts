/**
 * Bench: how soon the first page of a real book is there for a student who opens it for the first time on this machine: an empty HTTP
 * cache, nothing kept, slow 4G. Emulators of their own; the books are uploaded and read as the service reads them.
 *
 *   node tools/run.mjs bench first-page [FILE.pdf …] [--runs 3] [--site FOLDER]
 *
 * Rows, by book: something to be read (the page or a picture of it), and the page itself, in milliseconds on the clock. Books take turns.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { enrolDemoStudent, signIn } from '../demo/student.ts';
import { findBrowser } from '../lib/browser.ts';
import { currentBuild } from '../lib/builds.ts';
import { startEmulators } from '../lib/emulators.ts';
import { runUntilStopped } from '../lib/stopping.ts';
import { sessionOf } from '../screenshots/camera.ts';
import { booksFor, print, type Row } from './lib/bench.ts';
import { DESK, measure, medians } from './screens/slow-line.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, site: { type: 'string' } },
});
const files = booksFor(positionals, ['answers/psychology.pdf', 'books/book-en-octave.pdf']);

const SEEN = [
  { what: 'something to be read', first: '[data-page] canvas, [data-first-page]', goal: '3,000' },
  { what: 'the page itself', first: '[data-page] canvas', goal: '8,000' },
] as const;

await runUntilStopped(async (stopped) => {
  if (files.length === 0) return console.log('No book here: name a PDF.');
  const build = await currentBuild();
  const site = values.site ?? build.webDir;
  const suite = await startEmulators({ build: { ...build, webDir: site }, signal: stopped });
  try {
    await enrolDemoStudent(suite);
    const student = await signIn(suite);
    const books: { name: string; id: string }[] = [];
    for (const file of files) {
      const name = basename(file);
      const { id, pages } = await student.upload(readFileSync(file), name, name);
      books.push({ name: `${name}, ${pages} pages`, id });
    }
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] });
    const session: BrowserContextOptions['storageState'] = await sessionOf(browser, suite.url);
    const found = new Map<string, Record<string, number>[]>();
    for (let turn = 0; turn < Number(values.runs); turn++) {
      for (const { name, id } of books) {
        for (const { what, first } of SEEN) {
          const context = await browser.newContext({ ...DESK, storageState: session });
          const figures = await measure(await context.newPage(), suite.url, { path: `/chat/${id}`, slower: 1, first });
          found.set(`${what}: ${name}`, [...(found.get(`${what}: ${name}`) ?? []), figures]);
          await context.close();
        }
      }
    }
    await browser.close();
    const rows = books.flatMap(({ name }) =>
      SEEN.map(({ what, goal }): Row => {
        const { first, runs, kB, shift } = medians(found.get(`${what}: ${name}`) ?? []);
        return {
          what: `${what}: ${name} (${runs} runs, ${kB} kB, shift ${shift})`,
          ours: first ?? Number.NaN,
          anchor: null,
          by: 'milliseconds on slow 4G',
          goal,
        };
      }),
    );
    print(rows);
  } finally {
    await suite.stop();
  }
});
