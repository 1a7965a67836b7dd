/** The sentences of a book, in reading order, each with its place and what it is good for. */
import { type Block, blocksOf } from './blocks.ts';
import { type Section, sectionAt, sectionsOf } from './chapters.ts';
import type { Book } from './model.ts';
import { withoutOuterMarks } from './note-marks.ts';
import { pageOf, textOf } from './pages.ts';
import { countHan, countWords } from './script.ts';
import { type Span, splitSentences } from './split.ts';
import { flat, type Places, unbroken, wordingOf } from './wording.ts';

/**
 * `prose`: a whole sentence of the text, fit to be quoted. `fragment`: a piece of text that is no whole sentence (a list
 * item, a line of a table). The others are what their names say; `front` is a preface or an imprint.
 */
export type SentenceKind =
  | 'prose'
  | 'fragment'
  | 'heading'
  | 'caption'
  | 'furniture'
  | 'contents'
  | 'index'
  | 'reference'
  | 'exercise'
  | 'front'
  | 'code';

export interface Sentence {
  kind: SentenceKind;
  /** Its words (see `wordingOf`). Where it goes on on the next page, the words of both. */
  text: string;
  /** Number of the page in the file, and its characters `[start, end)` there. */
  page: number;
  start: number;
  end: number;
  /** The rest of it, where it runs over the end of the page (or into another block of it). */
  rest?: Span & { page: number };
  /** Counts the paragraphs of the book: sentences of one paragraph share it. */
  paragraph: number;
  /** Index in `sectionsOf(book)`, or -1 before the first section. */
  section: number;
}

