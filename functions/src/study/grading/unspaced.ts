/** Scripts written without spaces, read as the words that a pack knows and, between them, as pairs of characters. */
import type { PackCode } from '../../language/codes.ts';
import { grammarOf, NEGATING_CHARACTERS, numberWord, oppositesIn } from './languages.ts';

/** What stands somewhere in such a run; offsets in UTF-16 units. */
interface Part {
  text: string;
  at: number;
  kind: 'word' | 'pair' | 'negator' | 'number';
  /** Of a number. */
  value?: number;
}

interface Known {
  denying: ReadonlySet<string>;
  /** Opposites, and what only looks like a denial. */
  words: ReadonlySet<string>;
  /** Of those that begin with a character the length of the longest, in characters. */
  longest: ReadonlyMap<string, number>;
  counters: ReadonlySet<string>;
}

const made = new Map<PackCode, Known>();
function knownOf(language: PackCode): Known {
  const there = made.get(language);
  if (there) return there;
  const { denyingRuns, notDenials, counters } = grammarOf(language);
  const words = new Set([...oppositesIn(language).filter((word) => [...word].length > 1), ...notDenials]);
  const longest = new Map<string, number>();
  for (const word of [...words, ...denyingRuns]) {
    const [first = '', ...rest] = word;
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + rest.length));
  }
  const known = { denying: new Set(denyingRuns), words, longest, counters: new Set(counters) };
  made.set(language, known);
  return known;
}

const TEN = 10;
/** Of a number below a hundred: "三十二". */
const MOST_NUMERALS = 3;
/** The value of numerals below a hundred ("三", "十二", "二十"); null for anything else. A lone "one" is mostly an article. */
function numeralValue(numerals: readonly string[], language: PackCode): number | null {
  const digits = numerals.map((one) => numberWord(one, language));
  if (digits.length === 0 || digits.some((digit) => digit === undefined)) return null;
  const [first = 0, second, third] = digits;
  if (digits.length === 1) return first === 1 ? null : first;
  if (first === TEN && digits.length === 2) return TEN + (second ?? 0);
  if (second !== TEN || digits.length > MOST_NUMERALS) return null;
  return TEN * first + (third ?? 0);
}

/** The parts of a run of such characters, in order. */
export function partsOf(run: string, language: PackCode): Part[] {
  const { denying, words, longest, counters } = knownOf(language);
  const characters = [...run];
  const parts: Part[] = [];
  let open: string[] = [];
  let openAt = 0;
  let at = 0;
  const close = () => {
    let pairAt = openAt;
    for (const [i, character] of open.entries()) {
      const next = open[i + 1];
      if (next !== undefined || open.length === 1)
        parts.push({ text: character + (next ?? ''), at: pairAt, kind: 'pair' });
      pairAt += character.length;
    }
    open = [];
  };
  const take = (text: string, kind: Part['kind'], value?: number) => {
    close();
    parts.push({ text, at, kind, ...(value !== undefined && { value }) });
    at += text.length;
  };
  for (let i = 0; i < characters.length; ) {
    let length = Math.min(longest.get(characters[i] ?? '') ?? 1, characters.length - i);
    const upTo = () => characters.slice(i, i + length).join('');
    while (length > 1 && !words.has(upTo()) && !denying.has(upTo())) length--;
    if (length > 1) {
      take(upTo(), words.has(upTo()) ? 'word' : 'negator');
      i += length;
      continue;
    }
    let end = i;
    while (end - i <= MOST_NUMERALS && numberWord(characters[end] ?? '', language) !== undefined) end++;
    // A year is written sign by sign ("一八五四年"): its last numeral is no number of its own.
    const goesOn = numberWord(characters[i - 1] ?? '', language) !== undefined;
    const value =
      !goesOn && counters.has(characters[end] ?? '') ? numeralValue(characters.slice(i, end), language) : null;
    const character = characters[i] ?? '';
    if (value !== null) {
      take(characters.slice(i, end).join(''), 'number', value);
      i = end;
    } else {
      if (NEGATING_CHARACTERS.has(character)) take(character, 'negator');
      else {
        if (open.length === 0) openAt = at;
        open.push(character);
        at += character.length;
      }
      i++;
    }
  }
  close();
  return parts;
}
