/** How a sentence of the book is said. */
import type { Sentence } from '../../../book/sentences.ts';
import { ITEM_MARK } from '../../../book/telling/marked.ts';

/**
 * Book text as Markdown that shows it as it is: also `&lt;`, and addresses, which Markdown reads to their end before it looks at
 * what is escaped in them. One whose beginning is escaped is linked afterwards, by what is shown.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>$|~&]|(?<=https?):(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/^(\s*)([#+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2');

/** Brackets whose content was a link or a figure. */
const EMPTY = /\s*[([（]\s*[)\]）]/gu;

/** A sentence as an answer says it: the mark or number of a list item is no part of what it says, nor are empty brackets. */
export const saidAs = (sentence: Sentence): string =>
  escapeMarkdown(sentence.text.replace(ITEM_MARK, '').replace(EMPTY, ''));
