/**
 * Near words and how common a word is, from WordNet 3.1 (`tools/lexicon.ts` builds the file beside this one;
 * Princeton's licence: wordnet.LICENSE). English stems. Unpacked when it is first needed, some 10 ms; its lines are sorted,
 * and stay bytes in which words are looked up by halving.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Beside this module in the sources, and beside the bundle where it is built (`tools/lib/build-functions.ts`). */
const WORDNET_FILE = 'wordnet.gz';
const TAB = 9;
const NEWLINE = 10;

/** A line is a stem, twice the binary logarithm of its uses in definitions and marked texts, and its near words. */
interface Lexicon {
  bytes: Buffer;
  /** Where each line begins; one more than there are lines. */
  starts: Int32Array;
}

let opened: Lexicon | undefined;

function lexicon(): Lexicon {
  if (opened) return opened;
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, WORDNET_FILE)));
  const starts = [0];
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, end + 1)) starts.push(end + 1);
  opened = { bytes, starts: Int32Array.from([...starts, bytes.length + 1]) };
  return opened;
}

/** Below, at or above zero where the stem of a line stands before, is, or stands behind `stem`. */
function compare({ bytes, starts }: Lexicon, line: number, stem: string): number {
  const from = starts[line] ?? 0;
  for (let i = 0; ; i++) {
    const own = bytes[from + i] ?? TAB;
    const other = i < stem.length ? stem.charCodeAt(i) : TAB;
    if (own !== other) return own - other;
    if (own === TAB) return 0;
  }
}

/** The last words looked up, most of which come again at once. */
const lines = new Map<string, number>();
const KEPT = 5_000;

/** The line of a stem; -1 for a word that isn't listed. */
function lineOf(stem: string): number {
  const known = lines.get(stem);
  if (known !== undefined) return known;
  const words = lexicon();
  let [low, high] = [0, words.starts.length - 2];
  let found = -1;
  while (found < 0 && low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(words, middle, stem);
    if (order === 0) found = middle;
    else if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  if (lines.size >= KEPT) lines.clear();
  lines.set(stem, found);
  return found;
}

/** A field of a line behind its stem: its uses, its near words. */
function field(line: number, which: 1 | 2): string {
  const { bytes, starts } = lexicon();
  return bytes.toString('latin1', starts[line], (starts[line + 1] ?? 1) - 1).split('\t')[which] ?? '';
}

const nearOf = new Map<number, Map<number, number>>();
/** `near` is pairs of a line in base 36 and a capital letter, A to Z for a cosine of 0 to 1. */
function neighbours(line: number): Map<number, number> {
  const known = nearOf.get(line);
  if (known) return known;
  const found = new Map<number, number>();
  for (const [, index = '', letter = 'A'] of field(line, 2).matchAll(/(?<![0-9a-z])([0-9a-z]+)([A-Z])/g))
    found.set(Number.parseInt(index, 36), (letter.charCodeAt(0) - 65) / 25);
  if (nearOf.size >= KEPT) nearOf.clear();
  nearOf.set(line, found);
  return found;
}

/** How near two stems are in meaning, 0 to 1; 0 for what is not kept as near. Opposites are not near. */
export function nearness(a: string, b: string): number {
  const [one, other] = [lineOf(a), lineOf(b)];
  return one < 0 || other < 0 ? 0 : (neighbours(one).get(other) ?? neighbours(other).get(one) ?? 0);
}

/** Whether WordNet has the word at all: what it says nothing of, it doesn't know. */
export const isListed = (stem: string): boolean => lineOf(stem) >= 0;

/** 0 for the commonest words of definitions to 1 for a word that is used once or not known. */
export function rarity(stem: string): number {
  const line = lineOf(stem);
  return line < 0 ? 1 : Math.max(0, 1 - Number(field(line, 1)) / COMMONEST);
}
/** `uses` of the commonest content words. */
const COMMONEST = 26;
