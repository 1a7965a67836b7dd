/**
 * What is told of each sentence, and how sentences name the terms that many of them hold: the last part of a stored index. An index
 * that was stored without it, or before a pattern it is told by was changed, has all else: this part is then told anew.
 */
import { createHash } from 'node:crypto';
import { isStop } from '../../language/analyse.ts';
import type { PackCode } from '../../language/codes.ts';
import { allPacks, packFor } from '../../language/packs/index.ts';
import { Marked } from '../telling/marked.ts';
import { namesIn } from '../telling/naming.ts';
import { piecesIn, SentenceTraits, type Traits, type Ways } from '../telling/traits.ts';
import { type BookIndex, RUNNING } from './build.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import { BETWEEN, readEach, writeEach } from './pack-postings.ts';

/** Raised whenever traits or ways of naming are told in another way, or the form changes; what packs say is looked at besides. */
const VERSION = 5;
/** Fewer sentences are looked at as fast as this is read. */
const MANY = 64;

/** What `toldByPacks` says of the packs in a bundle, put in its place by the build: to read all packs takes as long as to open a book. */
declare const TOLD_BY_PACKS: Readonly<Record<string, string>>;

const hashes = new Map<string, string>(typeof TOLD_BY_PACKS === 'undefined' ? [] : Object.entries(TOLD_BY_PACKS));

/** What traits are told by in each language, as it is stored. */
export const toldByPacks = (): Record<string, string> =>
  Object.fromEntries(allPacks.map(({ code }) => [code, toldBy(code)]));

/** A hash of all that packs say which traits and ways of naming are told by. */
function toldBy(language: PackCode): string {
  const known = hashes.get(language);
  if (known !== undefined) return known;
  const { words, defining, signs } = packFor(language);
  const plain = (value: unknown) => (value instanceof RegExp ? String(value) : value);
  const of = (value: unknown) => JSON.stringify(value, (_key, one: unknown) => plain(one));
  const all = allPacks.flatMap(({ signs }) => [signs?.task, signs?.elsewhere, signs?.plans, signs?.announces]);
  const hash = createHash('sha1').update(of([all, signs?.leansBack, signs?.example, defining, [...words.stop]]));
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
  out.column(sentences.map(({ text }) => piecesIn(text)));
  const ways = waysOf(index);
  out.unsigned(ways.length);
  out.text(ways.flatMap(({ term, form }) => [term, form]).join(BETWEEN));
  writeEach(out, ways, (all, { codes }) => {
    for (const code of codes) all.unsigned(code);
  });
}

/** Of each term that many sentences hold, and that can be asked about, its commonest written form and how each of them names it. */
function waysOf({
  language,
  sentences,
  postings,
  holders,
}: BookIndex): { term: string; form: string; codes: number[] }[] {
  const pack = packFor(language);
  const found = new Map<string, Held[]>();
  for (const term of postings.keys())
    if ((holders.get(term)?.length ?? 0) >= MANY && !isStop(term, pack)) found.set(term, []);
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
    const named = namesIn(new Marked(text, language), (term) => found.has(term), language);
    for (const term of terms) found.get(term)?.push(named.get(term) ?? { code: 0, forms: [] });
  });
  return [...found].map(([term, all]) => {
    const form = commonest(all.flatMap(({ forms }) => forms));
    const isWritten = ({ forms }: Held) => form !== '' && forms.some((one) => one.includes(form));
    return { term, form, codes: all.map((one) => 2 * one.code + Number(isWritten(one))) };
  });
}

type Held = ReturnType<typeof namesIn> extends ReadonlyMap<string, infer One> ? One : never;

function commonest(forms: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  let best = '';
  for (const [form, count] of counts) if (count > (counts.get(best) ?? 0)) best = form;
  return best;
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
  const pieces = read.column(sentences.length);
  const count = read.unsigned();
  const terms = read.text();
  const stored = readEach(read, count);
  let places: ReadonlyMap<string, { at: number; form: string }> | undefined;
  const ways = (term: string): Ways | undefined => {
    places ??= placesOf(terms.split(BETWEEN), count);
    const found = places.get(term);
    return found && { form: found.form, codes: numbersOf(stored(found.at)) };
  };
  return { traits: new SentenceTraits(sentences, language, { bits, pieces, ways }), isOld: false };
}

/** Where each term is, and its form, of terms and forms in turns. */
function placesOf(each: readonly string[], count: number): ReadonlyMap<string, { at: number; form: string }> {
  const places = new Map<string, { at: number; form: string }>();
  for (let at = 0; at < count; at++) places.set(each[2 * at] ?? '', { at, form: each[2 * at + 1] ?? '' });
  return places;
}

function numbersOf(read: ByteReader): number[] {
  const numbers: number[] = [];
  while (read.left > 0) numbers.push(read.unsigned());
  return numbers;
}
