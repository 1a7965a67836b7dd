/**
 * The index as it is stored beside the text: gzipped bytes, a fifth of the text's size. It holds places and no text, so it
 * only fits the very text it was built from, and says which that is.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { packCodeOf } from '../../language/packs/index.ts';
import { keepSections, type Section } from '../chapters.ts';
import type { Book } from '../model.ts';
import { keepSentences } from '../sentences.ts';
import { type BookIndex, buildIndex } from './build.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { gunzipped } from './gunzipped.ts';
import { readPostings, writePostings } from './pack-postings.ts';
import { readSentences, writeSentences } from './pack-sentences.ts';

/**
 * Raised whenever the form, or what the index is built by, changes, together with the name of its file (`stores/file-names.ts`):
 * two versions of Folio side by side leave each other's files alone.
 */
const INDEX_VERSION = 12;
/** Versions that can be read. One of 11 has more behind the postings, which nobody reads any more. */
const READABLE: ReadonlySet<number> = new Set([11, INDEX_VERSION]);
/**
 * Raised whenever sentences are cut in another way: facts name them by number. Older facts are found again, since a stored text, whose
 * places are rounded, may be cut at another place than the PDF was (in one of 28,097 sentences of a manual).
 */
export const SENTENCES_VERSION = 11;

const KINDS: ReadonlySet<unknown> = new Set<Section['kind']>([
  'chapter',
  'front',
  'contents',
  'index',
  'references',
  'exercises',
  'glossary',
  'summary',
]);

/** Looked at by hand: a schema takes longer for a thousand sections than reading all of the index's terms. */
function isSection(value: unknown): value is Section {
  if (typeof value !== 'object' || value === null) return false;
  const { title, kind, number, level, from, start, to, end }: Partial<Record<keyof Section, unknown>> = value;
  return (
    typeof title === 'string' &&
    KINDS.has(kind) &&
    [level, from, start, to, end].every(Number.isInteger) &&
    (number === undefined || Number.isInteger(number))
  );
}

const Sections = z.custom<Section[]>((value) => Array.isArray(value) && value.every(isSection));

const fingerprints = new WeakMap<Book, string>();

/** What tells one text from another: a hash of its pages' words. */
export function fingerprint(book: Book): string {
  let known = fingerprints.get(book);
  if (known === undefined) {
    const words = book.pages.map(({ number, text }) => `${number}\n${text}\f`).join('');
    known = createHash('sha1').update(words).digest('base64');
    fingerprints.set(book, known);
  }
  return known;
}

/** Tells the hash of a book that was stored with it: to hash a thousand pages takes longer than to search them. */
export const keepFingerprint = (book: Book, known: string): void => void fingerprints.set(book, known);

/** The index of a book as gzipped bytes. */
export function packIndex(index: BookIndex, book: Book): Buffer {
  const out = new ByteWriter();
  out.unsigned(INDEX_VERSION);
  out.text(fingerprint(book));
  out.text(index.language);
  out.text(JSON.stringify(index.sections));
  writeSentences(out, index.sentences);
  out.unsigned(index.passages.length);
  let first = 0;
  index.passages.forEach((passage, at) => {
    out.signed(passage.first - first);
    out.unsigned(passage.last - passage.first);
    out.unsigned(index.lengths[at] ?? 0);
    first = passage.first;
  });
  out.unsigned(index.once);
  writePostings(out, index);
  return gzipSync(out.finish(), { level: 6 });
}

/** The index of these bytes, whose sections and sentences are from now on those of the book; null where they are damaged, of a version that cannot be read or of another text. */
export function unpackIndex(bytes: Uint8Array, book: Book): BookIndex | null {
  try {
    const read = new ByteReader(gunzipped(bytes));
    if (!READABLE.has(read.unsigned()) || read.text() !== fingerprint(book)) return null;
    const language = packCodeOf(read.text());
    const sections = Sections.parse(JSON.parse(read.text()));
    const sentences = readSentences(read, book);
    const passages: BookIndex['passages'] = [];
    const lengths = new Uint32Array(read.unsigned());
    let first = 0;
    for (let at = 0; at < lengths.length; at++) {
      first += read.signed();
      passages.push({ first, last: first + read.unsigned() });
      lengths[at] = read.unsigned();
    }
    const once = read.unsigned();
    const found = readPostings(read, passages.length);
    keepSections(book, sections);
    keepSentences(book, sentences);
    return { language, sections, sentences, passages, lengths, once, ...found };
  } catch {
    return null;
  }
}

/** The stored index where it is one for this text, else a new one (`rebuilt`: worth storing). */
export function openIndex(book: Book, stored: Uint8Array | null): { index: BookIndex; rebuilt: boolean } {
  const index = stored && unpackIndex(stored, book);
  return index ? { index, rebuilt: false } : { index: buildIndex(book), rebuilt: true };
}
