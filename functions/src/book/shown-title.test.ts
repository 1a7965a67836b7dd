import { expect, it } from 'vitest';
import { shownTitle } from './shown-title.ts';

it.each([
  ['"PIRACY"', '"Piracy"'],
  ['1. THE LAW OF PROPERTY: A HISTORY, PART II', '1. The Law of Property: A History, Part II'],
  ['3 THE DNA OF CREATORS', '3 The DNA of Creators'],
  ['EINFÜHRUNG IN DIE TOPOLOGIE', 'Einführung in die Topologie'],
  ['ПРЕДМЕТНЫЙ УКАЗАТЕЛЬ', 'Предметный указатель'],
  ['DON’T PANIC', 'Don’t Panic'],
  ['IPC', 'IPC'],
  ['1.2 METRIC Spaces', '1.2 METRIC Spaces'],
  ['第三章 锁', '第三章 锁'],
])('a title printed %j is shown %j', (printed, shown) => {
  expect(shownTitle(printed)).toBe(shown);
});
