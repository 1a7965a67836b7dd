import { beforeAll, describe, expect, it } from 'vitest';
import { INSPECT_TIMEOUT_MS } from '../../src/contract/limits.ts';
import * as all from '../fixtures/index.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';

const fixtures = { ...all };

/** What the emulators take round the inspection itself on a machine with other work to do. */
const SLACK_MS = 5_000;

let ana: Student;
let ben: Student;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
});

const read = async (bytes: Uint8Array) => {
  const { status, body } = await ana.uploads(bytes);
  expect(status).toBe(200);
  return ana.sees(body.id, (document) => document.status !== 'reading');
};

describe('a book is read as what it is', () => {
  it.each([
    ['plain', { status: 'ready', pages: 5, pages_without_text: [], language: 'en' }],
    ['scanned', { status: 'ready', pages: 2, pages_without_text: [[1, 2]], language: null }],
    ['garbled', { status: 'ready', pages_without_text: [[1, 1]] }],
    ['brokenPage', { status: 'ready', pages: 3, pages_read: 3 }],
    ['ownerPassword', { status: 'ready', pages_without_text: [] }],
    ['lostTable', { status: 'ready', pages_without_text: [] }],
    ['chinese', { status: 'ready', pages_without_text: [], language: 'zh' }],
    ['rightToLeft', { status: 'ready', pages_without_text: [] }],
  ] as const)('%s', async (name, found) => {
    expect(await read(fixtures[name]())).toMatchObject(found);
  });

  it('with its own chapters, told before and after it is read', async () => {
    const { body } = await ana.uploads(fixtures.plain());
    const before = await ana.call('upload.info', { params: { id: body.id } });
    await ana.sees(body.id, ({ status }) => status === 'ready');
    const after = await ana.call('upload.info', { params: { id: body.id } });
    for (const { body: info } of [before, after]) {
      expect(info.outline.map(({ level }) => level).toSorted()).toEqual([1, 1, 2]);
      expect(info.outline.every(({ from, to }) => from >= 1 && to >= from && to <= 5)).toBe(true);
    }
  });
});

describe('what cannot be read is refused by its name, and leaves nothing behind', () => {
  it.each([
    ['empty', 'empty_file'],
    ['htmlNamedPdf', 'not_a_pdf'],
    ['truncated', 'truncated'],
    ['userPassword', 'password_protected'],
    ['hundredThousandPages', 'too_many_pages'],
    ['bombAtOpening', 'unusable'],
    ['halfGigabyteObject', 'unusable'],
    ['nonsense', 'unusable'],
  ] as const)('%s: %s', async (name, code) => {
    const [carl] = await enrol(1);
    const began = performance.now();
    const { status, body } = await carl.uploads(fixtures[name]());
    expect([status, body.error?.code]).toEqual([422, code]);
    expect(performance.now() - began).toBeLessThan(INSPECT_TIMEOUT_MS + SLACK_MS);
    expect(await filesOf(carl.uid)).toEqual([]);
    expect((await carl.call('upload.list')).body).toEqual([]);
  });
});

describe('a file made to do harm', () => {
  it.each([
    'inflateBomb',
    'cyclicPageTree',
    'cyclicOutline',
    'deepNesting',
    'deepCatalog',
    'giantObject',
    'hugePicture',
    'cyclicForm',
    'javascript',
  ] as const)('%s is answered in time, ends, and others are served meanwhile', async (name) => {
    const began = performance.now();
    const harm = ana.uploads(fixtures[name]());
    expect((await ben.call('upload.list')).status).toBe(200);
    const { status, body } = await harm;
    expect(performance.now() - began).toBeLessThan(INSPECT_TIMEOUT_MS + SLACK_MS);
    expect([200, 422]).toContain(status);
    const ended = async () => (await ana.sees(body.id, (document) => document.status !== 'reading', 50_000)).status;
    expect(['ready', 'failed', 'refused']).toContain(status === 200 ? await ended() : 'refused');
    expect((await ben.call('upload.list')).status).toBe(200);
  });
});
