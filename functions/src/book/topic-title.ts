/** Titles of sections as topics: without their numbers, and only those that say what they are about. */

import { allPacks } from '../language/packs/index.ts';
import { CHAPTER_WORD, COUNTED } from './chapter-numbers.ts';
import { NUMERAL } from './numerals.ts';
import { countWords } from './script.ts';

const NUMBER = /^\s*(?:§\s*)?(?:\p{Nd}+(?:\.\p{Nd}+)*|[A-Z](?:\.\p{Nd}+)+|[IVX]{1,5}(?=[.:)]))[.:)]?\s+/u;
const CHAPTER_NUMBER = new RegExp(String.raw`^(?:${NUMERAL})\s*(?:${COUNTED})?\s*[.:)–—-]?\s*`, 'iu');
const BEFORE = /^[\s"“”„«‘'「『(]+/u;
const BEHIND = /(?<![\s"“”»’'」』:.,;)])[\s"“”»’'」』:.,;)]+$/u;

/** Titles that any book could have: they name a part of it, not what it teaches. */
const PLAIN = new RegExp(`^(?:${allPacks.map(({ topics }) => topics.plain).join('|')})$`, 'iu');

/** Longer than this, a title is a sentence. */
const MOST_WORDS = 9;
/** Signs of programs, formulas and typesetting gone wrong. */
const SIGNS = /[\\{}=<>|@#$^_~*+→∑∫√]|\(\s*\)|\p{Nd}{3}|\uFFFD/u;

/** What a section's title says it is about, as printed but without its number; null where it says nothing. */
export function topicOf(title: string): string | null {
  const flat = title.replace(/\s+/g, ' ').trim();
  const named = CHAPTER_WORD.exec(flat)?.[0] ?? '';
  const rest = flat.slice(named.length);
  const unnumbered = named && CHAPTER_NUMBER.test(rest) ? rest.replace(CHAPTER_NUMBER, '') : flat.replace(NUMBER, '');
  const bare = unnumbered.replace(BEFORE, '').replace(BEHIND, '');
  const topic = flat.endsWith(')') && bare.includes('(') ? `${bare})` : bare;
  if (!/\p{L}{2}/u.test(topic) || countWords(topic) > MOST_WORDS || SIGNS.test(topic)) return null;
  return PLAIN.test(topic) ? null : topic;
}
