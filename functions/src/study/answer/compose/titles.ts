/** Titles of a book's parts as an answer says them. */
import { CHAPTER_NAMES, COUNTED } from '../../../book/chapter-numbers.ts';
import type { Section } from '../../../book/chapters.ts';
import { HAN_NUMERAL } from '../../../book/numerals.ts';
import { shownTitle } from '../../../book/shown-title.ts';

const NAMED = String.raw`(?:${CHAPTER_NAMES})\s+(?:\p{Nd}+|[IVXLC]+|\p{L}+(?=\s*[:.–—]))[\s:.–—)]+`;
const NUMBERED = new RegExp(
  String.raw`^(?:${NAMED}|\p{Nd}{1,3}[\s:.–—)]+|(?:${CHAPTER_NAMES})\s*(?:${HAN_NUMERAL}|\p{Nd}{1,4})\s*(?:${COUNTED}))\s*(?=["“„«‘']?\p{L})`,
  'iu',
);

/** A title without its number, which may come from the file's outline and stand nowhere on the page. */
export const bareTitle = (title: string): string =>
  title
    .replace(NUMBERED, '')
    .replace(/[\s.:]+$/u, '')
    .trim() || title;

/** A title with printed capitals as ordinary writing and its quote marks as books print them. */
export const saidTitle = (title: string): string =>
  shownTitle(title)
    .replace(/(?<![\p{L}\p{N}])"(?=[\p{L}\p{N}])/gu, '“')
    .replaceAll('"', '”');

/** A chapter among others: each with its number, in one form, however the book or its outline counts them. */
export const listedTitle = ({ title, number }: Section): string =>
  [number, saidTitle(bareTitle(title))].filter((piece) => piece !== undefined).join(' ');
