/** How a sentence of the book is said. */
import type { Sentence } from '../../../book/sentences.ts';
import { ITEM_MARK } from './define.ts';

/** Book text as Markdown that shows it as it is. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>$|~]/g, '\\$&')
    .replace(/^(\s*)([#+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2');

/** A sentence as an answer says it: the mark or number of a list item is no part of what it says. */
export const saidAs = (sentence: Sentence): string => escapeMarkdown(sentence.text.replace(ITEM_MARK, ''));
