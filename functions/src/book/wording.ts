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

const BROKEN_END = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+[-\u2010]$/u;
const BROKEN_START = /^\p{Ll}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)*[.,;:!?]?\s*/u;
const rules = new Words();

/** Line ends as spaces (none within Chinese and Japanese), marks of footnotes left out, a word that the page turn breaks in one piece. */
export function wordingOf(book: Book, { page, start, end, rest }: Places): string {
  const words = (at: number, span: Span) => {
    const there = pageOf(book, at);
    return there ? joined(withoutMarks(there, span)) : '';
  };
  const first = words(page, { start, end });
  return rest ? join(book, first, words(rest.page, rest)) : first;
}

/** A character that no space stands beside in print: Chinese or Japanese letters and their punctuation. */
const CLOSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff5e]/u;
/** Their quote marks and dashes are those of other scripts: beside one of their letters they are theirs. */
const CLOSE_MARK = /[“”‘’—…·]/u;

/** Whether a line broken between these two characters was broken within a run of words without spaces. */
function isUnbrokenRun(before: string | undefined, after: string | undefined): boolean {
  if (!before || !after || (before < '\u2000' && after < '\u2000')) return false;
  const [left, right] = [CLOSE.test(before), CLOSE.test(after)];
  return (left && (right || CLOSE_MARK.test(after))) || (right && CLOSE_MARK.test(before));
}

/** White space as single spaces; most of it is, and is not touched. */
export const flat = (text: string): string => text.replace(/ {2,}|\s*[^\S ]\s*/g, ' ').trim();

/** The same of a text to be read: a line that ends within Chinese or Japanese is joined to the next without a space. */
const joined = (text: string): string =>
  text
    .replace(/ {2,}|\s*[^\S ]\s*/g, (white, at: number) =>
      white.includes('\n') && isUnbrokenRun(text[at - 1], text[at + white.length]) ? '' : ' ',
    )
    .trim();

function join(book: Book, first: string, second: string): string {
  const joint = rules.joint(first, second);
  if (joint === 'apart') return isUnbrokenRun(first.at(-1), second[0]) ? first + second : `${first} ${second}`;
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
