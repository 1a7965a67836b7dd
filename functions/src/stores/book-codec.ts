/**
 * A book as it is stored: what is known of its pages as gzipped JSON, behind it the words of every sixteen pages and then each page's places, deflated by
 * themselves (`places-codec.ts`), so that of a thousand pages only those are unpacked that an answer reads, and the places of those that it marks.
 */
import { deflateRawSync, gzipSync, inflateRawSync } from 'node:zlib';
import { bodySize, keepBodySize } from '../book/blocks.ts';
import type { Book, Line, Page, TextQuality } from '../book/model.ts';
import { keepNoteMarks, type NoteMark, printedMarks } from '../book/note-marks.ts';
import { pageLabel } from '../book/page-label.ts';
import { gunzipped } from '../book/search/gunzipped.ts';
import { fingerprint, keepFingerprint } from '../book/search/pack.ts';
import { packPlaces, unpackFormerPlaces, unpackPlaces } from './places-codec.ts';

/** Raised whenever the form or what is read changes; of an older text than `PLAIN` the PDF is read again. */
const VERSION = 7;
/** The one before, with each place as it is. */
const PLACED = 6;
/** The one before that, with the words of all pages in the gzipped JSON. */
const AT_ONCE = 5;
/** The one before that, gzipped as a whole: a page's numbers deflated, in base64. */
const WHOLE = 4;
/** And before that, in which they stand as they are. */
const PLAIN = 3;
/** What a stored book begins with since `AT_ONCE`; four bytes follow, how long the gzipped JSON is. */
const MAGIC = Buffer.from('FOLIO\n');
const HEAD = MAGIC.length + 4;
/** So many pages' words are unpacked together: fewer take more bytes, more take longer. */
const BLOCK = 16;
/** What they take is less in most books: then it is unpacked in one piece. */
const BLOCK_BYTES = 1 << 16;
const QUALITIES: readonly TextQuality[] = ['good', 'none', 'garbled', 'estimated', 'blank'];

interface PackedPage {
  n: number;
  label?: string | undefined;
  w: number;
  h: number;
  q: number;
  repaired?: true | undefined;
  /** Of this version in its block. */
  text?: string | undefined;
  /** How many bytes its deflated numbers are long; before this version they stood here. */
  lines: number | string | number[];
  /** The marks of footnotes, three numbers each; left out by `PLAIN`. */
  notes?: number[] | undefined;
}

function isPackedPage(value: unknown): value is PackedPage {
  if (typeof value !== 'object' || value === null) return false;
  const page: Partial<Record<keyof PackedPage, unknown>> = value;
  return (
    [page.n, page.w, page.h, page.q].every((number) => typeof number === 'number') &&
    (page.text === undefined || typeof page.text === 'string') &&
    (['number', 'string'].includes(typeof page.lines) || Array.isArray(page.lines)) &&
    (page.label === undefined || typeof page.label === 'string') &&
    (page.notes === undefined || Array.isArray(page.notes))
  );
}

interface Packed {
  version: typeof VERSION | typeof PLACED | typeof AT_ONCE | typeof WHOLE | typeof PLAIN;
  /** What tells this text from another, as the index has it. */
  print?: string | undefined;
  /** Size of the letters of its text, in points; left out by what was stored before it was kept. */
  body?: number | undefined;
  title: string | null;
  language: string | null;
  outline: Book['outline'];
  pages: PackedPage[];
  /** How many bytes each block of words is long. */
  blocks?: number[] | undefined;
}

const isText = (value: unknown) => value === null || typeof value === 'string';

function isOutlineItem(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { title, level, page }: Partial<Record<string, unknown>> = value;
  return typeof title === 'string' && Number.isInteger(level) && Number.isInteger(page);
}

/** A book is looked at by hand: a schema takes as long as parsing, and a process's first book waits for it. */
function isPacked(value: Partial<Record<string, unknown>>): value is Partial<Record<string, unknown>> & Packed {
  const { print, body, title, language, outline, pages, blocks } = value;
  return (
    (print === undefined || typeof print === 'string') &&
    (body === undefined || typeof body === 'number') &&
    isText(title) &&
    isText(language) &&
    Array.isArray(outline) &&
    outline.every(isOutlineItem) &&
    Array.isArray(pages) &&
    pages.every(isPackedPage) &&
    (Array.isArray(blocks) || pages.every(({ text }) => text !== undefined))
  );
}

/** What was stored, or null where it is of another version. @throws where it is none of this form */
function packedOf(value: unknown): Packed | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored: Partial<Record<string, unknown>> = value;
  if (![VERSION, PLACED, AT_ONCE, WHOLE, PLAIN].some((version) => version === stored.version)) return null;
  if (!isPacked(stored)) throw new Error('The stored text is not of the form that its version has.');
  return stored;
}

