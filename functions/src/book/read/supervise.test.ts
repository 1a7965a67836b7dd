import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../../../test/fixtures/index.ts';
import { inspectPdf, readBookInChild } from './supervise.ts';

const MiB = 2 ** 20;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-read-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function onDisk(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${name}.pdf`);
  await writeFile(path, bytes);
  return path;
}

/** Processes that this one has started and that still live. */
const children = () =>
  execFileSync('ps', ['-o', 'ppid=,args=', '-A'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('-child.ts'));

describe('looking at an upload', () => {
  it('tells pages, title and outline without reading the pages', async () => {
    const outcome = await inspectPdf(await onDisk('plain', fixtures.plain()));
    expect(outcome).toMatchObject({ ok: true, pages: 5, title: 'Threads in Small Steps' });
    expect(outcome.ok && outcome.outline).toHaveLength(3);
  });

  it.each([
    ['an empty file', fixtures.empty, 'empty_file'],
    ['a web page', fixtures.htmlNamedPdf, 'not_a_pdf'],
    ['a download that broke off', fixtures.truncated, 'truncated'],
    ['a book behind a password', fixtures.userPassword, 'password_protected'],
    ['100,000 pages', fixtures.hundredThousandPages, 'too_many_pages'],
    ['a bottomless dictionary', fixtures.deepCatalog, 'unusable'],
  ] as const)('refuses %s', async (name, make, failure) => {
    expect(await inspectPdf(await onDisk(name, make()))).toMatchObject({ ok: false, failure });
  });

  it('ends with the child when a file swells past the memory limit', async () => {
    const path = await onDisk('bombAtOpening', fixtures.bombAtOpening());
    const outcome = await inspectPdf(path, { memoryBytes: 256 * MiB });
    expect(outcome).toMatchObject({ ok: false, failure: 'unusable' });
    expect(children()).toEqual([]);
  });

  it('ends with the child when time is up', async () => {
    // Opening an ordinary book may be over before the watch looks for the first time.
    const endless = await onDisk('bombAtOpening', fixtures.bombAtOpening());
    expect(await inspectPdf(endless, { cpuMs: 1, memoryBytes: 16 * 1_024 * MiB })).toMatchObject({
      ok: false,
      failure: 'unusable',
      detail: 'Opening it: SIGKILL',
    });
    const outcome = await inspectPdf(endless, { wallMs: 1 });
    expect(outcome).toMatchObject({ ok: false, failure: 'unusable', detail: 'Opening it: timeout' });
    expect(children()).toEqual([]);
  });
});

/** A step's time on the clock is for users, not for a machine that tests share. */
const patient = { stepMs: 240_000 };

describe('reading a book', { timeout: 240_000 }, () => {
  it('hands over every page of a long book, in order and in lots', async () => {
    const path = await onDisk('longBook', fixtures.longBook(300));
    const numbers: number[] = [];
    let total = 0;
    const outcome = await readBookInChild(path, {
      limits: patient,
      onPages: (pages, progress) => {
        numbers.push(...pages.map((page) => page.number));
        total = progress.total;
      },
    });
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    expect(total).toBe(300);
    expect(outcome.ok && outcome.book.pages[299]?.text).toMatch(/^Lesson 300\n\nA lock/);
  });

  it('leaves out the page that swells and reads the one behind it', async () => {
    const path = await onDisk('inflateBomb', fixtures.inflateBomb());
    const outcome = await readBookInChild(path, { limits: { ...patient, memoryBytes: 256 * MiB } });
    expect(outcome).toMatchObject({ ok: true, failedPages: [1] });
    expect(outcome.ok && outcome.book.pages[1]?.text).toMatch(/^A lock lets one thread/);
  });

  it('reads a small file that is endless work as far as its budget of processor time goes, and keeps that', async () => {
    const path = await onDisk('sharedStream', fixtures.sharedStream());
    expect((await readFile(path)).byteLength).toBeLessThan(100_000);
    const outcome = await readBookInChild(path, { limits: { ...patient, cpuMs: 6_000 } });
    expect(outcome).toMatchObject({ ok: true });
    expect(outcome.ok && outcome.failedPages.length).toBeGreaterThan(150);
    expect(outcome.ok && outcome.book.pages).toHaveLength(300);
    expect(children()).toEqual([]);
  });

  it('refuses a book over the limit of pages', async () => {
    const path = await onDisk('eleven', fixtures.longBook(11));
    expect(await readBookInChild(path, { limits: { ...patient, maxPages: 10 } })).toMatchObject({
      ok: false,
      failure: 'too_many_pages',
    });
  });

  it('ends with the child when it is not wanted any more', async () => {
    const path = await onDisk('longBook', fixtures.longBook());
    const stop = new AbortController();
    const onPages = () => stop.abort(new Error('not wanted any more'));
    await expect(readBookInChild(path, { limits: patient, signal: stop.signal, onPages })).rejects.toThrow(
      'not wanted any more',
    );
    expect(children()).toEqual([]);
  });

  it('rejects with what the receiver of pages throws, and ends the child', async () => {
    const path = await onDisk('longBook', fixtures.longBook());
    const onPages = () => {
      throw new Error('disk full');
    };
    await expect(readBookInChild(path, { limits: patient, onPages })).rejects.toThrow('disk full');
    expect(children()).toEqual([]);
  });

  it('answers for a file that is not there', async () => {
    const outcome = await readBookInChild(join(folder, 'nowhere.pdf'));
    expect(outcome).toMatchObject({ ok: false, failure: 'unusable' });
  });
});
