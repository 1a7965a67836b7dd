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

/**
 * The statements that a sentence turns into where one word of it stands for its opposite; none where the sentence says
 * both of them, or where the exchange would not be said so.
 */
export function exchanged(reading: Reading, { text, tokens }: Plain): string[] {
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
      const twice = words.filter((word) => word === from[0]).length > 1;
      const both = !from.some((word) => opposite.includes(word)) && opposite.some((word) => words.includes(word));
      // "An increase", "l'augmentation": the article would have to change with the word.
      const vowels = reading.lexicon?.articles.has(words[at - 1] ?? '') && isVowel(token.text) !== isVowel(to);
      const named = token.capital && at > 0 && !reading.lexicon?.capitalNouns;
      // "Also rarely", "rather more": weighed against something before.
      const weighed = at > 0 && reading.lexicon?.hedges.has(words[at - 1] ?? '');
      // "Harmful dysfunction", said again and again, is one name.
      const fixed = isFixed(reading, token, tokens[at + from.length]);
      // "After the war, …": what opens a sentence only dates it.
      const dates = at === 0 && from.length === 1 && (reading.lexicon?.prepositions.has(token.text) ?? false);
      const inWord = !standsApart(reading, text, token.start, last.end);
      if (dates || fixed || inWord || twice || both || vowels || named || weighed) return [];
      const shown = token.capital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      return [`${text.slice(0, token.start)}${shown}${text.slice(last.end)}`];
    }),
  );
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
