import type { PageWords } from '@contract/marks.ts';
import { describe, expect, it } from 'vitest';
import { laidOut, type Paragraph, paragraphsOf, runsRightToLeft, stretches, wordsIn } from './paragraphs.ts';

/** A page of printed lines, each with its block's number and kind. */
function pageOf(rows: { text: string; block: number; kind?: PageWords['lines'][number]['kind'] }[]): PageWords {
  let text = '';
  const words: PageWords['words'] = [];
  for (const [line, row] of rows.entries()) {
    if (line > 0) text += rows[line - 1]?.block === row.block ? '\n' : '\n\n';
    for (const [at, token] of row.text.split(/(?<=\s)|(?<=\p{Script=Han})/u).entries()) {
      const start = text.length;
      text += token;
      const end = start + token.trimEnd().length;
      words.push({ start, end, line, boxes: [{ x: 0.1 + at * 0.1, y: 0.1 + line * 0.05, width: 0.09, height: 0.02 }] });
    }
  }
  const lines = rows.map(({ block, kind }) => ({
    ...{ block, ...(kind && { kind }) },
    ...((kind === 'furniture' || kind === 'caption') && { apart: true as const }),
  }));
  return { page: 3, text, lines, words };
}

const shown = ({ pieces }: Paragraph) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const page = pageOf([
  { text: 'Chapter 1', block: 0, kind: 'furniture' },
  { text: 'Memory', block: 1, kind: 'heading' },
  { text: 'A cue leads', block: 2 },
  { text: 'back to it.', block: 2 },
  { text: '• one', block: 3, kind: 'item' },
  { text: '• two', block: 4, kind: 'item' },
  { text: 'x = 1', block: 5, kind: 'code' },
  { text: 'y = 2', block: 5, kind: 'code' },
]);

describe('a page as text', () => {
  it('has its paragraphs in order, without the running head, with lines joined but in a program', () => {
    expect(paragraphsOf(page).map((one) => [one.kind, shown(one)])).toEqual([
      ['heading', 'Memory'],
      ['text', 'A cue leads back to it.'],
      ['item', '• one'],
      ['item', '• two'],
      ['code', 'x = 1\ny = 2'],
    ]);
  });

  it('joins lines of a script without spaces by nothing', () => {
    const chinese = pageOf([
      { text: '参考', block: 0 },
      { text: '文献', block: 0 },
    ]);
    expect(paragraphsOf(chinese).map(shown)).toEqual(['参考文献']);
  });

  it('has the text of a page whose words have no places', () => {
    const text = 'Read from\na picture.\n\nMore of it.';
    expect(paragraphsOf({ page: 1, text, lines: [], words: [] }).map(shown)).toEqual([
      'Read from a picture.',
      'More of it.',
    ]);
  });

  it('runs the way that most of its lines run', () => {
    const lines = (...directions: ('rtl' | undefined)[]) =>
      directions.map((direction) => ({ block: 0, ...(direction && { direction }) }));
    expect(runsRightToLeft({ ...page, lines: lines('rtl', 'rtl', undefined) })).toBe(true);
    expect(runsRightToLeft({ ...page, lines: lines('rtl', undefined) })).toBe(false);
  });
});

describe('words that are set anew', () => {
  const frame = { left: 100, top: 50, width: 400, height: 200 };
  /** Three words a line, 100 wide and 20 high, from the heading on; the running head is not set. */
  const rects = (word: number) =>
    word < 2
      ? []
      : [{ left: 100 + ((word - 2) % 3) * 100, top: 50 + Math.floor((word - 2) / 3) * 30, width: 90, height: 20 }];
  const set = laidOut(page, rects, frame);

  it('stand where they are on the screen, as shares of it, on the lines that are there', () => {
    expect(set.words[2]?.boxes).toEqual([{ x: 0, y: 0, width: 0.225, height: 0.1 }]);
    expect(set.words[0]?.boxes).toEqual([]);
    const [cue, leads, back] = [set.words[4], set.words[5], set.words[6]];
    expect(cue?.line).not.toBe(leads?.line);
    expect(leads?.line).toBe(back?.line);
    // A paragraph begins a line of its own, wherever it stands.
    expect(set.words[2]?.line).not.toBe(set.words[3]?.line);
  });

  it('are found by where they are printed', () => {
    const [first, last] = [page.words[4]?.boxes[0], page.words[6]?.boxes[0]];
    const found = wordsIn(
      page,
      [first, last].flatMap((box) => box ?? []),
    );
    expect(found).toEqual([4, 6]);
    expect(stretches([4, 5, 6, 9])).toEqual([
      [4, 6],
      [9, 9],
    ]);
  });
});
