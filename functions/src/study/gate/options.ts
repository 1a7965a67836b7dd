/** Rules on the options of a multiple-choice question: how many, how different, of one kind. */
import { allPacks } from '../../language/packs/index.ts';
import { senseFault } from './senses.ts';
import { NEGATORS } from './stem.ts';
import { bareWords, contentWords, likeness, words } from './words.ts';

export type OptionFault =
  | 'option_count'
  | 'options_alike'
  | 'options_of_other_kind'
  | 'options_of_other_length'
  | 'catch_all_option';

/** Patterns of an option that speaks of the others ("all of the above"), of all languages: a book may quote another one. */
const CATCH_ALL = allPacks.flatMap(({ quiz }) =>
  quiz?.refused?.catchAll === undefined ? [] : new RegExp(quiz.refused.catchAll, 'i'),
);
/** "Both A and C", "B, D". */
const LETTERS = /^(?:\p{L}+\s)?\(?[a-e]\)?(?:(?:,|\s\p{L}{1,4})\s\(?[a-e]\)?)+(?:\s\p{L}{1,5})?[.]?$/iu;

const denies = (word: string): boolean => NEGATORS.has(word);

/** Of what is no word of all options, so much in common is the same answer, where there is so much. */
const ALIKE = { share: 0.8, words: 4 };
/** Telling words of options that are compared without the small words that join them. */
const JOINED = 2;
/** A right option that is so many times as long as the longest other, and so many characters longer, is told by that. */
const STANDS_OUT = { ratio: 2, characters: 25 };

/** The first rule that a set of options breaks, or null. Four options, or three where a book has no fourth. */
export function optionFault(options: readonly string[], key: number): OptionFault | null {
  if (options.length < 3 || options.length > 6 || options.some((option) => option.trim() === '')) return 'option_count';
  if (options.some((option) => LETTERS.test(option.trim()) || CATCH_ALL.some((all) => all.test(option.trim()))))
    return 'catch_all_option';
  const everywhere = inAll(options.map(words));
  if (options.some((a, i) => options.some((b, j) => i < j && sameAnswer(a, b, everywhere)))) return 'options_alike';
  const right = options[key] ?? '';
  if (options.some((option, i) => i !== key && isNested(right, option))) return 'options_alike';
  if (options.some((a, i) => options.some((b, j) => i < j && sameWords(a, b)))) return 'options_alike';
  if (senseFault(options, key)) return 'options_of_other_kind';
  const longest = Math.max(...options.map((option, i) => (i === key ? 0 : [...option].length)));
  const length = [...right].length;
  const standsOut = length > STANDS_OUT.ratio * longest && length - longest > STANDS_OUT.characters;
  return standsOut ? 'options_of_other_length' : null;
}

/** Words that all texts have. */
function inAll(texts: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = texts;
  return new Set(first.filter((word) => others.every((text) => text.includes(word))));
}

/** Whether two options say the same: the same words in the same order, or nearly the same beside what all options have. */
function sameAnswer(a: string, b: string, everywhere: ReadonlySet<string>): boolean {
  const [inA, inB] = [bareWords(a), bareWords(b)];
  if (inA.length === 0 || inB.length === 0 || inA.join(' ') === inB.join(' ')) return sameSigns(a, b);
  // One that denies what the other says, or the same words in another order, may be the opposite.
  if (inA.some(denies) !== inB.some(denies)) return false;
  if (inA.toSorted().join(' ') === inB.toSorted().join(' ')) return false;
  const [own, other] = [inA, inB].map((list) => new Set(list.filter((word) => !everywhere.has(word)))) as [
    Set<string>,
    Set<string>,
  ];
  const few = Math.min(own.size, other.size) < ALIKE.words;
  return !few && likeness(own, other) >= ALIKE.share && inA.length !== inB.length;
}

/** Whether two options have the same telling words, however joined: "a film maker", "a maker of films". */
function sameWords(a: string, b: string): boolean {
  const [inA, inB] = [contentWords(a), contentWords(b)];
  // In another order they may say the opposite, where there is room for two sides.
  const isShort = inA.size > 1 && inA.size <= JOINED;
  const small = (text: string) => bareWords(text).length;
  return (
    isShort && inA.size === inB.size && likeness(inA, inB) === 1 && small(a) !== small(b) && denying(a) === denying(b)
  );
}

const denying = (text: string): boolean => bareWords(text).some(denies);

/** Whether one of two options holds the other, word for word: "the gland", "the thyroid gland". */
function isNested(a: string, b: string): boolean {
  const plain = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []).join(' ')} `;
  const [inA, inB] = [plain(a), plain(b)];
  const [codeA, codeB] = [codeIn(a), codeIn(b)];
  // "# or %", "// or --": the word they share is not what is asked for.
  if (codeA !== '' && codeB !== '' && codeA !== codeB) return false;
  return (contentWords(a).size > 0 && inB.includes(inA)) || (contentWords(b).size > 0 && inA.includes(inB));
}

const codeIn = (text: string): string => text.replace(/[^\p{S}\\@#&|*/%]/gu, '');

/** Signs that make code, mathematics or numbers differ where the words do not. */
const sameSigns = (a: string, b: string): boolean => {
  const signs = (text: string) => text.replace(/[^\p{S}\p{N}\\@#&|*+/<>=^%-]/gu, '');
  const squeezed = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return words(a).length === 0 || words(b).length === 0 ? squeezed(a) === squeezed(b) : signs(a) === signs(b);
};

/** Whether no option is told by its length: the longest is at most so many times the shortest, or so many characters longer. */
export function ofOneLength(options: readonly string[]): boolean {
  const lengths = options.map((option) => [...option].length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  return longest <= 2.5 * shortest || longest - shortest <= 12;
}

/** Whether two texts by themselves are the same, nested in one another, or nearly the same words. */
export function alike(a: string, b: string): boolean {
  if (sameAnswer(a, b, new Set()) || isNested(a, b)) return true;
  const [setA, setB] = [contentWords(a), contentWords(b)];
  return setA.size > 1 && setB.size > 1 && likeness(setA, setB) >= ALMOST;
}

/** Content words in common of two texts that read as one. */
const ALMOST = 0.7;
