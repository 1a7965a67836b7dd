import { expect, it } from 'vitest';
import { entryOf, outlineEntries } from './outline.ts';

it('gives each chapter the pages up to the next of its level, and drops what points outside the book', () => {
  const item = (title: string, level: number, page: number) => ({ title, level, page });
  const items = [
    item('One', 1, 1),
    item('One.1', 2, 1),
    item('One.2', 2, 4),
    item('Two', 1, 6),
    item('Nowhere', 1, 99),
  ];
  expect(outlineEntries([...items, item(' \u0000 ', 1, 7)], 10)).toEqual([
    { title: 'One', level: 1, from: 1, to: 5 },
    { title: 'One.1', level: 2, from: 1, to: 3 },
    { title: 'One.2', level: 2, from: 4, to: 5 },
    { title: 'Two', level: 1, from: 6, to: 10 },
  ]);
});

it('tells what stands around the text, and shows no shouting capitals', () => {
  const titles = ['COVER', 'CONTENTS', '"PIRACY"', 'NOTES', 'GLOSSARY', 'ACKNOWLEDGMENTS', 'INDEX'];
  const entries = outlineEntries(
    titles.map((title, at) => ({ title, level: 1, page: at + 1 })),
    titles.length,
  );
  expect(entries.map(({ title, apart }) => [title, apart ?? false])).toEqual([
    ['Cover', true],
    ['Contents', true],
    ['"Piracy"', false],
    ['Notes', true],
    ['Glossary', true],
    ['Acknowledgments', true],
    ['Index', true],
  ]);
});

it('takes the printed numbers of a chapter from its ends, or from the pages next to them where those print none', () => {
  const printed = new Map([
    [31, '17'],
    [32, '18'],
    [92, '78'],
  ]);
  const chapter = { kind: 'chapter' as const, title: 'Piracy', level: 1 };
  const labelOf = (page: number) => printed.get(page);
  expect(entryOf({ ...chapter, from: 30, to: 93 }, labelOf)).toMatchObject({ from_label: '17', to_label: '78' });
  expect(entryOf({ ...chapter, from: 31, to: 31 }, labelOf)).toMatchObject({ from_label: '17', to_label: '17' });
  expect(entryOf({ ...chapter, from: 26, to: 28 }, labelOf)).toEqual({ title: 'Piracy', level: 1, from: 26, to: 28 });
});
