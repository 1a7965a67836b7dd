/**
 * The facts as they are stored beside the index: gzipped bytes that hold places and look-up keys, no text of their own. They
 * fit one text, cut into sentences in one way, and say which.
 */
import { gzipSync } from 'node:zlib';
import type { Book } from '../book/model.ts';
import { ByteReader, ByteWriter } from '../book/search/bytes.ts';
import { gunzipped } from '../book/search/gunzipped.ts';
import { fingerprint, SENTENCES_VERSION } from '../book/search/pack.ts';
import type { Sentence } from '../book/sentences.ts';
import { KnowledgeBase } from './base.ts';
import { buildKnowledge } from './build.ts';
import { FACT_KINDS, type StoredFact, type Wording } from './model.ts';

/**
 * Raised whenever the form, or what is found, changes, together with the name of the file (`stores/file-names.ts`): two versions of
 * Folio side by side leave each other's files alone.
 */
const KNOWLEDGE_VERSION = 10;
/** Facts of the version before have the same form and are read for as long as books have them. */
const FORMER_VERSION = 9;

/** Which parts a fact has, a bit each. */
const OBJECT = 1;
const LINK = 2;
const CONTEXT = 4;

/** The facts of a book as gzipped bytes. */
export function packKnowledge({ facts }: KnowledgeBase, book: Book, sentences: readonly Sentence[]): Buffer {
  const out = new ByteWriter();
  out.unsigned(KNOWLEDGE_VERSION);
  out.unsigned(SENTENCES_VERSION);
  out.unsigned(sentences.length);
  out.text(fingerprint(book));
  const keys = [...new Set(facts.flatMap(({ stored: { keys } }) => [keys.subject, keys.object, ...keys.items]))].sort();
  const ids = new Map(keys.map((key, id) => [key, id]));
  const id = (key: string) => ids.get(key) ?? 0;
  out.unsigned(keys.length);
  for (const key of keys) out.text(key);
  out.unsigned(facts.length);
  let first = 0;
  for (const { stored } of facts) {
    out.unsigned(FACT_KINDS.indexOf(stored.kind));
    out.unsigned(flagsOf(stored));
    out.signed(stored.first - first);
    out.unsigned(stored.last - stored.first);
    first = stored.first;
    out.unsigned(stored.importance);
    for (const wording of [stored.subject, stored.object, stored.link, stored.context]) {
      if (wording) writeWording(out, wording, first);
    }
    out.unsigned(stored.items.length);
    for (const item of stored.items) writeWording(out, item, first);
    for (const key of [stored.keys.subject, stored.keys.object, ...stored.keys.items]) out.unsigned(id(key));
  }
  return gzipSync(out.finish(), { level: 6 });
}

const flagsOf = ({ object, link, context }: StoredFact): number =>
  (object ? OBJECT : 0) | (link ? LINK : 0) | (context ? CONTEXT : 0);

function writeWording(out: ByteWriter, { sentence, start, end }: Wording, first: number): void {
  out.signed(sentence - first);
  out.unsigned(start);
  out.unsigned(end - start);
}

function readWording(read: ByteReader, first: number): Wording {
  const sentence = first + read.signed();
  const start = read.unsigned();
  return { sentence, start, end: start + read.unsigned() };
}

/** The facts of these bytes; null where they are damaged, of another version, another text or other sentences. */
export function unpackKnowledge(bytes: Uint8Array, book: Book, sentences: readonly Sentence[]): KnowledgeBase | null {
  try {
    const read = new ByteReader(gunzipped(bytes));
    const version = read.unsigned();
    if (version !== KNOWLEDGE_VERSION && version !== FORMER_VERSION) return null;
    if (read.unsigned() !== SENTENCES_VERSION) return null;
    if (read.unsigned() !== sentences.length || read.text() !== fingerprint(book)) return null;
    const keys: string[] = [];
    for (let count = read.unsigned(); count > 0; count--) keys.push(read.text());
    const facts: StoredFact[] = [];
    let first = 0;
    for (let count = read.unsigned(); count > 0; count--) {
      const fact = readFact(read, first, keys);
      first = fact.first;
      facts.push(fact);
    }
    return new KnowledgeBase(book, sentences, facts);
  } catch {
    return null;
  }
}

function readFact(read: ByteReader, before: number, table: readonly string[]): StoredFact {
  const kind = FACT_KINDS[read.unsigned()];
  if (kind === undefined) throw new RangeError('No such kind of fact.');
  const flags = read.unsigned();
  const first = before + read.signed();
  const last = first + read.unsigned();
  const importance = read.unsigned();
  const subject = readWording(read, first);
  const optional = (flag: number) => (flags & flag ? readWording(read, first) : null);
  const places = { object: optional(OBJECT), link: optional(LINK), context: optional(CONTEXT) };
  const items = Array.from({ length: sized(read) }, () => readWording(read, first));
  const key = () => table[read.unsigned()] ?? '';
  const keys = { subject: key(), object: key(), items: items.map(key) };
  return { kind, first, last, importance, subject, ...places, items, keys };
}

/** A count of things that follow. @throws RangeError where so many cannot follow */
function sized(read: ByteReader): number {
  const size = read.unsigned();
  if (size > read.left) throw new RangeError('The bytes end too early.');
  return size;
}

/** The stored facts where they are those of this text, else found anew (`rebuilt`: worth storing). */
export function openKnowledge(
  book: Book,
  sentences: readonly Sentence[],
  stored: Uint8Array | null,
): { knowledge: KnowledgeBase; rebuilt: boolean } {
  const knowledge = stored && unpackKnowledge(stored, book, sentences);
  return knowledge ? { knowledge, rebuilt: false } : { knowledge: buildKnowledge(book, sentences), rebuilt: true };
}
