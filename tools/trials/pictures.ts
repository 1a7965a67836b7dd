/**
 * A scan of 100 pages is read in the background while another student works: what the other waits for, before and meanwhile, and
 * how long a scan of two pages waits that comes after the long one. On the emulators, where the reader takes its processor time
 * from the same machine that answers; deployed, it has its own. `-- pictures 20` for another number of pages. Fails for a reply
 * of 500 or more, a page that was not read, and where the two pages come after the hundred.
 */
import { PDFDocument } from 'pdf-lib';
import { asPictures } from '../../functions/test/fixtures/drawn.ts';
import { coursebook } from '../../functions/test/support/books.ts';
import { enrol, type Student } from '../../functions/test/support/students.ts';
import { currentBuild } from '../lib/builds.ts';
import { startEmulators } from '../lib/emulators.ts';
import { Ledger } from './load/ledger.ts';
import { live } from './load/student-life.ts';

const [pages = 100] = process.argv.slice(2).map(Number);
/** How long the other student works before there is a scan (ms), and the mean time between two deeds. */
const QUIET_MS = 60_000;
const THINK_MS = 2_000;
/** A page takes some 5 s on a machine that does other things as well. */
const PAGE_MS = 60_000;
/** Pages of the coursebook that are full of text. */
const FULL = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** So many pages of the coursebook as pictures, over and over. */
async function scanOf(count: number): Promise<Uint8Array> {
  const drawn = await PDFDocument.load(await asPictures(coursebook(), FULL));
  const pdf = await PDFDocument.create();
  const order = Array.from({ length: count }, (_, at) => at % FULL.length);
  for (const page of await pdf.copyPages(drawn, order)) pdf.addPage(page);
  return pdf.save();
}

const isRead = ({ pages_pictured: read }: { pages_pictured?: readonly unknown[] | undefined }) => read !== undefined;

async function read(student: Student, scan: Uint8Array, count: number): Promise<{ firstMs: number; allMs: number }> {
  const began = performance.now();
  const { body } = await student.uploads(scan, 'scan.pdf');
  await student.sees(body.id, isRead, count * PAGE_MS);
  const firstMs = performance.now() - began;
  const done = await student.sees(body.id, ({ status, pictures }) => status === 'ready' && !pictures, count * PAGE_MS);
  const [range] = done.pages_pictured ?? [];
  if (range?.[0] !== 1 || range[1] !== count) throw new Error(`Not read: ${JSON.stringify(done.pages_pictured)}`);
  return { firstMs, allMs: performance.now() - began };
}

const seconds = (ms: number) => `${Math.round(ms / 1_000)} s`;

const [long, short] = [await scanOf(pages), await scanOf(2)];
const build = await currentBuild({ web: false });
const suite = await startEmulators({ build });
try {
  Object.assign(process.env, suite.env);
  const [ana, ben, eve] = await enrol(3);
  if (!ana || !ben || !eve) throw new Error('No students');
  const { body: book } = await ben.uploads(coursebook(), 'how-memory-works.pdf');
  await ben.sees(book.id, ({ status }) => status === 'ready');

  const [before, meanwhile] = [new Ledger(), new Ledger()];
  await live(ben, book, before, Date.now() + QUIET_MS, THINK_MS);

  const reading = read(ana, long, pages);
  const done = new AbortController();
  void reading.finally(() => done.abort()).catch(() => {});
  const working = (async () => {
    while (!done.signal.aborted) await live(ben, book, meanwhile, Date.now() + 5 * THINK_MS, THINK_MS);
  })();
  const [hundred, two] = await Promise.all([
    reading.then((times) => ({ ...times, at: performance.now() })),
    read(eve, short, 2).then((times) => ({ ...times, at: performance.now() })),
    working,
  ]);
  console.log(`before:\n${before.lines().join('\n')}`);
  console.log(`while ${pages} pictures were read:\n${meanwhile.lines().join('\n')}`);
  console.log(
    `${pages} pages: the first could be asked after ${seconds(hundred.firstMs)}, all after ${seconds(hundred.allMs)}`,
  );
  console.log(`two pages of another student, sent in after them: read after ${seconds(two.allMs)}`);
  const failures = [...before.failures, ...meanwhile.failures];
  if (failures.length > 0) console.log(`failed: ${failures.slice(0, 20).join(', ')}`);
  process.exitCode = failures.length === 0 && two.at < hundred.at ? 0 : 1;
} finally {
  await suite.stop();
}
