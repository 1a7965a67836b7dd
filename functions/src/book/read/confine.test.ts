import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as fixtures from '../../../test/fixtures/index.ts';
import type { Job, Report } from './protocol.ts';
import { runChild } from './run-child.ts';
import { READ_LIMITS } from './supervise.ts';

const server = createServer((_, response) => response.end('hello'));
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => server.close());

it('code inside the reading child gets at nothing: no file, no environment, no process, no connection', async () => {
  const path = join(tmpdir(), `folio-confined-${process.pid}.pdf`);
  writeFileSync(path, fixtures.plain());
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  const reports: Report[] = [];
  const program = fileURLToPath(new URL('./testing/intruder.ts', import.meta.url));
  const job: Job = { kind: 'read', path, limits: READ_LIMITS, from: 1, skip: [port] };
  await runChild(job, (report) => reports.push(report), undefined, program);
  const [tried] = reports.flatMap((report) => (report.kind === 'failed' ? report.message : []));
  expect(JSON.parse(tried ?? 'null')).toEqual({ 'own environment': '{}' });
});
