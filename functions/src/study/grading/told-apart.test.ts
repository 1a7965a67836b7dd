/** The points of an outline: copied and taken back, named but given each other's meaning, or named and no more. */
import { describe, expect, it } from 'vitest';
import type { Rubric } from '../engine.ts';
import { marked, reference } from './fixtures.ts';

const outline = (...entries: string[]): Rubric => ({ kind: 'outline', entries });
const made = (question: string, rubric: Rubric, answer: string) =>
  (marked(question, rubric, answer).points ?? []).map(({ met }) => met);

describe('a sentence of the book that is taken back', () => {
  const SETTLERS = outline('The settlers cut the forest', 'The settlers built a mill');
  it.each([
    ['The settlers cut the forest. No, the settlers did not cut the forest.'],
    ['The settlers cut the forest, but really the settlers never cut the forest.'],
  ])('earns nothing: %s', (answer) => {
    expect(marked('What did they do?', SETTLERS, answer).points?.[0]).toMatchObject({ met: false, contradicted: true });
  });

  it.each([
    [
      'The settlers cut the forest. If the settlers had not cut the forest they would starve. The settlers built a mill.',
    ],
    ['The settlers cut the forest. The settlers built a mill. The settlers did not burn the mill.'],
    ['The settlers cut the forest. They did not cut it at once. The settlers built a mill.'],
  ])('what else is denied takes nothing back: %s', (answer) => {
    expect(made('What did they do?', SETTLERS, answer)).toEqual([true, true]);
  });
});

describe('things that are to be named and explained', () => {
  const ASKED = 'Rocks come in two kinds. Name and explain each of them.';
  const ROCKS = outline(
    'Granite forms from slow cooling magma',
    'The second kind, sandstone, is pressed grains of sand',
  );

  it('earn nothing with each other’s meaning', () => {
    expect(made(ASKED, ROCKS, 'Granite is pressed grains of sand. Sandstone forms from slow cooling magma.')).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    ['Sandstone is pressed sand grains. Granite comes from magma that cools slow.'],
    ['1. granite: magma that cooled slowly 2. sandstone: grains of sand, pressed'],
  ])('in any order: %s', (answer) => {
    expect(made(ASKED, ROCKS, answer)).toEqual([true, true]);
  });

  it('are not left open where only their names and what they share is said', () => {
    const cells = outline(
      'Mitosis is a division that makes two equal cells',
      'Meiosis is a division that makes four different cells',
    );
    const asked = 'Explain “mitosis” and “meiosis”, so that they can be told apart.';
    expect(marked(asked, cells, 'Mitosis is a division and meiosis is a division of cells.').unsure).not.toBe(true);
    expect(made(asked, cells, 'Mitosis: two equal cells are made. Meiosis: four different cells.')).toEqual([
      true,
      true,
    ]);
  });
});

describe('a comparison whose right side is told the contrary', () => {
  it.each([
    ['“grants”', 'Unlike loans, grants are paid without demanding interest.', 'grants are paid and demand interest'],
    [
      '“ferns”',
      'Unlike mosses, ferns spread over dry ground without needing a film of water.',
      'ferns spread over dry ground and also need a film of water',
    ],
  ])('%s', (side, book, answer) => {
    const other = side === '“grants”' ? '“loans”' : '“mosses”';
    const question = `What is the difference between ${side} and ${other}?`;
    expect(marked(question, reference(book), answer).is_correct).toBe(false);
    expect(marked(question, reference(book), book).is_correct).toBe(true);
  });
});
