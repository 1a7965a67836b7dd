/** Rules on the options of a multiple-choice question: how many, how different, how alike in kind and length. */
import { LANGUAGES } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { containsRun, contentWords, likeness, words } from './words.ts';

export type OptionFault =
  | 'option_count'
  | 'options_alike'
  | 'options_of_other_kind'
  | 'options_of_other_length'
  | 'catch_all_option';

const CATCH_ALL = LANGUAGES.flatMap((code) => {
  const source = packFor(code).quiz?.refused?.catchAll;
  return source === undefined ? [] : new RegExp(source, 'i');
});

/** Longest may be this many times the shortest, or this many characters more, whichever is kinder to short options. */
const LENGTH_RATIO = 2.5;
const LENGTH_SLACK = 12;

/** Options with this share of common words read as the same answer. */
const ALIKE = 0.7;

/** The first rule that a set of options breaks, or null. Four options, or three where a book has no fourth. */
export function optionFault(options: readonly string[]): OptionFault | null {
  if (options.length < 3 || options.length > 6 || options.some((option) => option.trim() === '')) return 'option_count';
  if (options.some((option) => CATCH_ALL.some((all) => all.test(option.trim())))) return 'catch_all_option';
  if (options.some((a, i) => options.some((b, j) => i < j && alike(a, b)))) return 'options_alike';
  if (new Set(options.map(kindOf)).size > 1) return 'options_of_other_kind';
  return ofOneLength(options) ? null : 'options_of_other_length';
}

/** Whether no option is told by its length. */
export function ofOneLength(options: readonly string[]): boolean {
  const lengths = options.map((option) => [...option].length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  return longest <= shortest * LENGTH_RATIO || longest - shortest <= LENGTH_SLACK;
}

/** Whether two options are the same, nested in one another, or nearly the same words. */
export function alike(a: string, b: string): boolean {
  const [inA, inB] = [words(a), words(b)];
  if (inA.length === 0 || inB.length === 0) return squeezed(a) === squeezed(b);
  if (inA.join(' ') === inB.join(' ') && numbersIn(a) === numbersIn(b))
    return squeezedSymbols(a) === squeezedSymbols(b);
  const [setA, setB] = [contentWords(a), contentWords(b)];
  if (setA.size > 0 && setB.size > 0 && (containsRun(inA, inB) || containsRun(inB, inA))) return true;
  return setA.size > 1 && setB.size > 1 && likeness(setA, setB) >= ALIKE;
}

const squeezed = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
const numbersIn = (text: string) => (text.match(/\p{N}+/gu) ?? []).join(' ');
/** Signs that make code or mathematics differ where the words do not. */
const squeezedSymbols = (text: string) => text.replace(/[^\p{S}\\@#&|*+/<>=^%]/gu, '');

type Kind = 'number' | 'code' | 'term' | 'clause';

/** A number with its unit, a piece of code, a term of a few words, or a longer statement. */
export function kindOf(option: string): Kind | `number ${string}` {
  const text = option.trim();
  const number = /^[^\p{L}]*\p{N}[\p{N}.,\s]*(?<unit>[\p{L}%°]*)/u.exec(text);
  if (number && text.length < 30) return `number ${stemUnit(number.groups?.unit ?? '')}`;
  if (/^[\\@#$]|[_{}()<>=]|\w::\w/.test(text) && words(text).length <= 3) return 'code';
  return words(text).length > 5 ? 'clause' : 'term';
}

const stemUnit = (unit: string) => words(unit)[0] ?? unit;
