/** An answer put together from the book's own sentences. */
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { pageOf, textOf } from '../../../book/pages.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { quotable, type Sentence } from '../../../book/sentences.ts';
import { ASKS_BACK } from '../../../book/telling/signs.ts';
import type { ClaimedQuote, DraftAnswer } from '../../engine.ts';
import { escapeMarkdown, saidAs } from './wording.ts';

export { escapeMarkdown } from './wording.ts';

/** Sentences `[first, last]` of the index that are said together, and proved by one quote. */
export interface Group {
  first: number;
  last: number;
  /** The sentence that the others go with. */
  main: number;
  /** Said before it, in bold: what it is about. */
  label?: string;
  /** An entry of a list that the group before it announces. */
  item?: true;
  /** One sentence, in pieces: formulas stand in it. */
  pieces?: true;
  /** Names as many as the question asks for, with the items after it. */
  members?: true;
}

/** A quote longer than this marks half a page; the sentence alone is quoted then. */
const MAX_QUOTE = 900;

/**
 * How much of its paragraph a sentence is said with. `before`: the one before where it leans on it; `needed`: and the one after
 * where that goes on about it; `after`: the one after in any case; `both`: and the one before.
 */
export type Context = 'before' | 'needed' | 'after' | 'both';

/** What is so goes with no other sentence. */
const APART = ['task', 'asks', 'midClause', 'plans'] as const;

/** Whether a sentence begins with a word that stands for what was said before it. */
export const leansBack = (at: number, index: BookIndex): boolean => index.traits.has(at, 'leans');

/** A sentence with the ones around it, of its own paragraph: what follows in a list or a glossary is another matter. */
export function groupAround(index: BookIndex, main: number, context: Context): Group {
  const sentence = index.sentences[main];
  const belongs = (at: number) => {
    const other = index.sentences[at];
    const near = other?.kind === 'prose' && other.paragraph === sentence?.paragraph;
    return near && !APART.some((trait) => index.traits.has(at, trait));
  };
  const leans = (at: number) => leansBack(at, index);
  return {
    main,
    first: (leans(main) || (context === 'both' && !leans(main - 1))) && belongs(main - 1) ? main - 1 : main,
    last: context !== 'before' && (context !== 'needed' || leans(main + 1)) && belongs(main + 1) ? main + 1 : main,
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
        !known.item &&
        !group.item &&
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

/** The last sentence of a group that is said: a question at its end leads on to what is not said. */
function lastSaid(index: BookIndex, { last, main }: Group): number {
  let at = last;
  while (at > main && index.traits.has(at, 'asks')) at--;
  return at;
}

/** Sentences of a group that one quote can prove: on one page, nothing but prose in between, no more than half a page. */
function quotedTogether(index: BookIndex, group: Group): Sentence[][] {
  const pieces: Sentence[][] = [];
  for (const sentence of index.sentences.slice(group.first, lastSaid(index, group) + 1)) {
    if (sentence.kind !== 'prose' && group.first !== group.last && !group.item && !group.pieces) {
      pieces.push([]);
      continue;
    }
    const open = pieces.at(-1);
    const first = open?.[0];
    const fits = first && !open.at(-1)?.rest && !sentence.rest && first.page === sentence.page;
    if (open && fits && sentence.end - first.start <= MAX_QUOTE) open.push(sentence);
    else pieces.push([sentence]);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** The words that prove a piece; of a sentence over the turn of a page the longer half. */
function quoteOf(book: Book, piece: readonly Sentence[]): ClaimedQuote | null {
  const first = piece[0];
  const last = piece.at(-1);
  if (!first || !last) return null;
  if (first === last) return quotable(book, first);
  return { page: first.page, quote: flat(textOf(book, first.page, first.start, last.end)) };
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Proof before a word is said: what can't be quoted is left out. */
function stands(book: Book, { page, quote }: ClaimedQuote): boolean {
  const there = pageOf(book, page);
  return there !== undefined && verifyQuote(there, quote) !== null;
}

export type Layout = 'paragraphs' | 'list' | 'table';

/**
 * Markdown of groups, each with its mark and its quote, proved on its page.
 * @param layout `paragraphs`, `list` (one bullet each), or `table` (one row each; a list where a group has no label)
 */
export function compose(
  book: Book,
  index: BookIndex,
  groups: readonly Group[],
  layout: Layout,
  opening = '',
): DraftAnswer {
  const quotes: ClaimedQuote[] = [];
  const pieces: string[] = [];
  const rows = layout === 'table' && groups.filter(({ label }) => label).length > 1;
  const bullets = layout !== 'paragraphs' && !rows;
  for (const [at, group] of groups.entries()) {
    const leadsIn = group.members && groups[at + 1]?.item;
    const said = quotedTogether(index, group).flatMap((piece) => {
      const quote = quoteOf(book, piece);
      if (!quote || !stands(book, quote)) return [];
      return [`${piece.map((sentence) => saidAs(sentence)).join(' ')} [${quotes.push(quote)}]`];
    });
    if (said.length === 0) continue;
    const label = group.label ? `**${escapeMarkdown(group.label)}${ASKS_BACK.test(group.label) ? '' : ':'}** ` : '';
    if (rows && group.label) pieces.push(`| **${escapeMarkdown(group.label)}** | ${said.join(' ')} |`);
    else pieces.push(`${(bullets && !leadsIn) || group.item ? '- ' : ''}${label}${said.join(' ')}`);
  }
  const body = rows ? tabled(pieces) : pieces.join(bullets ? '\n' : '\n\n');
  return { answer: opening ? `${opening}\n\n${body}` : body, quotes, declined: false };
}

/** Rows as a table, after what stands in no row. */
function tabled(pieces: readonly string[]): string {
  const rows = pieces.filter((piece) => piece.startsWith('| '));
  const others = pieces.filter((piece) => !piece.startsWith('| '));
  return [...others, ['| | |', '| --- | --- |', ...rows].join('\n')].join('\n\n');
}
