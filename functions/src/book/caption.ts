/** Captions, and which words of a page are written in the drawing or the table that a caption stands at. */
import { bodySize } from './blocks.ts';
import type { Book } from './model.ts';
import { pageOf } from './pages.ts';
import type { BookIndex } from './search/build.ts';
import type { Sentence } from './sentences.ts';

/** "Figure 6.4 The …", "Table A2: …": what a caption begins with. Behind the number of a sentence of the text its verb follows. */
const NUMBERED = /^\s*\p{L}[\p{L}\p{M}]*\.?\s*(?:\p{Lu}[.\-–]?)?\p{Nd}+(?:[.\-–]\p{Nd}+)*(.*)$/su;
/** Of scripts that tell small letters from large ones. */
const CASED = /\p{Lu}|\p{Ll}/u;
const SENTENCE_END = /[.!?。！？؟۔।]["”’»」)）]*\s*$/u;

/** Whether a block that begins like a caption is one, and no paragraph about the figure: "Figure 3 shows that …". */
export function isCaption(text: string): boolean {
  const rest = NUMBERED.exec(text)?.[1];
  if (rest === undefined || rest.trim() === '') return false;
  if (/^\s*[.:：．|–—]/u.test(rest)) return true;
  const first = /[\p{L}\p{Nd}]/u.exec(rest)?.[0] ?? '';
  // Where small letters tell nothing: a caption is a name, and ends without a stop.
  return CASED.test(first) ? !/\p{Ll}/u.test(first) : !SENTENCE_END.test(rest);
}

/** Letters of a drawing or a table are smaller than the text's, by more than two printings of one size differ. */
const SMALLER = 0.95;

/** What a sentence ends with that announces the words behind it. */
const ANNOUNCES = /[:：]["”’»」)）]*$/u;

/**
 * Whether a sentence (index in `index.sentences`) is a caption, or a label: words in small letters that end no sentence, with nothing but
 * their like between them and a caption of their page whose letters are no smaller. Only where that is sure: what a page prints without
 * a caption, or as large as its text, is text, and so is what a sentence announces.
 */
export function isLabel(at: number, book: Book, index: BookIndex): boolean {
  const own = index.sentences[at];
  if (!own) return false;
  if (isNamed(own)) return true;
  const most = SMALLER * bodySize(book);
  const isSmall = (one: Sentence) => LABELS.has(one.kind) && !SENTENCE_END.test(one.text) && sizeOf(one, book) < most;
  if (!isSmall(own)) return false;
  /** The first sentence before it (-1) or behind it (1) that is none of these. */
  const beyond = (step: 1 | -1) => {
    let next = at + step;
    for (let one = index.sentences[next]; one; one = index.sentences[next]) {
      if (one.kind !== 'furniture' && (one.page !== own.page || !isSmall(one))) break;
      next += step;
    }
    return index.sentences[next];
  };
  const [before, behind] = [beyond(-1), beyond(1)];
  if (before && ANNOUNCES.test(before.text) && !isNamed(before)) return false;
  return [before, behind].some(
    (one) => one?.page === own.page && isNamed(one) && sizeOf(own, book) <= sizeOf(one, book),
  );
}

/** What the words of a drawing and the cells of a table are read as. */
const LABELS: ReadonlySet<string> = new Set(['fragment', 'code', 'heading']);

const isNamed = ({ kind, text }: Sentence): boolean => kind === 'caption' && isCaption(text);

/** Height of the largest letters of a sentence, in points. */
function sizeOf({ page, start, end, rest }: Sentence, book: Book): number {
  const parts = [{ page, start, end }, ...(rest ? [rest] : [])];
  const lines = parts.flatMap(
    (part) => pageOf(book, part.page)?.lines.filter((line) => line.start < part.end && line.end > part.start) ?? [],
  );
  return Math.max(0, ...lines.map(({ size }) => size));
}
