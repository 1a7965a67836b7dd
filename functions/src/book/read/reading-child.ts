/** The program of the child that reads a file. Shipped as a script of its own, whose compiled code is kept (`start.cjs`). */
import { readFile } from 'node:fs/promises';
import type { Page } from '../model.ts';
import { cpuMs, obeyParent, peakBytes, report } from './obey.ts';
import type { Job } from './protocol.ts';
import { readPages } from './read-pages.ts';

/** Pages travel in lots of about this much time, so that a reply is neither late nor a thousand messages. */
const LOT_MS = 200;

async function read(job: Extract<Job, { kind: 'read' }>): Promise<void> {
  let pages: Page[] = [];
  let failed: number[] = [];
  let sentAt = Date.now();
  const send = async () => {
    const lot = { pages, failed };
    pages = [];
    failed = [];
    sentAt = Date.now();
    await report({ kind: 'pages', ...lot });
  };
  const receiver = {
    from: job.from,
    skip: job.skip,
    onStart: (number: number, total: number) => report({ kind: 'page', number, total, cpuMs: cpuMs() }),
    onPage: (page: Page, progress: { failed: boolean }) => {
      pages.push(page);
      if (progress.failed) failed.push(page.number);
      return Date.now() - sentAt > LOT_MS ? send() : undefined;
    },
  };
  const bytes = new Uint8Array(await readFile(job.path));
  const about = await readPages(bytes, receiver, { maxPages: job.limits.maxPages });
  if (pages.length > 0) await send();
  await report({ kind: 'done', ...about, peakBytes: peakBytes() });
}

obeyParent(async (job) => {
  if (job.kind === 'read') await read(job);
});
