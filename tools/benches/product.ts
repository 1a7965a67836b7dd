/**
 * Bench: what a student waits for in the running product. Emulators of their own with the demo data; figures are milliseconds on the
 * clock, so a busy machine is told too slow.
 *
 *   node tools/run.mjs bench product -- [--runs 5] [FILE.pdf]
 *
 * Rows: from the reply to an upload to the first page that is read and to the first question that is answered; a session of the
 * revision chat with 2,000 messages opened, beside one of 200.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEMO_STUDENT, type Student, signIn } from '../demo/student.ts';
import { currentBuild } from '../lib/builds.ts';
import { PROJECT, startEmulators } from '../lib/emulators.ts';
import { HOST } from '../lib/ports.ts';
import { runUntilStopped } from '../lib/stopping.ts';
import { PRISTINE } from '../lib/student-data.ts';
import { booksFor, median, print } from './lib/bench.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const USUAL = 'book-en-freeculture.pdf';
const [file = ''] = booksFor(positionals, [`books/${USUAL}`]);
const LOOK_EVERY_MS = 50;
const QUESTION = basename(file) === USUAL ? 'What is piracy?' : 'What is working memory?';

/** Uploads a book once more; how long after the reply a page of it was read, and a question was answered with proof. */
async function fromUpload(student: Student, run: number): Promise<{ read: number; answered: number }> {
  const body = new FormData();
  body.set('file', new File([Uint8Array.from(readFileSync(file))], `bench-${run}.pdf`, { type: 'application/pdf' }));
  let document = await student.call('upload.upload', { body, key: `bench-upload-${run}` });
  const replied = performance.now();
  while (document.status === 'reading' && document.pages_read === 0) {
    await after(LOOK_EVERY_MS);
    document = (await student.call('upload.info', { at: `/upload/${document.id}` })).document;
  }
  const read = performance.now() - replied;
  const reply = await student.call('chat.ask', {
    body: { pdf_id: document.id, question: QUESTION },
    key: `bench-ask-${run}`,
  });
  if (reply.citations.length === 0) throw new Error(`"${QUESTION}" was not answered: ${reply.answer}`);
  return { read, answered: performance.now() - replied };
}

/** Milliseconds that a call takes, the middle of several. */
async function took(times: number, call: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let time = 0; time < times; time++) {
    const before = performance.now();
    await call();
    all.push(performance.now() - before);
  }
  return median(all);
}

await runUntilStopped(async (stopped) => {
  const build = await currentBuild({ web: false });
  const suite = await startEmulators({ build, importFrom: PRISTINE, signal: stopped });
  try {
    process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${suite.ports.firestore}`;
    process.env.GCLOUD_PROJECT = PROJECT;
    const { storeSessions } = await import('../../functions/test/support/histories.ts');
    const student = await signIn(suite);
    const runs: Awaited<ReturnType<typeof fromUpload>>[] = [];
    for (let run = 0; run < Number(values.runs); run++) runs.push(await fromUpload(student, run));
    const lengths = [200, 2_000] as const;
    await storeSessions(
      DEMO_STUDENT.localId,
      lengths.map((messages) => ({ id: `of-${messages}`, messages })),
    );
    const opening = (messages: number) =>
      took(7, () => student.call('revise.session', { at: `/revise-chat/of-${messages}` }));
    const [short, long] = [await opening(lengths[0]), await opening(lengths[1])];
    const by = 'milliseconds on the clock';
    print([
      {
        what: `from upload to the first pages, ${basename(file)} (ms)`,
        ours: median(runs.map(({ read }) => read)),
        anchor: null,
        by,
        goal: '1,000',
      },
      {
        what: `from upload to the first answered question, ${basename(file)} (ms)`,
        ours: median(runs.map(({ answered }) => answered)),
        anchor: null,
        by,
        goal: 'from the pages read so far',
      },
      {
        what: 'a revision session of 2,000 messages opened (ms)',
        ours: long,
        anchor: short,
        by: 'one of 200',
        goal: 'flat',
      },
    ]);
  } finally {
    await suite.stop();
  }
});
