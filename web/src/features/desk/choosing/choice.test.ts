import type { PageWords } from '@contract/marks.ts';
import { describe, expect, it } from 'vitest';
import { boxesOf, isTooLong, moved, partsOf, textOf, wordAt } from './choice.ts';

/** A page of lines of words; a line that begins with `^` stands apart, with `<` it runs from right to left. Blocks are parted by `|`. */
function pageOf(number: number, rows: string[], x = 0.1): PageWords {
  let text = '';
  let block = 0;
  const words: PageWords['words'] = [];
  const lines: PageWords['lines'] = [];
  rows.forEach((row, line) => {
    if (row.startsWith('|')) block += 1;
    const rtl = row.includes('<');
    lines.push({
      block,
      ...(row.includes('^') && { apart: true as const }),
      ...(rtl && { direction: 'rtl' as const }),
    });
    const own = row.replace(/[|^<]/g, '').split(' ');
    own.forEach((word, at) => {
      if (text !== '') text += at === 0 ? '\n' : ' ';
      const start = text.length;
      text += word;
      const left = x + (rtl ? own.length - 1 - at : at) * 0.1;
      words.push({
        start,
        end: text.length,
        line,
        boxes: [{ x: left, y: 0.1 + line * 0.05, width: 0.09, height: 0.02 }],
      });
    });
  });
  return { page: number, text, lines, words };
}

const page = pageOf(1, ['|^Chapter 1', '|A cue leads', 'back to it', '|^Figure 1', '|and so on']);
const next = pageOf(2, ['|^Chapter 1', '|it goes on']);
const wordsOf = (number: number) => [page, next][number - 1];
const spot = (word: number, on = 1) => ({ page: on, word });
const chosen = (from: number, to: number, on = 1) => partsOf({ anchor: spot(from), focus: spot(to, on) }, wordsOf);

describe('a choice', () => {
  it('is the words between its ends, whichever way it was drawn, with what stands around them', () => {
    const [part] = chosen(3, 6) ?? [];
    expect(part).toMatchObject({ page: 1, exact: 'cue leads\nback to', first: 3, last: 6 });
    expect([part?.prefix.endsWith('A '), part?.suffix.startsWith(' it')]).toEqual([true, true]);
    expect(chosen(6, 3)).toEqual(chosen(3, 6));
    expect(part?.boxes).toHaveLength(2);
  });

  it('goes past what stands apart, and over the turn of a page', () => {
    const parts = chosen(7, 3, 2) ?? [];
    expect(parts.map(({ page: on, exact }) => [on, exact])).toEqual([
      [1, 'it'],
      [1, 'and so on'],
      [2, 'it goes'],
    ]);
    expect(textOf(parts)).toBe('it and so on it goes');
  });

  it('that began in a caption stays in it', () => {
    expect(chosen(8, 12)?.map(({ exact }) => exact)).toEqual(['Figure 1']);
  });

  it('is not known while a page of it has no words, and may be too long', () => {
    expect(partsOf({ anchor: spot(2), focus: spot(0, 3) }, wordsOf)).toBeNull();
    expect(isTooLong([{ exact: 'x', first: 0, last: 1_999 }])).toBe(false);
    expect(isTooLong([{ exact: 'x', first: 0, last: 2_000 }])).toBe(true);
  });

  it('joins Chinese without spaces', () => {
    expect(textOf([{ exact: '记忆不是\n仓库', first: 0, last: 1 }])).toBe('记忆不是仓库');
  });
});

describe('a pointer means', () => {
  it('the word under it, and beside a short line the last of that line', () => {
    expect(wordAt(page, 0.25, 0.16, 1.4)).toBe(3);
    expect(wordAt(page, 0.6, 0.16, 1.4)).toBe(4);
    expect(wordAt(page, 0.12, 0.95, 1.4)).toBe(10);
  });

  it('in two columns a word of the column that it is over', () => {
    const left = pageOf(1, ['|one two', 'three']);
    const right = pageOf(1, ['|four five', 'six seven'], 0.4);
    const shift = left.text.length + 1;
    const both: PageWords = {
      page: 1,
      text: `${left.text}\n${right.text}`,
      lines: [...left.lines, ...right.lines.map((line) => ({ ...line, block: line.block + 1 }))],
      words: [
        ...left.words,
        ...right.words.map((word) => ({
          ...{ ...word, line: word.line + 2 },
          ...{ start: word.start + shift, end: word.end + shift },
        })),
      ],
    };
    // Right of a short line of the left column, nearer to the right one.
    expect(wordAt(both, 0.28, 0.16, 1.4)).toBe(2);
    expect(wordAt(both, 0.45, 0.16, 1.4)).toBe(5);
  });
});

describe('a key leads', () => {
  it('a word on, a line down, to the ends of the line, and off the page', () => {
    expect(moved(page, 3, 'right')).toBe(4);
    expect(moved(page, 3, 'left')).toBe(2);
    expect(moved(page, 3, 'down')).toBe(6);
    expect(moved(page, 6, 'down')).toBe(11);
    expect(moved(page, 6, 'up')).toBe(3);
    expect(moved(page, 3, 'home')).toBe(2);
    expect(moved(page, 3, 'end')).toBe(4);
    expect(moved(page, 12, 'down')).toBe(page.words.length);
    expect(moved(page, 3, 'up')).toBe(-1);
  });

  it('to the left where lines run to the left', () => {
    expect(moved(pageOf(1, ['|<one two']), 0, 'left')).toBe(1);
  });
});

it('boxes are one a line', () => {
  expect(boxesOf(page, 2, 7).map(({ x, width }) => [x, Number(width.toFixed(2))])).toEqual([
    [0.1, 0.29],
    [0.1, 0.29],
  ]);
});
