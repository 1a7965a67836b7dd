/** A statement with one thing in it exchanged, so that it is no longer what the book says. */

import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import type { LanguagePack } from '../../language/pack.ts';
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';

/** Pairs of words, each either way, by the first word of what is exchanged. */
type Exchanges = ReadonlyMap<string, readonly { from: readonly string[]; to: string }[]>;

const known = new WeakMap<LanguagePack, Exchanges>();

function exchangesOf({ pack, frames }: Reading): Exchanges {
  const before = known.get(pack);
  if (before) return before;
  const made = new Map<string, { from: readonly string[]; to: string }[]>();
  for (const pair of frames.exchanges.split(/\s+/).filter((one) => /[/>]/.test(one))) {
    const [left = '', right = ''] = pair.replaceAll('_', ' ').split(/[/>]/);
    const ways = pair.includes('>')
      ? [[left, right] as const]
      : ([
          [left, right],
          [right, left],
        ] as const);
    for (const [from, to] of ways) {
      const run = tokensOf(from).map(({ text }) => text);
      const all = made.get(run[0] ?? '') ?? [];
      if (all.every((one) => one.from.join(' ') !== run.join(' '))) all.push({ from: run, to });
      made.set(run[0] ?? '', all);
    }
  }
  known.set(pack, made);
  return made;
}

/** A statement with a word exchanged, and how much its book makes of what was exchanged: 1 at most, below 0 where it is said in passing. */
export interface Exchange {
  text: string;
  weight: number;
  /** What the book says, and what stands in its place. */
  said: string;
  shown: string;
}

/**
 * The statements that a sentence turns into where one word of it stands for its opposite; none where the sentence says
 * both of them, where the exchange would not be said so, or where the word stands in what only goes along with the statement.
 */
export function exchanged(reading: Reading, { at: place, text, tokens }: Plain): Exchange[] {
  const exchanges = exchangesOf(reading);
  const words = tokens.map(({ text: word }) => word);
  // "Not all the more": what is denied is turned round by nothing that can be told, but by not denying it.
  const denies = (word: string) => (reading.lexicon?.negations.has(word) ?? false) || word.endsWith("n't");
  const denied = words.filter(denies).length;
  if (denied > 1) return [];
  return tokens.flatMap((token, at) =>
    (exchanges.get(token.text) ?? []).flatMap(({ from, to }) => {
      const last = tokens[at + from.length - 1];
      if (!last || !from.every((word, i) => words[at + i] === word)) return [];
      if (denied > 0 && !from.some(denies)) return [];
      const opposite = tokensOf(to).map(({ text: word }) => word);
      // "Видимого эффекта она не имеет": without its denial nothing is said any more.
      const affirmed = from.some(denies) && !opposite.some(denies);
      // "Is not used at all": words that only a denial takes.
      const polar = affirmed && words.some((word) => reading.frames.polar?.split(' ').includes(word));
      const bare = affirmed && at + from.length >= words.length - 1;
      const twice = words.filter((word) => word === from[0]).length > 1;
      const both = reading.pack.words.unspaced
        ? text.includes(to)
        : !from.some((word) => opposite.includes(word)) && opposite.some((word) => words.includes(word));
      // "An increase", "l'augmentation": the article would have to change with the word.
      const elides = reading.frames.tagged || reading.pack.words.elides !== undefined;
      const article = reading.lexicon?.articles.has(words[at - 1] ?? '');
      const vowels = elides && article && isVowel(token.text) !== isVowel(to);
      const named = token.capital && at > 0 && !reading.lexicon?.capitalNouns;
      // "Also rarely", "rather more": weighed against something before.
      const weighed = at > 0 && reading.lexicon?.hedges.has(words[at - 1] ?? '');
      // "Harmful dysfunction", said again and again, is one name.
      const fixed = isFixed(reading, token, tokens[at + from.length]);
      // "After the war, …": what opens a sentence only dates it.
      // "Rarely in winter, …": no more does what only says how often.
      const opening = [token.text, words[1] ?? ''];
      const dates = at === 0 && from.length === 1 && opening.some((word) => reading.lexicon?.prepositions.has(word));
      // ", возможно, …": what is set off by commas only colours a statement; "more than 37 million": a bound is nothing to keep.
      const setOff = isComma(words[at - 1]) && isComma(words[at + from.length]);
      const bounds = tokens.slice(at + from.length, at + from.length + 2).some(({ kind }) => kind === 'number');
      const quoted = isQuoted(text, token.start);
      const inWord = !standsApart(reading, text, token.start, last.end);
      if (bare || polar || dates || fixed || setOff || bounds || quoted) return [];
      if (inWord || twice || both || vowels || named || weighed) return [];
      const shown = token.capital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      if (isAside(reading, tokens, at)) return [];
      const weight = weightOf(reading, place, from, opposite, at);
      // A word that the book sets against nothing is told at a glance.
      if (weight < SMALL_WORD) return [];
      const said = text.slice(token.start, last.end);
      return [{ text: `${text.slice(0, token.start)}${shown}${text.slice(last.end)}`, weight, said, shown }];
    }),
  );
}

