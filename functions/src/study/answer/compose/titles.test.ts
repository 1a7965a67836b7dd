import { expect, it } from 'vitest';
import { bareTitle, listedTitle, saidTitle } from './titles.ts';

it.each([
  ['Chapter 1: Creators', 'Creators'],
  ['2: "Mere Copyists"', '"Mere Copyists"'],
  ['1 A Brief Introduction', 'A Brief Introduction'],
  ['1. Introduction', 'Introduction'],
  ['第二章 用 LaTeX 排版文字', '用 LaTeX 排版文字'],
  ['Kapitel IV. Ringe', 'Ringe'],
  ['3D Graphics', '3D Graphics'],
  ['Part-time Work', 'Part-time Work'],
  ['Chapterhouse: A Novel', 'Chapterhouse: A Novel'],
  ['الفصل 3: الضوء', 'الضوء'],
  ['12', '12'],
])('the bare title of %j is %j', (title, bare) => {
  expect(bareTitle(title)).toBe(bare);
});

it('titles are said in ordinary writing, and listed with one kind of number', () => {
  expect(saidTitle('THE LAW OF "PIRACY"')).toBe('The Law of “Piracy”');
  const section = { kind: 'chapter', level: 1, from: 1, to: 2, start: 0, end: 9 } as const;
  expect(listedTitle({ ...section, title: 'Chapter 4: "PIRATES"', number: 4 })).toBe('4 “Pirates”');
  expect(listedTitle({ ...section, title: 'Afterword' })).toBe('Afterword');
});
