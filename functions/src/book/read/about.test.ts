import { expect, test } from 'vitest';
import { readOutline } from './about.ts';
import type { PdfDocument, PdfOutlineNode } from './pdfjs.ts';

/** A document whose outline is this; notes how often a place was looked up. */
function withOutline(outline: PdfOutlineNode[]) {
  let looks = 0;
  const document = {
    numPages: 3,
    getOutline: async () => outline,
    getDestination: async (name: string) => {
      looks += 1;
      return name === 'nowhere' ? null : [0];
    },
  };
  return { document: document as unknown as PdfDocument, looks: () => looks };
}

const entry = (title: string, dest: string, items: PdfOutlineNode[] = []): PdfOutlineNode => ({ title, dest, items });

test('an outline of 20,000 entries that lead nowhere is left after half of them', async () => {
  const { document, looks } = withOutline(
    Array.from({ length: 200 }, (_, i) =>
      entry(
        `Part ${i}`,
        'nowhere',
        Array.from({ length: 99 }, (_, j) => entry(`${i}.${j}`, 'nowhere')),
      ),
    ),
  );
  expect(await readOutline(document)).toEqual([]);
  expect(looks()).toBe(10_000);
});

test('what leads somewhere below an entry that leads nowhere is kept', async () => {
  const { document } = withOutline([entry('Part', 'nowhere', [entry('Chapter', 'here')])]);
  expect(await readOutline(document)).toEqual([{ title: 'Chapter', level: 2, page: 1 }]);
});
