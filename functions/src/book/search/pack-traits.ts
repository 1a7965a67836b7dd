/**
 * What is told of each sentence, and how sentences name the terms that many of them hold: the last part of a stored index. An index
 * that was stored without it, or before a pattern it is told by was changed, has all else: this part is then told anew.
 */
import { createHash } from 'node:crypto';
import { isStop } from '../../language/analyse.ts';
import type { PackCode } from '../../language/codes.ts';
import { allPacks, packFor } from '../../language/packs/index.ts';
import { Marked } from '../telling/marked.ts';
import { codesOf } from '../telling/naming.ts';
import { SentenceTraits, type Traits } from '../telling/traits.ts';
import { type BookIndex, RUNNING } from './build.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import { BETWEEN, readEach, writeEach } from './pack-postings.ts';

/** Raised whenever traits or ways of naming are told in another way, or the form changes; what packs say is looked at besides. */
const VERSION = 1;
/** Fewer sentences are looked at as fast as this is read. */
const MANY = 64;

const hashes = new Map<PackCode, string>();

/** A hash of all that packs say which traits and ways of naming are told by. */
function toldBy(language: PackCode): string {
  const known = hashes.get(language);
  if (known !== undefined) return known;
  const { words, defining, signs } = packFor(language);
  const plain = (value: unknown) => (value instanceof RegExp ? String(value) : value);
  const of = (value: unknown) => JSON.stringify(value, (_key, one: unknown) => plain(one));
  const all = allPacks.flatMap(({ signs }) => [signs?.task, signs?.elsewhere, signs?.plans, signs?.announces]);
  const hash = createHash('sha1').update(of([all, signs?.leansBack, defining, [...words.stop]]));
  const found = hash.digest('base64');
  hashes.set(language, found);
  return found;
}

/** Writes the traits of all sentences of running text, and how they name terms. */
export function writeTraits(out: ByteWriter, index: BookIndex): void {
  const { language, sentences } = index;
  const traits = new SentenceTraits(sentences, language);
  out.unsigned(VERSION);
  out.text(toldBy(language));
  out.column(sentences.map(({ kind }, at) => (RUNNING.has(kind) ? traits.bits(at) : 0)));
  const ways = waysOf(index);
  out.unsigned(ways.length);
  out.text(ways.map(({ term }) => term).join(BETWEEN));
  writeEach(out, ways, (all, { codes }) => {
    for (const code of codes) all.unsigned(code);
  });
}

/** Of each term that many sentences hold, and that can be asked about, how each of them names it. */
function waysOf({ language, sentences, postings, holders }: BookIndex): { term: string; codes: number[] }[] {
  const pack = packFor(language);
  const found = new Map<string, number[]>();
  for (const term of postings.keys())
    if ((holders.get(term)?.length ?? 0) >= MANY && !isStop(term, pack)) found.set(term, []);
  const wanted = (term: string) => found.has(term);
  const held = new Map<number, string[]>();
  for (const term of found.keys())
    for (const at of Array.from(holders.get(term) ?? [])) {
      const terms = held.get(at);
      if (terms) terms.push(term);
      else held.set(at, [term]);
    }
  // In the order of the book, which is that of each term's holders.
  sentences.forEach(({ text }, at) => {
    const terms = held.get(at);
    if (!terms) return;
    const codes = codesOf(new Marked(text, language), wanted, language);
    for (const term of terms) found.get(term)?.push(codes.get(term) ?? 0);
  });
  return [...found].map(([term, codes]) => ({ term, codes }));
}

/**
 * The traits that `writeTraits` wrote.
 * @returns `isOld`: they were not stored, or are told in another way today: told anew, and worth storing
 */
export function readTraits(
  read: ByteReader,
  { language, sentences }: Pick<BookIndex, 'language' | 'sentences'>,
): { traits: Traits; isOld: boolean } {
  if (read.left === 0 || read.unsigned() !== VERSION || read.text() !== toldBy(language))
    return { traits: new SentenceTraits(sentences, language), isOld: true };
  const bits = read.column(sentences.length);
  const count = read.unsigned();
  const terms = read.text();
  const stored = readEach(read, count);
  let places: ReadonlyMap<string, number> | undefined;
  const ways = (term: string): number[] | undefined => {
    places ??= new Map(terms.split(BETWEEN).map((one, at) => [one, at]));
    const at = places.get(term);
    return at === undefined || at >= count ? undefined : numbersOf(stored(at));
  };
  return { traits: new SentenceTraits(sentences, language, bits, ways), isOld: false };
}

function numbersOf(read: ByteReader): number[] {
  const numbers: number[] = [];
  while (read.left > 0) numbers.push(read.unsigned());
  return numbers;
}
