/**
 * What the wire adds to the reading of odd files. That each kind is read as what it is, or refused by its name, stands in
 * `book/read/read-pdf.test.ts`, `book/read/supervise.test.ts` and `features/upload/findings.test.ts`.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { INSPECT_TIMEOUT_MS } from '../../src/contract/limits.ts';
import * as fixtures from '../fixtures/index.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';

/** What the emulators take round the inspection itself on a machine with other work to do. */
const SLACK_MS = 5_000;

let ana: Student;
let ben: Student;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
});

describe('a book', () => {
  it('that loses a page is read to its end', async () => {
    const { body } = await ana.uploads(fixtures.brokenPage());
    const read = await ana.sees(body.id, ({ status }) => status !== 'reading');
    expect(read).toMatchObject({ status: 'ready', pages: 3, pages_read: 3, pages_without_text: [[2, 2]] });
  });

  it('has its own chapters, told before and after it is read', async () => {
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
    ['a book behind a password', fixtures.userPassword, 'password_protected'],
    ['a bottomless dictionary', fixtures.deepCatalog, 'unusable'],
  ] as const)('%s', async (_, make, code) => {
    const [carl] = await enrol(1);
    const { status, body } = await carl.uploads(make());
    expect([status, body.error?.code]).toEqual([422, code]);
    expect(await filesOf(carl.uid)).toEqual([]);
    expect((await carl.call('upload.list')).body).toEqual([]);
  });
});

it('a file made to do harm is answered in time, ends, and others are served meanwhile', async () => {
  const began = performance.now();
  const harm = ana.uploads(fixtures.inflateBomb());
  expect((await ben.call('upload.list')).status).toBe(200);
  const { status, body } = await harm;
  expect(performance.now() - began).toBeLessThan(INSPECT_TIMEOUT_MS + SLACK_MS);
  expect(status).toBe(200);
  const read = await ana.sees(body.id, (document) => document.status !== 'reading', 50_000);
  expect(read).toMatchObject({ status: 'ready', pages_without_text: [[1, 1]] });
  expect((await ben.call('upload.list')).status).toBe(200);
});