const TERMINATED = /[.!?…؟۔।。！？｡．:：;]["'”’»›)\]）」』】》〉\p{Nd}]*$/u;
const MAX_CHARS = 900;
/** A label ("Glossary", a word of a drawing) does not go on in the block below it, whatever letter that begins with. */
const LABEL_WORDS = 5;
const cache = new WeakMap<Book, Sentence[]>();

/** All sentences of a book. Kept for the book object's life. */
export function sentencesOf(book: Book): Sentence[] {
  const known = cache.get(book);
  if (known) return known;
  const sections = sectionsOf(book);
  const indexOf = new Map(sections.map((section, index) => [section, index]));
  const sentences: Sentence[] = [];
  let number = 0;
  for (const paragraph of paragraphsOf(book)) {
    const section = sectionAt(sections, paragraph[0]!.page, paragraph[0]!.start); // a paragraph has a block at least
    const place = { paragraph: number++, section: section ? (indexOf.get(section) ?? -1) : -1 };
    sentences.push(...cut(book, paragraph, section, place));
  }
  cache.set(book, sentences);
  return sentences;
}

/** Tells the sentences of a book that its index holds: to cut those of a thousand pages takes seconds. */
export const keepSentences = (book: Book, known: Sentence[]): void => void cache.set(book, known);

/** Quotable sentences of the book's teaching text: no headings, captions, lists of pages, references or exercises. */
export function proseOf(book: Book): Sentence[] {
  return sentencesOf(book).filter((sentence) => sentence.kind === 'prose');
}

/**
 * A sentence as one must quote it: only the part on its own page, since a quote stands on one page, and as it is printed
 * there, with the mark of a footnote where one stands in the middle.
 */
export function quotable(book: Book, sentence: Sentence): { page: number; quote: string } {
  const text = (span: Span & { page: number }) => flat(textOf(book, span.page, span.start, span.end));
  const { rest } = sentence;
  if (!rest) return { page: sentence.page, quote: text(sentence) };
  const longer = rest.page !== sentence.page && rest.end - rest.start > sentence.end - sentence.start;
  const quote = unbroken(text(sentence), text(rest), longer ? 'second' : 'first');
  return { page: longer ? rest.page : sentence.page, quote };
}

/** A line that is this part of the widest of its block fills it: the last of a paragraph mostly does not. */
const FULL = 0.85;
/** A block of fewer lines says nothing about how wide its lines are. */
const FEWEST_LINES = 3;

/** Whether a block breaks off at the end of its last line's width and its page's text, and the next one is on the page behind. */
function overTheEdge(book: Book, last: Block, next: Block): boolean {
  if (next.page !== last.page + 1 || !/^\p{Lu}/u.test(textOf(book, next.page, next.start, next.end).trimStart()))
    return false;
  if (!/[\p{L},-]$/u.test(textOf(book, last.page, last.start, last.end).trimEnd())) return false;
  const lines = pageOf(book, last.page)?.lines.filter(({ start, end }) => start >= last.start && end <= last.end) ?? [];
  const widths = lines.map(({ box }) => box.width);
  return widths.length >= FEWEST_LINES && (widths.at(-1) ?? 0) >= FULL * Math.max(...widths);
}

/** Blocks grouped into paragraphs: a text block that stops mid-sentence goes on in the next text block. */
function paragraphsOf(book: Book): Block[][] {
  const paragraphs: Block[][] = [];
  let open: Block[] | null = null;
  const text = (block: Block) => textOf(book, block.page, block.start, block.end);
  for (const block of blocksOf(book)) {
    if (block.kind === 'furniture' || block.kind === 'caption') {
      paragraphs.push([block]);
      continue;
    }
    const last = open?.at(-1);
    const goesOn =
      open !== null &&
      open.length < 2 &&
      last !== undefined &&
      block.kind === 'text' &&
      block.page - last.page <= 1 &&
      !TERMINATED.test(text(last).trimEnd()) &&
      countWords(text(last)) > LABEL_WORDS &&
      (/^[\p{Ll}\p{Lo}(,]/u.test(text(block).trimStart()) || overTheEdge(book, last, block));
    if (goesOn && open) {
      open.push(block);
      continue;
    }
    open = block.kind === 'text' ? [block] : null;
    paragraphs.push(open ?? [block]);
  }
  return paragraphs;
}

function cut(book: Book, blocks: Block[], section: Section | null, place: Pick<Sentence, 'paragraph' | 'section'>) {
  const [first, second] = blocks as [Block, Block?]; // paragraphsOf makes one or two
  const raw = (block: Block) => textOf(book, block.page, block.start, block.end);
  const joint = raw(first).length;
  const whole = second ? `${raw(first)}\n${raw(second)}` : raw(first);
  const spans = first.kind === 'text' ? splitSentences(whole) : [{ start: 0, end: whole.length }];
  return spans.map((span): Sentence => {
    const places = placesOf(span, first, second, joint);
    const bare = withoutMarksAround(book, places);
    const text = wordingOf(book, bare);
    return { text, kind: kindOf(text, first, section), ...place, ...bare };
  });
}

/** Where characters of two blocks' joint text stand on their pages. */
function placesOf(span: Span, first: Block, second: Block | undefined, joint: number): Places {
  if (!second || span.end <= joint) {
    return { page: first.page, start: first.start + span.start, end: first.start + span.end };
  }
  const shift = second.start - joint - 1;
  if (span.start > joint) return { page: second.page, start: span.start + shift, end: span.end + shift };
  const rest = { page: second.page, start: second.start, end: span.end + shift };
  return { page: first.page, start: first.start + span.start, end: first.end, rest };
}

/** The marks of footnotes before and after a sentence are no part of it. */
function withoutMarksAround(book: Book, { page, rest, ...span }: Places): Places {
  const bare = (at: number, one: Span) => {
    const there = pageOf(book, at);
    return there ? withoutOuterMarks(there, one) : one;
  };
  const first = { page, ...bare(page, span) };
  return rest ? { ...first, rest: { page: rest.page, ...bare(rest.page, rest) } } : first;
}

function kindOf(text: string, block: Block, section: Section | null): SentenceKind {
  if (block.kind !== 'text') return block.kind === 'code' ? 'code' : block.kind;
  switch (section?.kind) {
    case 'references':
      return 'reference';
    case 'exercises':
      return 'exercise';
    case 'index':
    case 'contents':
      return section.kind;
    case 'front':
      return 'front';
  }
  if (text.length > MAX_CHARS || !TERMINATED.test(text) || countWords(text) < 4) return 'fragment';
  const letters = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  const more = 2 * countHan(text);
  return letters + more < 0.6 * (text.length + more) ? 'code' : 'prose';
}