/** Whether a word stands in what only goes along with a statement: a relative clause, a list, words far behind the verb. */
function isAside({ lexicon, pack }: Reading, tokens: readonly Token[], at: number): boolean {
  if (pack.words.unspaced) return false;
  const before = tokens.slice(0, at);
  const commas = before.filter(({ text }) => isComma(text)).length;
  // "Die Brücke, die 1835 …": in German an article behind a comma opens a clause, where no noun follows.
  const opens = (i: number) =>
    lexicon?.capitalNouns &&
    isComma(before[i - 1]?.text) &&
    lexicon.articles.has(before[i]?.text ?? '') &&
    !tokens[i + 1]?.capital;
  const relative = before.some(
    ({ text }, i) => i > 0 && ((lexicon?.relatives.has(text) && !lexicon.articles.has(text)) || opens(i)),
  );
  return at > FAR || commas > 1 || relative;
}

/** Tokens from the beginning. */
const FAR = 15;

/**
 * What the book makes of an exchanged word: much where it speaks of its opposite too, else nothing. A small
 * word ("must not") turns round the whole of a statement that it stands at the beginning of.
 */
function weightOf(
  { words, knowledge, pack, sentences, frames, lexicon }: Reading,
  place: number,
  from: readonly string[],
  to: readonly string[],
  at: number,
): number {
  const telling = (run: readonly string[]) => run.filter((word) => !pack.words.stop.has(word));
  const [own, other] = [telling(from), telling(to)];
  // "Always" and "never" stand all over a book, and set nothing against each other.
  const small = own.every((word) => other.includes(word) || lexicon?.quantifiers.has(word));
  if (small) return at < EARLY ? SMALL_WORD : PASSING;
  if (sentences.length < SHORT) return SMALL_WORD;
  const uses = (run: readonly string[]) =>
    words
      .withTerm(knowledge.keyOf(run.join(' ')))
      .filter((sentence) => sentence !== place && Math.abs(sentence - place) <= (frames.tagged ? AROUND : 2 * AROUND))
      .length;
  if (uses(own) > 0 && uses(other) > 0) return SIBLINGS;
  return PASSING;
}

/** A small word among so many tokens belongs to the main clause. */
const EARLY = 8;
const SMALL_WORD = 0.4;
/** The book speaks of both near by. */
export const SIBLINGS = 1;
const PASSING = -3;
/** Of so few sentences each matters. */
const SHORT = 60;
/** Near by, in sentences; twice as far where no tagger tells more to ask. */
const AROUND = 120;

const isComma = (word: string | undefined) => /^[,，、،]$/.test(word ?? '');

/** Whether a place of a text stands between quote marks: a title is not turned round. */
function isQuoted(text: string, at: number): boolean {
  let open = false;
  for (const mark of text.slice(0, at).match(/["“”„«»「」《》]/gu) ?? [])
    open = /["“„]/u.test(mark) ? !open : /[«「《]/u.test(mark);
  return open;
}

/** Whether a word and the next stand together all over the book. */
function isFixed({ pack, words, knowledge }: Reading, token: Token, next: Token | undefined): boolean {
  if (next?.kind !== 'word' || pack.words.unspaced) return false;
  if ([token, next].some(({ text }) => pack.words.stop.has(text))) return false;
  return words.withTerm(knowledge.keyOf(`${token.text} ${next.text}`)).length >= OFTEN;
}

const OFTEN = 4;

/** Whether characters `[from, to)` are words of their own, in a script without spaces too: in "out$minimum" they are none. */
function standsApart({ pack }: Reading, text: string, from: number, to: number): boolean {
  if (/[\p{L}\p{N}$@\\/_.-]/u.test(pack.words.unspaced ? '' : text.slice(Math.max(0, from - 1), from))) return false;
  if (!pack.words.unspaced) return true;
  const words = [...new Intl.Segmenter(pack.code, { granularity: 'word' }).segment(text)];
  return words.some(({ index }) => index === from) && words.some(({ index, segment }) => index + segment.length === to);
}

const isVowel = (word: string) => /^[aeiouàâéèêîôûáíóú]/i.test(word);
