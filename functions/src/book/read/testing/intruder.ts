/**
 * What code that broke into the reading child would try. Takes a job as the reader does, with the reader's own code loaded and
 * its work done, then tries each and reports what it got, as JSON in the message of a failure.
 */

import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import '../reading-child.ts';
import type { Job, Report } from '../protocol.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** @param port something that listens on this machine */
const attempts = (port: number): Record<string, () => unknown> => ({
  'own environment': () => JSON.stringify(process.env),
  'own /proc': () => readFileSync('/proc/self/environ', 'utf8'),
  'parent’s /proc': () => readFileSync(`/proc/${process.ppid}/environ`, 'utf8'),
  'all processes': () => readdirSync('/proc').join(),
  passwords: () => readFileSync('/etc/passwd', 'utf8'),
  'files beside the PDF': () => readdirSync('/tmp').join(),
  settings: () => readFileSync(join(here, '..', '..', '..', '..', '.env'), 'utf8'),
  writing: () => writeFileSync(join(here, 'intruder.txt'), 'was here'),
  'a process': async () => (await import('node:child_process')).execSync('id').toString(),
  'raw sockets': () => Reflect.apply(Reflect.get(process, 'binding'), process, ['tcp_wrap']),
  'a connection': () =>
    new Promise((resolve, reject) => {
      connect(port, '127.0.0.1')
        .once('connect', () => resolve('connected'))
        .once('error', reject);
    }),
  'a request': () =>
    new Promise((resolve, reject) => {
      get(`http://127.0.0.1:${port}`, () => resolve('answered')).once('error', reject);
    }),
  fetch: async () => (await fetch(`http://127.0.0.1:${port}`)).status,
  'a datagram': () =>
    new Promise((resolve, reject) =>
      createSocket('udp4').send('x', port, '127.0.0.1', (error) => (error ? reject(error) : resolve('sent'))),
    ),
  'a name': () => lookup('localhost'),
  'a server': () => new Promise((resolve) => createServer().listen(0, () => resolve('listening'))),
  'a thread': () => new Worker('', { eval: true }),
});

process.on('message', async (job: Job) => {
  const got: Record<string, string> = {};
  // The port comes where a reader is told which pages to leave out.
  for (const [what, attempt] of Object.entries(attempts(job.kind === 'read' ? (job.skip[0] ?? 0) : 0))) {
    try {
      got[what] = String(await attempt());
    } catch {
      // as it should be
    }
  }
  const report: Report = { kind: 'failed', failure: 'unusable', message: JSON.stringify(got) };
  process.send?.(report, () => process.exit(0));
});
