import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../../../test/fixtures/index.ts';
import { scanOf } from '../../../test/support/scans.ts';
import { type Span, spansOf } from '../../contract/book-pieces.ts';
import { MAX_PICTURE_BYTES, MAX_REGION_BYTES } from '../../contract/limits.ts';
import { DRAW_LIMITS, drawInChild } from './draw-in-child.ts';
import type { DrawnPage } from './pdfjs.ts';

const MiB = 2 ** 20;
const COURSEBOOK = fileURLToPath(new URL('../../../../tools/coursebook/how-memory-works.pdf', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-draw-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Ends where the machine is busy as well: what is looked at is the pictures. */
const PATIENT = { wallMs: 240_000, stepMs: 120_000 };

async function drawn(bytes: Uint8Array, pages: number[], limits: object = PATIENT): Promise<DrawnPage[]> {
  const path = join(folder, 'book.pdf');
  await writeFile(path, bytes);
  const all: DrawnPage[] = [];
  await drawInChild(path, pages, (page) => all.push(page), { limits });
  return all;
}

/** Width and height that a baseline JPEG tells. */
function sizeOf(jpeg: Uint8Array): [number, number] {
  const bytes = Buffer.from(jpeg);
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at + 1] === 0xc0) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error('no size');
}

describe('pictures of pages', () => {
  it('are JPEGs of the pages asked for, as wide as a model can use', async () => {
    const pages = await drawn(fixtures.scanned(), [2, 1]);
    expect(pages.map(({ number }) => number)).toEqual([2, 1]);
    for (const { picture: jpeg } of pages) {
      expect(Buffer.from(jpeg!.subarray(0, 3)).toString('hex')).toBe('ffd8ff');
      const [width, height] = sizeOf(jpeg!);
      expect(width === 1400 || height === 2000).toBe(true);
      expect(width <= 1400 && height <= 2000).toBe(true);
    }
  });

  it('are of a part of the page alone where one is named, in its own shape and no larger than is allowed', async () => {
    const path = join(folder, 'part.pdf');
    await writeFile(path, fixtures.plain());
    const all: DrawnPage[] = [];
    const part = { view: { x: 0.1, y: 0.05, width: 0.8, height: 0.2 }, mostBytes: MAX_REGION_BYTES };
    await drawInChild(path, [1], (page) => all.push(page), { limits: PATIENT, part });
    const jpeg = all[0]!.picture!;
    const [width, height] = sizeOf(jpeg);
    // 320 points of a page of 400, four pixels each.
    expect(width).toBe(1_280);
    // Pages of the fixture are upright; a fifth of one's height is wider than it is high.
    expect(height).toBeLessThan(width / 2);
    expect(jpeg.byteLength).toBeLessThan(MAX_REGION_BYTES);
    const none = { ...part, mostBytes: 100 };
    await drawInChild(path, [1], (page) => all.push(page), { limits: PATIENT, part: none });
    expect(all[1]!.picture).toBeNull();
  });

  it('are the same of a file that is read in pieces, and which pieces these are is told', async () => {
    const path = join(folder, 'book.pdf');
    const bytes = readFileSync(COURSEBOOK);
    const [whole] = await drawn(bytes, [1]);
    let spans: readonly Span[] = [];
    let picture: Uint8Array | null = null;
    const onNoted = (noted: readonly Span[]) => (spans = noted);
    await drawInChild(path, [1], (page) => (picture = page.picture), { limits: PATIENT, onNoted });
    expect(picture).toEqual(whole?.picture);
    const read = spansOf(spans, bytes.length) ?? [];
    const sum = read.reduce((bytes, [begin, end]) => bytes + end - begin, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(bytes.length / 2);

    // What was not read has no part in the page.
    const others = Buffer.alloc(bytes.length, 0x20);
    for (const [begin, end] of read) bytes.copy(others, begin, begin, end);
    await writeFile(path, others);
    await drawInChild(path, [1], (page) => (picture = page.picture), { limits: PATIENT, onNoted });
    expect(picture).toEqual(whole?.picture);
  });

  it('of a scan of printed pages stay below the limit', async () => {
    const pages = await drawn(await scanOf(3, 4), [1, 2]);
    expect(
      pages.map(({ picture }) => picture!.byteLength < MAX_PICTURE_BYTES && picture!.byteLength > 100_000),
    ).toEqual([true, true]);
  });

  it('are null for a page that swells past the memory limit, and the page behind it is drawn', async () => {
    const pages = await drawn(fixtures.inflateBomb(), [1, 2], {
      memoryBytes: 384 * MiB,
      wallMs: 120_000,
      stepMs: 60_000,
    });
    expect(pages.map(({ number, picture }) => [number, picture !== null])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('are null where there is no such page, no book or no time', async () => {
    expect(await drawn(fixtures.scanned(), [7])).toEqual([{ number: 7, picture: null }]);
    expect(await drawn(fixtures.nonsense(), [1])).toEqual([{ number: 1, picture: null }]);
    expect(await drawn(fixtures.scanned(), [1], { wallMs: 1 })).toEqual([{ number: 1, picture: null }]);
  });
});

it('a child whose parent has gone while it draws is killed at once, whatever its threads wait for', async () => {
  const path = join(folder, 'left.pdf');
  await writeFile(path, fixtures.scanned());
  const child = fork(fileURLToPath(new URL('./drawing-child.ts', import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const pages = Array.from({ length: 40 }, (_, at) => 1 + (at % 2));
  child.send({ kind: 'draw', path, pages, limits: { ...DRAW_LIMITS, ...PATIENT } });
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
