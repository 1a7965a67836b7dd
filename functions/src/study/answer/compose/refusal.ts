/** What a refusal tells besides: what was looked for, which words the book does not have, which pages could not be read. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import type { PackCode } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Replies } from '../../../language/parts/replies.ts';
import { knownForm } from '../../find/forms.ts';
import type { Question } from '../../find/question.ts';
import { isFrameTerm } from '../../find/words.ts';
import { escapeMarkdown } from './wording.ts';

/** So many words or names are told, and so many ranges of pages. */
const MOST = 3;
const MOST_RANGES = 4;
/** So many words are looked for letter by letter in the whole book. */
const MOST_SOUGHT = 12;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

/** What of a question tells something, as it is written. */
interface Told {
  /** Words that stand side by side, together. */
  phrases: string[];
  /** Words of which the book has no form: names, and others where they are most of what is asked. */
  unknown: string[];
}

/** Written like a name or a number: everyday words that a book happens to lack tell nobody what was not found. */
const isName = (word: string, at: number) => /\p{N}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word));

/** Of words that the book has no form of, those whose letters stand nowhere in it: "oxen" holds "ox", "Zellteilung" Zelle's stem. */
function nowhere<T extends { letters: readonly string[] }>(
  words: readonly T[],
  { sentences, sections }: BookIndex,
): T[] {
  let left = words.slice(0, MOST_SOUGHT);
  for (const text of [...sections.map(({ title }) => title), ...sentences.map(({ text }) => text)]) {
    if (left.length === 0) break;
    const folded = text.toLowerCase();
    left = left.filter(({ letters }) => !letters.some((one) => folded.includes(one)));
  }
  return left;
}

function toldIn({ text, weights }: Question, index: BookIndex, misspelt: ReadonlySet<string>): Told {
  const phrases: string[] = [];
  const unknown: { word: string; name: boolean; letters: string[] }[] = [];
  let content = 0;
  let end = -1;
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    const terms = termsOf(word, index.language).filter((term) => weights.has(term));
    if (terms.length === 0 || terms.every((term) => isFrameTerm(term, index.language))) continue;
    const before = at === end + 1 ? phrases.pop() : undefined;
    phrases.push(before === undefined ? word : `${before} ${word}`);
    end = at + word.length;
    content++;
    const known = terms.some((term) => index.postings.has(term) || knownForm(term, index) !== null);
    if (!known && !misspelt.has(word))
      unknown.push({ word, name: isName(word, at), letters: [word.toLowerCase(), ...terms] });
  }
  const mostly = 2 * unknown.length >= content;
  const told = nowhere(unknown, index)
    .filter(({ name }) => name || mostly)
    .map(({ word }) => word);
  return { phrases: told.length > 0 ? [] : [...new Set(phrases)], unknown: [...new Set(told)] };
}

/**
 * Says which words of a question the book does not have, or else what was looked for; empty where that would tell nothing: words
 * cannot be told apart, or many everyday ones were looked for.
 * @param misspelt words of the question that are taken for slips of the pen
 */
export function saidLookedFor(
  asked: Question,
  replies: Replies,
  language: PackCode,
  index: BookIndex,
  misspelt: readonly string[] = [],
): string {
  if (packFor(index.language).words.unspaced) return '';
  const { phrases, unknown } = toldIn(asked, index, new Set(misspelt));
  if (unknown.length === 0 && misspelt.length > 0) return '';
  const [template, words, type] =
    unknown.length > 0
      ? ([replies.notInBook, unknown, 'disjunction'] as const)
      : ([replies.lookedFor, phrases, 'conjunction'] as const);
  if (words.length === 0 || (template === replies.lookedFor && words.length > MOST)) return '';
  const quoted = words.slice(0, MOST).map((word) => replies.quoted.replace('%', () => escapeMarkdown(word)));
  return template.replace('%', () => new Intl.ListFormat(language, { type }).format(quoted));
}

/** Says which pages have words that could not be read: a page by itself without any may well be blank. */
export function saidUnreadable({ pages }: Book, replies: Replies): string {
  const ranges: { from: number; to: number; garbled: boolean }[] = [];
  for (const { number, quality } of pages) {
    if (quality !== 'none' && quality !== 'garbled') continue;
    const open = ranges.at(-1);
    if (open?.to === number - 1) {
      open.to = number;
      open.garbled ||= quality === 'garbled';
    } else ranges.push({ from: number, to: number, garbled: quality === 'garbled' });
  }
  const told = ranges.filter(({ from, to, garbled }) => garbled || to > from);
  if (told.length === 0) return '';
  const said = told.slice(0, MOST_RANGES).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  return replies.unreadable.replace('%', () => [...said, ...(told.length > MOST_RANGES ? ['…'] : [])].join(', '));
}
