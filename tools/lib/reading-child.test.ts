/** The children that look at files and read them, as shipped: with the compiled code that is kept beside them, and as confined as from source. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job, Report } from '../../functions/src/book/read/protocol.ts';
import { READING_FLAGS, runChild } from '../../functions/src/book/read/run-child.ts';
import { INSPECT_LIMITS, READ_LIMITS } from '../../functions/src/book/read/supervise.ts';
import * as fixtures from '../../functions/test/fixtures/index.ts';
import { currentBuild } from './builds.ts';

let folder = '';
let functionsDir = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-shipped-'));
  ({ functionsDir } = await currentBuild({ web: false }));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PATIENT = { wallMs: 240_000, stepMs: 240_000 };

/** What a child tells of a file, without what differs from run to run; and how it ended. */
async function told(kind: 'inspect' | 'read', bytes: Uint8Array, program?: string, memoryBytes?: number) {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, bytes);
  const common = { path, limits: { ...(kind === 'read' ? READ_LIMITS : INSPECT_LIMITS), ...PATIENT } };
  if (memoryBytes !== undefined) common.limits.memoryBytes = memoryBytes;
  const job: Job = kind === 'read' ? { kind, ...common, from: 1, skip: [] } : { kind, ...common };
  const reports: Report[] = [];
  const end = await runChild(job, (report) => reports.push(report), undefined, program);
  const pages = reports.flatMap((report) => (report.kind === 'pages' ? report.pages : []));
  const inspected = reports.flatMap((report) => (report.kind === 'inspected' ? report.inspection : []));
  const failed = reports.flatMap((report) => (report.kind === 'failed' ? report.failure : []));
  return { end, pages, inspected, failed };
}

const START = 'reading-child.cjs';

it.each([
  ['looking', 'looking.cjs', 'utf8'],
  ['looking', 'pdf-parse.cjs', 'latin1'],
  ['reading', 'reading.cjs', 'utf8'],
  ['reading', 'pdf-parse.cjs', 'latin1'],
])(
  'a child that is %s is given compiled code of %s that V8 takes',
  async (program, name, encoding) => {
    const file = JSON.stringify(join(functionsDir, name));
    const source = `const { readFileSync } = require('node:fs');
    const code = '(function(exports,require,module,__filename,__dirname){' + readFileSync(${file}, '${encoding}') + '\\n})';
    const cachedData = readFileSync(${file} + '.${program}');
    console.log(new (require('node:vm').Script)(code, { filename: ${file}, cachedData }).cachedDataRejected);`;
    // Each file has its own bound of memory: V8 takes the code under all of them.
    for (const most of [358, 700]) {
      const flags = [...READING_FLAGS, `--max-old-space-size=${most}`];
      expect((await execa(process.execPath, [...flags, '-e', source])).stdout).toBe('false');
    }
  },
  60_000,
);

it('tells of files what it tells from source, with its compiled code and without', async () => {
  const bare = join(folder, 'bare');
  cpSync(functionsDir, bare, { recursive: true, filter: (path) => !/\.cjs\.(looking|reading)$/.test(path) });
  for (const make of [fixtures.plain, fixtures.userPassword, fixtures.htmlNamedPdf, fixtures.hundredThousandPages]) {
    for (const kind of ['inspect', 'read'] as const) {
      const expected = await told(kind, make());
      expect(await told(kind, make(), join(functionsDir, START))).toEqual(expected);
      if (make === fixtures.plain) expect(await told(kind, make(), join(bare, START))).toEqual(expected);
    }
  }
}, 600_000);

it('is ended by a file that swells past its memory', async () => {
  const { end, inspected } = await told('inspect', fixtures.bombAtOpening(), join(functionsDir, START), 256 * 2 ** 20);
  expect(end).toEqual({ how: 'died', detail: 'SIGKILL' });
  expect(inspected).toEqual([]);
}, 120_000);

it('pdf-parse is in letters of one byte', () => {
  expect(readFileSync(join(functionsDir, 'pdf-parse.cjs')).every((byte) => byte < 128)).toBe(true);
}, 30_000);
