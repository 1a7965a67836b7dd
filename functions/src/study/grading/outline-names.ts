/** The names that open the entries of an outline and the sentences of an answer to it. */
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

/** The subject stands among so many content words at a statement's beginning. */
const LEAD = 4;
/** The words that open a statement. */
export const lead = (words: readonly Token[]) =>
  words.filter(({ weight, kind }) => weight > 0 && kind === 'word').slice(0, LEAD);
/** Whether words hold one of them, also misspelt. */
export const says = (words: readonly Token[], word: Token) =>
  words.some((other) => ['same', 'slip'].includes(relate(word, other)));

/**
 * The question's own words that open each entry, if every entry has some and the question holds each of these names by itself; none
 * else.
 */
export function phrasesAsked(leads: readonly Token[][], { content }: ReadText): Token[][] {
  const phrases = leads.map((words) => {
    const open = words.findIndex((word) => !says(content, word));
    return words.slice(0, open < 0 ? words.length : open);
  });
  const places = new Set<number>();
  // The longest first: a shorter name may be the beginning of a longer one.
  const found = phrases
    .toSorted((a, b) => b.length - a.length)
    .every((phrase) => {
      const at = content.findIndex((_, from) =>
        phrase.every(({ stem }, i) => content[from + i]?.stem === stem && !places.has(from + i)),
      );
      for (const i of phrase.keys()) places.add(at + i);
      return phrase.length > 0 && at >= 0;
    });
  return found && leads.length > 1 ? phrases : [];
}

/** Which entry's name a sentence opens with: the longest of those that it holds; -1 where none is told apart. */
export function ownerOf(sentence: readonly Token[], keys: readonly { phrase: readonly Token[] }[]): number {
  const opening = lead(sentence);
  const held = keys.map(({ phrase }) =>
    phrase.every(({ stem }) => opening.some((word) => word.stem === stem)) ? phrase.length : 0,
  );
  const longest = Math.max(...held);
  return longest > 0 ? held.indexOf(longest) : -1;
}
