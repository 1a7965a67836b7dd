/** Cutting running text into sentences. */
import { allPacks } from '../language/packs/index.ts';
import type { Sentences } from '../language/parts/sentences.ts';
import { isUnspaced } from '../language/script.ts';

/** Characters `[start, end)` of a text. */
export interface Span {
  start: number;
  end: number;
}

/** One list of all packs: a text's language is not always known, and books quote others. */
const inAll = (list: keyof Sentences) => new Set(allPacks.flatMap(({ sentences }) => [...(sentences?.[list] ?? [])]));
const ABBREVIATIONS = inAll('abbreviations');
const BEFORE_NUMBER = inAll('beforeNumber');
const BEFORE_NAME = inAll('beforeName');
const TITLES = inAll('titles');
const LETTERED = inAll('lettered');
const STARTERS = inAll('starters');
const BEHIND_ORDINAL = inAll('behindOrdinal');
const NUMBER = /^[§(]?(?:\p{Nd}|(?:[IVXLC]{2,}|[VX])(?!\p{L}))/u;

const TERMINAL = /[.!?…؟۔।。！？｡．]/;
const CJK_TERMINAL = /[。！？｡]/;
const CLOSING = /["'”’»›)\]）」』】》〉]/;
/** What an item of a list begins with. */
export const BULLET = /^(?:[•◦▪‣●○■□–—*-]\s|\(?\p{Nd}{1,3}[.)]\s|\(?[a-zA-Z]\)\s)/u;
/** Past this many characters a "sentence" of a script without full stops (Thai) is cut at a space. */
const UNPUNCTUATED = 160;

/**
 * Cuts text into sentences; white space around them belongs to none. Knows abbreviations, initials, decimals,
 * closing quotes, list bullets at line starts, and the full stops of Chinese, Japanese, Arabic, Urdu and Hindi.
 * Line feeds inside a sentence are spaces; an empty line always ends one.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const cut = (end: number) => {
    let from = start;
    let to = end;
    while (from < to && /\s/.test(text[from] ?? '')) from++;
    while (to > from && /\s/.test(text[to - 1] ?? '')) to--;
    if (to > from) spans.push({ start: from, end: to });
    start = end;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '\n') {
      if (text[at + 1] === '\n' || BULLET.test(text.slice(at + 1, at + 8))) cut(at + 1);
    } else if (char === ' ') {
      if (at - start > UNPUNCTUATED && isThai(text[at - 1]) && isThai(text[at + 1])) cut(at + 1);
    } else if (TERMINAL.test(char)) {
      let end = at + 1;
      while (end < text.length && (TERMINAL.test(text[end] ?? '') || CLOSING.test(text[end] ?? ''))) end++;
      if (CJK_TERMINAL.test(char) || endsSentence(text, start, at, end)) cut(end);
      at = end - 1;
    }
  }
  cut(text.length);
  return spans;
}

const isThai = (char: string | undefined) => char !== undefined && char >= '\u0e00' && char <= '\u0eff';

/** Whether the mark at `at` (with closing quotes up to `end`) ends the sentence that began at `start`. */
function endsSentence(text: string, start: number, at: number, end: number): boolean {
  if (end >= text.length) return true;
  const follows = text.slice(end, end + 40);
  if (!/^\s/.test(follows)) return isUnspaced(follows) && text[at] !== '.';
  const next = follows.trimStart();
  if (!/^[\p{Lu}\p{Lt}\p{Lo}\p{Nd}"'“”„«‘‚([¿¡–—•]/u.test(next)) return false;
  if (text[at] !== '.') return true;
  const word = /[\p{L}\p{M}.]+$/u.exec(text.slice(Math.max(start, at - 30), at))?.[0] ?? '';
  const nextWord = /^[\p{L}\p{M}]+/u.exec(next)?.[0].toLowerCase() ?? '';
  const initial = /^(?:\p{Lu}|\p{Lu}[\p{Ll}]?(?:\.\p{L}{1,2})+|\p{Lu}\.\p{Lu})$/u.test(word);
  if (/^\p{L}$/u.test(word) && /^\p{L}\./u.test(next)) return false;
  // A lone Arabic letter before a name is an initial, and behind a number an era ("632 م.").
  if (
    /^\p{Script=Arabic}$/u.test(word) &&
    /^\p{Script=Arabic}/u.test(next) &&
    !/\p{Nd}\s*$/u.test(text.slice(start, at - 1))
  )
    return false;
  // "44 v. Chr."
  if (/^\p{Ll}$/u.test(word) && /^\p{Lu}\p{Ll}{1,2}\./u.test(next)) return false;
  const before = /(\p{L}+)[.,)’”"]*\s+$/u.exec(text.slice(Math.max(start, at - 60), at - word.length))?.[1] ?? '';
  if (initial) return STARTERS.has(nextWord) || (word.length === 1 && LETTERED.has(before.toLowerCase()));
  if (/^\p{Nd}{1,3}$/u.test(text.slice(start, at).trim())) return false;
  // "Am 8. Februar", "im 16. und 17. Jahrhundert".
  if (BEHIND_ORDINAL.has(nextWord) && /(?<![\p{Nd}.,])\p{Nd}{1,2}$/u.test(text.slice(Math.max(0, at - 4), at)))
    return false;
  const plain = word.replaceAll('.', '').toLowerCase();
  // "Brown v. Board", but "the speed is v. Forces …".
  if (/^vs?$/.test(plain) && /^\p{Lu}/u.test(before)) return false;
  if (BEFORE_NUMBER.has(plain) && NUMBER.test(next)) return false;
  if (TITLES.has(word) && /^\p{Lu}/u.test(next)) return STARTERS.has(nextWord);
  if (ABBREVIATIONS.has(plain) || /^\p{L}\.\p{L}/u.test(word)) {
    return plain === 'etc' || (STARTERS.has(nextWord) && /^\p{Lu}/u.test(next) && !BEFORE_NAME.has(plain));
  }
  return true;
}
