/** An answer put together from the book's own sentences. */
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { pageOf, textOf } from '../../../book/pages.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { quotable, type Sentence } from '../../../book/sentences.ts';
import type { ClaimedQuote, DraftAnswer } from '../../engine.ts';
import { ITEM_MARK } from './define.ts';

/** Sentences `[first, last]` of the index that are said together, and proved by one quote. */
export interface Group {
  first: number;
  last: number;
  /** The sentence that the others go with. */
  main: number;
  /** Said before it, in bold: what it is about. */
  label?: string;
}

const LEANS_BACK =
  /^(?:it|its|this|these|that|those|they|their|he|she|his|her|such|here|thus|therefore|in (?:this|these|that|such)|for (?:this|example|instance)|as such|by this|doing so)\b/i;
/** A quote longer than this marks half a page; the sentence alone is quoted then. */
const MAX_QUOTE = 900;

/**
 * How much of its paragraph a sentence is said with. `needed`: the one before where it leans on it, the one after where
 * that goes on about it; `after`: the one after in any case; `both`: and the one before.
 */
export type Context = 'needed' | 'after' | 'both';

/** A sentence with the ones around it, of its own paragraph: what follows in a list or a glossary is another matter. */
export function groupAround(index: BookIndex, main: number, context: Context): Group {
  const sentence = index.sentences[main];
  const belongs = (at: number) => {
    const other = index.sentences[at];
    return other?.kind === 'prose' && sentence !== undefined && other.paragraph === sentence.paragraph;
  };
  const leans = (at: number) => LEANS_BACK.test(index.sentences[at]?.text ?? '');
  return {
    main,
    first: (leans(main) || (context === 'both' && !leans(main - 1))) && belongs(main - 1) ? main - 1 : main,
    last: (context !== 'needed' || leans(main + 1)) && belongs(main + 1) ? main + 1 : main,
  };
}

/** Groups that overlap, or touch in one paragraph, become one; the order is that of their first mention. */
export function merge(groups: readonly Group[], index: BookIndex): Group[] {
  const paragraph = (at: number) => index.sentences[at]?.paragraph;
  const touches = (a: Group, b: Group) => b.first === a.last + 1 && paragraph(a.last) === paragraph(b.first);
  const merged: Group[] = [];
  for (const group of groups) {
    const other = merged.find(
      (known) =>
        !known.label &&
        !group.label &&
        ((group.first <= known.last && group.last >= known.first) || touches(known, group) || touches(group, known)),
    );
    if (other) {
      other.first = Math.min(other.first, group.first);
      other.last = Math.max(other.last, group.last);
    } else {
      merged.push({ ...group });
    }
  }
  return merged;
}

/** The words of a group that are to be quoted: all of it where it stands on one page, else its main sentence. */
function quoteOf(book: Book, index: BookIndex, group: Group): ClaimedQuote | null {
  const first = index.sentences[group.first];
  const last = index.sentences[group.last];
  const main = index.sentences[group.main];
  if (!first || !last || !main) return null;
  const together = first.page === last.page && !last.rest && last.end - first.start <= MAX_QUOTE;
  if (!together || !isAlone(index, group)) return quotable(book, main);
  return { page: first.page, quote: flat(textOf(book, first.page, first.start, last.end)) };
}

/** Whether nothing but the group's own prose stands between its sentences. */
const isAlone = (index: BookIndex, group: Group) =>
  index.sentences
    .slice(group.first, group.last + 1)
    .every((sentence: Sentence) => sentence.kind === 'prose' || group.first === group.last);

/** Proof before a word is said: what can't be quoted is left out. */
function stands(book: Book, { page, quote }: ClaimedQuote): boolean {
  const there = pageOf(book, page);
  return there !== undefined && verifyQuote(there, quote) !== null;
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Book text as Markdown that shows it as it is. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>$|~]/g, '\\$&').replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, '$1\\$2');

/** A sentence as an answer says it: the mark or number of a list item is no part of what it says. */
export const saidAs = (sentence: Sentence): string => escapeMarkdown(sentence.text.replace(ITEM_MARK, ''));

/**
 * Markdown of groups, each with its mark and its quote, proved on its page.
 * @param layout `paragraphs`, or `list` (one bullet each)
 */
export function compose(
  book: Book,
  index: BookIndex,
  groups: readonly Group[],
  layout: 'paragraphs' | 'list',
  opening = '',
): DraftAnswer {
  const quotes: ClaimedQuote[] = [];
  const pieces: string[] = [];
  for (const group of groups) {
    const quote = quoteOf(book, index, group);
    if (!quote || !stands(book, quote)) continue;
    quotes.push(quote);
    const text = index.sentences
      .slice(group.first, group.last + 1)
      .filter((sentence) => sentence.kind === 'prose' || group.first === group.last)
      .map(saidAs)
      .join(' ');
    const label = group.label ? `**${escapeMarkdown(group.label)}:** ` : '';
    pieces.push(`${layout === 'list' ? '- ' : ''}${label}${text} [${quotes.length}]`);
  }
  const body = pieces.join(layout === 'list' ? '\n' : '\n\n');
  return { answer: opening ? `${opening}\n\n${body}` : body, quotes, declined: false };
}