const packNotes = (notes: readonly NoteMark[]): number[] =>
  notes.flatMap(({ start, end, opens }) => [start, end, opens]);

const NO_NOTES: readonly NoteMark[] = [];

const unpackNotes = (numbers: readonly number[]): readonly NoteMark[] =>
  numbers.length === 0
    ? NO_NOTES
    : Array.from({ length: Math.floor(numbers.length / 3) }, (_, at) => ({
        start: numbers[3 * at] ?? 0,
        end: numbers[3 * at + 1] ?? 0,
        opens: numbers[3 * at + 2] ?? 0,
      }));

/** A page whose words and lines are unpacked when they are first asked for: an answer reads a few pages of a thousand, and marks words on fewer. */
function unpackPage(
  { n, label, w, h, q, repaired, notes }: PackedPage,
  words: () => string,
  lines: () => Line[],
): Page {
  let unpacked: Line[] | undefined;
  const page: Page = {
    number: n,
    width: w,
    height: h,
    get text() {
      return words();
    },
    get lines() {
      unpacked ??= lines();
      return unpacked;
    },
    quality: QUALITIES[q] ?? 'none',
  };
  // What older versions stored is bounded here.
  const shown = label === undefined ? '' : pageLabel(label);
  if (shown !== '') page.label = shown;
  if (repaired) page.repaired = true;
  if (notes) keepNoteMarks(page, unpackNotes(notes));
  return page;
}

/** A book as it is stored. */
export function packBook(book: Book): Buffer {
  const places = book.pages.map(({ lines }) => packPlaces(lines));
  const blocks = Array.from({ length: Math.ceil(book.pages.length / BLOCK) }, (_, at) =>
    deflateRawSync(JSON.stringify(book.pages.slice(at * BLOCK, (at + 1) * BLOCK).map(({ text }) => text))),
  );
  const packed: Packed = {
    version: VERSION,
    print: fingerprint(book),
    body: bodySize(book),
    title: book.title,
    language: book.language,
    outline: book.outline,
    pages: book.pages.map((page, at) => ({
      n: page.number,
      label: page.label,
      w: page.width,
      h: page.height,
      q: QUALITIES.indexOf(page.quality),
      repaired: page.repaired,
      lines: places[at]?.length ?? 0,
      notes: packNotes(printedMarks(page)),
    })),
    blocks: blocks.map(({ length }) => length),
  };
  const words = gzipSync(JSON.stringify(packed), { level: 6 });
  const length = Buffer.alloc(HEAD - MAGIC.length);
  length.writeUInt32LE(words.length);
  return Buffer.concat([MAGIC, length, words, ...blocks, ...places]);
}

/** The words of a block's pages, unpacked when they are first asked for. */
function unpackBlock(bytes: Uint8Array): (at: number) => string {
  let words: readonly unknown[] | undefined;
  return (at) => {
    if (!words) {
      const read: unknown = JSON.parse(inflateRawSync(bytes, { chunkSize: BLOCK_BYTES }).toString('utf8'));
      words = Array.isArray(read) ? read : [];
    }
    const text = words[at];
    if (typeof text !== 'string') throw new Error('The stored text is not of the form that its version has.');
    return text;
  };
}

/** The book of these bytes, or null where they are of another version. @throws where they are cut off */
export function unpackBook(bytes: Buffer): Book | null {
  const own = bytes.subarray(0, MAGIC.length).equals(MAGIC);
  const behind = own ? HEAD + bytes.readUInt32LE(MAGIC.length) : bytes.length;
  const words = own ? bytes.subarray(HEAD, behind) : bytes;
  const packed = packedOf(JSON.parse(gunzipped(words).toString('utf8')));
  if (!packed) return null;
  const { title, language, outline, pages, print, body } = packed;
  let at = behind;
  const next = (size: number) => {
    const from = at;
    at += size;
    return bytes.subarray(from, at);
  };
  const blocks = (packed.blocks ?? []).map((size) => unpackBlock(next(size)));
  const wordsOf = ({ text }: PackedPage, place: number) => {
    const block = text === undefined ? blocks[Math.floor(place / BLOCK)] : undefined;
    return block ? () => block(place % BLOCK) : () => text ?? '';
  };
  const placesOf = ({ lines }: PackedPage) => {
    const bytes = typeof lines === 'number' ? next(lines) : lines;
    return packed.version === VERSION && bytes instanceof Uint8Array
      ? () => unpackPlaces(bytes)
      : () => unpackFormerPlaces(bytes);
  };
  const book = {
    ...{ title, language, outline },
    pages: pages.map((page, place) => unpackPage(page, wordsOf(page, place), placesOf(page))),
  };
  if (at > bytes.length) throw new Error('The stored text ends too early.');
  if (print !== undefined) keepFingerprint(book, print);
  if (body !== undefined) keepBodySize(book, body);
  return book;
}
