import { describe, expect, it } from 'vitest';
import * as fixtures from '../../../test/fixtures/index.ts';
import type { Page } from '../model.ts';
import { readPdf } from './read-pdf.ts';

async function onlyPage(bytes: Uint8Array): Promise<Page> {
  const [page] = (await readPdf(bytes)).pages;
  if (!page) throw new Error('no page');
  return page;
}

/** Where the letters of the first line stand, in points from the shown page's top left. */
function firstLine(page: Page) {
  const box = page.lines[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: box.x * page.width, top: box.y * page.height, bottom: (box.y + box.height) * page.height };
}

describe('boxes of the page as shown', () => {
  it.each([
    [90, 600, 400, 50, 60],
    [180, 400, 600, 50, 260],
    [270, 600, 400, 50, 60],
  ] as const)('are right on a page turned by %i degrees', async (degrees, width, height, left, baseline) => {
    const page = await onlyPage(fixtures.rotated(degrees));
    expect([page.width, page.height]).toEqual([width, height]);
    const line = firstLine(page);
    expect(line.left).toBeCloseTo(left, 0);
    expect(line.top).toBeLessThan(baseline);
    expect(line.bottom).toBeGreaterThan(baseline);
    expect(line.bottom - line.top).toBeLessThan(18);
    expect(page.lines[0]?.runs[0]?.direction).toBeUndefined();
  });

  it('count from the corner of the crop box', async () => {
    const page = await onlyPage(fixtures.cropped());
    expect([page.width, page.height]).toEqual([400, 400]);
    const line = firstLine(page);
    expect(line.left).toBeCloseTo(20, 0);
    expect(line.top).toBeLessThan(40);
    expect(line.bottom).toBeGreaterThan(40);
  });

  it('stand upright where text runs up the edge', async () => {
    const page = await onlyPage(fixtures.sideways());
    const edge = page.lines.find((line) => page.text.slice(line.start, line.end) === 'Along the edge');
    expect(edge?.runs[0]?.direction).toBe('btt');
    expect((edge?.box.height ?? 0) * page.height).toBeGreaterThan(50);
    expect((edge?.box.width ?? 1) * page.width).toBeLessThan(15);
  });

  it('find a word in the middle of a line by the widths of its letters', async () => {
    const page = await onlyPage(fixtures.twoColumn());
    const line = page.lines.find(({ start }) => page.text.startsWith('A page that is not', start));
    const run = line?.runs[1];
    expect(page.text.slice(run?.start, run?.end)).toBe('in memory raises');
    // Adobe's widths of Helvetica: "A page that is not " is 8,061 thousandths wide, so 64.5 points at size 8.
    expect((run?.box.x ?? 0) * page.width).toBeCloseTo(30 + 64.5, 0);
  });

  it('are inside the page, all of them', async () => {
    for (const bytes of [fixtures.plain(), fixtures.japanese(), fixtures.rightToLeft()]) {
      for (const { lines } of (await readPdf(bytes)).pages) {
        for (const { box } of lines.flatMap((line) => line.runs)) {
          expect(Math.min(box.x, box.y, box.width, box.height)).toBeGreaterThanOrEqual(0);
          expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1.0001);
        }
      }
    }
  });
});
