/** The words of a sentence, from the one or two places where it stands. */
import type { Book } from './model.ts';
import { withoutMarks } from './note-marks.ts';
import { pageOf } from './pages.ts';
import { Words } from './read/hyphens.ts';
import type { Span } from './split.ts';

/** A sentence's places: `rest` where it goes on on the next page, or in another block. */
export interface Places extends Span {
  page: number;
  rest?: Span & { page: number };
}

const BROKEN_END = /[\p{L}\p{M}]+[-\u2010]$/u;
const BROKEN_START = /^\p{Ll}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)*[.,;:!?]?\s*/u;
const rules = new Words();

/** Line ends as spaces, marks of footnotes left out, a word that the page turn breaks in one piece. */
export function wordingOf(book: Book, { page, start, end, rest }: Places): string {
  const words = (at: number, span: Span) => {
    const there = pageOf(book, at);
    return there ? flat(withoutMarks(there, span)) : '';
  };
  const first = words(page, { start, end });
  return rest ? join(book, first, words(rest.page, rest)) : first;
}

/** White space as single spaces; most of it is, and is not touched. */
export const flat = (text: string): string => text.replace(/ {2,}|\s*[^\S ]\s*/g, ' ').trim();

function join(book: Book, first: string, second: string): string {
  const joint = rules.joint(first, second);
  if (joint === 'apart') return `${first} ${second}`;
  if (joint === 'keep-hyphen' || isCompound(book, first, second)) return first + second;
  return first.slice(0, -1) + second;
}

/** Whether the book writes this word with its hyphen elsewhere. */
function isCompound(book: Book, first: string, second: string): boolean {
  const left = BROKEN_END.exec(first)?.[0].slice(0, -1) ?? '';
  const right = /^[\p{L}\p{M}]+/u.exec(second)?.[0] ?? '';
  return book.pages.some(({ text }) => text.includes(`${left}-${right}`));
}

/** One half of a sentence, without the part of a word that the page turn breaks. */
export function unbroken(first: string, second: string, wanted: 'first' | 'second'): string {
  if (!BROKEN_END.test(first) || rules.joint(first, second) === 'apart') return wanted === 'first' ? first : second;
  return wanted === 'first' ? first.replace(BROKEN_END, '').trimEnd() : second.replace(BROKEN_START, '');
}
