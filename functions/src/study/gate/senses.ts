/** Whether all options are of one kind, by what they mean: numbers, code, names, persons among things. */
import { packFor } from '../../language/packs/index.ts';
import { nounSorts } from './noun-sorts.ts';
import { words } from './words.ts';

type Kind = 'number' | 'code' | 'name' | 'words';

const WORDS_OF_TIME = 4;
/** An option of more words is a statement: its last noun says little of it. */
const PHRASE = 3;
/** A statement of so many words stands out among terms of so few. */
const STATEMENT = { words: 8, others: 3 };
type Class = 'person' | 'thing' | 'thought';
/** Letters of sorts (`noun-sorts.ts`) that can be met or touched: people; what lives, things, places. All others are thoughts. */
const CLASSES: Readonly<Record<string, Class>> = { a: 'person', l: 'thing', t: 'thing', p: 'thing' };

/** Whether one option, right or wrong, is of another kind than all others. */
export function senseFault(options: readonly string[], key: number): boolean {
  return hasOddKind(options) || hasStatement(options) || hasOddClass(options, key);
}

/** "1953" among terms, a term among years; code among words; "Louis Pasteur" among words written small. */
function hasOddKind(options: readonly string[]): boolean {
  return options.some((option, i) => {
    const others = options.filter((_, j) => j !== i);
    const kind = kindOf(option);
    const kinds = others.map(kindOf);
    const isAlone = (one: Kind) => kind === one && !kinds.includes(one);
    const isMissing = (one: Kind) => kind !== one && kinds.every((other) => other === one);
    if (tellsYear(option) && !others.some((text) => /\p{N}/u.test(text))) return true;
    if (isAlone('number')) return !others.some((text) => /\p{N}/u.test(text));
    if (isMissing('number')) return !/\p{N}/u.test(option);
    if (isAlone('code') || isMissing('code')) return true;
    return isAlone('name') ? others.every(isWrittenSmall) : isMissing('name') && isWrittenSmall(option);
  });
}

/** A time, and nothing else: "in the 1940s", "Im Jahr 1891". */
const tellsYear = (text: string): boolean =>
  words(text).length <= WORDS_OF_TIME && /(?<!\p{N})(?:1\d|20)\d\d(?!\p{N})/u.test(text);

/** Whether words behind the first are not written as a name is; of one word, whether it is not. */
const isWrittenSmall = (text: string): boolean => /^\p{Ll}/u.test(text) || /\s\p{Ll}\S+$/u.test(text);

/** What an option is made of. */
export function kindOf(option: string): Kind {
  const text = option.trim();
  if (/^[^\p{L}]*\p{N}/u.test(text) && text.length < 30) return 'number';
  if (/^[\\@#$]|[_{}()<>]\S|=|\w::\w/.test(text) && words(text).length <= 3) return 'code';
  const written = text.match(/\p{L}[\p{L}\p{M}’'.-]*/gu) ?? [];
  const name = written.length > 1 && written.length <= 4 && written.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return name ? 'name' : 'words';
}

function hasStatement(options: readonly string[]): boolean {
  const counts = options.map((option) => option.trim().split(/\s+/).length).sort((a, b) => b - a);
  const [most = 0, next = 0] = counts;
  return most >= STATEMENT.words && next <= STATEMENT.others;
}

/**
 * Whether a wrong option is surely of another class than all others, and those of one. Names say nothing by their last word, and
 * options of several sorts have no odd one among them.
 */
function hasOddClass(options: readonly string[], key: number): boolean {
  const singulars = packFor('en').quiz?.singulars;
  const isTerm = (option: string) => option.trim().split(/\s+/).length <= PHRASE && kindOf(option) !== 'name';
  if (singulars === undefined || !options.every(isTerm)) return false;
  const sorts = options.map((option) => {
    const [, last = ''] = /(?<![\p{L}-])([\p{L}-]+)[.]?$/u.exec(option.trim().toLowerCase()) ?? [];
    return [...nounSorts(last, singulars)];
  });
  const classes = sorts.map(classOf);
  return classes.some((own, i) => {
    const of = new Set(classes.filter((_, j) => j !== i));
    if (i === key || own === null || of.size > 1 || of.has(null) || of.has(own)) return false;
    const others = sorts.filter((_, j) => j !== i);
    return others.flat().some((sort) => others.filter((one) => one.includes(sort)).length >= others.length - 1);
  });
}

/** The class of a noun by the letters of its sorts; null where it may be of several, or the list doesn't know it. */
function classOf(letters: readonly string[]): Class | null {
  const classes = new Set(letters.map((letter) => CLASSES[letter] ?? 'thought'));
  const [only = null] = classes;
  return classes.size === 1 ? only : null;
}
