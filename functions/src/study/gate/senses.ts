/** Whether all options are of one kind, by what they mean: numbers, code, names, persons among things. */
import { packFor } from '../../language/packs/index.ts';
import { nounSorts } from './noun-sorts.ts';
import { words } from './words.ts';

type Kind = 'number' | 'code' | 'name' | 'words';

/** An option of more words is a statement: its last noun says little of it. */
const PHRASE = 3;
/** A statement of so many words stands out among terms of so few. */
const STATEMENT = { words: 7, others: 2 };
/** Letters of sorts (`noun-sorts.ts`) that can be met or touched: people, what lives, things, places. */
const CONCRETE = new Set('altp');

/** Whether one option, right or wrong, is of another kind than all others. */
export function senseFault(options: readonly string[], key: number): boolean {
  return hasOddKind(options) || hasStatement(options) || hasOddSort(options, key);
}

/** "1953" among terms, a term among years; code among words; "Louis Pasteur" among words written small. */
function hasOddKind(options: readonly string[]): boolean {
  return options.some((option, i) => {
    const others = options.filter((_, j) => j !== i);
    const kind = kindOf(option);
    const kinds = new Set(others.map(kindOf));
    const [other] = kinds;
    if (kinds.size !== 1 || kind === other) return false;
    if (kind === 'number') return !others.some((text) => /\p{N}/u.test(text));
    if (other === 'number') return !/\p{N}/u.test(option);
    if (kind === 'code' || other === 'code') return true;
    return kind === 'name' ? others.every(isWrittenSmall) : isWrittenSmall(option);
  });
}

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

/** Whether a wrong option names what can be met or touched, and no other can; or the others name it, and that one cannot. */
function hasOddSort(options: readonly string[], key: number): boolean {
  const singulars = packFor('en').quiz?.singulars;
  const isPhrase = (option: string) => option.trim().split(/\s+/).length <= PHRASE;
  if (singulars === undefined || !options.every(isPhrase)) return false;
  const sorts = options.map((option) => {
    const [, last = ''] = /([\p{L}-]+)[.]?$/u.exec(option.trim().toLowerCase()) ?? [];
    return [...nounSorts(last, singulars)];
  });
  if (sorts.some((letters) => letters.length === 0)) return false;
  const isOnly = (letters: readonly string[]) => letters.every((letter) => CONCRETE.has(letter));
  const isNever = (letters: readonly string[]) => letters.every((letter) => !CONCRETE.has(letter));
  return sorts.some((own, i) => {
    const others = sorts.filter((_, j) => j !== i);
    return i !== key && ((isOnly(own) && others.every(isNever)) || (isNever(own) && others.every(isOnly)));
  });
}
