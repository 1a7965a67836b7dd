/** Whether a text writes a name, as a word of its own or in one of its forms. */
import { wordsOf } from '../../../book/search/terms.ts';
import { isUnspacedSubject } from '../../../book/telling/naming.ts';

const SIGN = '[\\p{L}\\p{M}\\p{N}]';

/** Whether a text names something as a word of its own: "nonmaterial culture" names no "material culture". */
export function namesIt(text: string, name: string): boolean {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // A longer word may be a form of the name, or a name of its own: only an ending is let pass.
  return new RegExp(`(?<!${SIGN})${escaped}(?:\\p{L}{0,2})(?!${SIGN})`, 'iu').test(text);
}

/** An ending that one form of a word has and another has not is this long at most (letters). */
const ENDING = 2;

/**
 * Whether a text has a form of a name of one word: "imperialism" is no form of "imperial", though both have one stem. True of a name
 * of several words, or written without spaces.
 */
export function writesForm(text: string, name: string): boolean {
  if (/\s/.test(name) || isUnspacedSubject(name)) return true;
  const plain = name.toLowerCase();
  const root = plain.slice(0, Math.max(1, plain.length - ENDING));
  return wordsOf(text).some((word) => word.toLowerCase().startsWith(root));
}

/** Whether a text names both of two names, each by itself where one begins the other ("eig", "eigs"). */
export function bothIn(text: string, first: string, second: string): boolean {
  const names = [first.toLowerCase(), second.toLowerCase()];
  if (!names.every((name) => isUnspacedSubject(name) || namesIt(text, name))) return false;
  if (!names.some((one, at) => (names[1 - at] ?? '').startsWith(one))) return true;
  return names.every((name) => wordsOf(text).includes(name));
}
