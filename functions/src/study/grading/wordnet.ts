/**
 * Near words, opposites and how common a word is, from WordNet 3.1 (`tools/lexicon.ts` builds the file beside this one;
 * Princeton's licence: wordnet.LICENSE). English stems. Read when it is first needed: some 40 ms, once.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Beside this module in the sources, and beside the bundle where it is built (`tools/lib/build-functions.ts`). */
const WORDNET_FILE = 'wordnet.en.gz';

interface Word {
  /** Twice the binary logarithm of how often definitions and marked texts use it. */
  uses: number;
  opposites: string;
  near: string;
}

interface Lexicon {
  words: Map<string, Word>;
  stems: string[];
}

let opened: Lexicon | undefined;

function lexicon(): Lexicon {
  if (opened) return opened;
  const words = new Map<string, Word>();
  const stems: string[] = [];
  for (const line of gunzipSync(readFileSync(join(import.meta.dirname, WORDNET_FILE)))
    .toString('latin1')
    .split('\n')) {
    const [stem = '', uses = '0', opposites = '', near = ''] = line.split('\t');
    words.set(stem, { uses: Number(uses), opposites, near });
    stems.push(stem);
  }
  opened = { words, stems };
  return opened;
}

const nearOf = new Map<string, Map<string, number>>();
/** `near` is pairs of an index in base 36 and a capital letter, A to Z for a cosine of 0 to 1. */
function neighbours(stem: string): Map<string, number> {
  const known = nearOf.get(stem);
  if (known) return known;
  const { words, stems } = lexicon();
  const found = new Map<string, number>();
  for (const [, index = '', letter = 'A'] of (words.get(stem)?.near ?? '').matchAll(/([0-9a-z]+)([A-Z])/g))
    found.set(stems[Number.parseInt(index, 36)] ?? '', (letter.charCodeAt(0) - 65) / 25);
  if (nearOf.size < 5_000) nearOf.set(stem, found);
  return found;
}

/** How near two stems are in meaning, 0 to 1; 0 for what is not kept as near. Opposites are not near. */
export const nearness = (a: string, b: string): number => neighbours(a).get(b) ?? neighbours(b).get(a) ?? 0;

/** Whether WordNet has the word at all: what it says nothing of, it doesn't know. */
export const isListed = (stem: string): boolean => lexicon().words.has(stem);

/** Whether WordNet holds the two stems for opposites. */
export function namedOpposites(a: string, b: string): boolean {
  const { words, stems } = lexicon();
  const listed = words.get(a)?.opposites;
  return listed ? listed.split(' ').some((index) => stems[Number.parseInt(index, 36)] === b) : false;
}

/** 0 for the commonest words of definitions to 1 for a word that is used once or not known. */
export function rarity(stem: string): number {
  const uses = lexicon().words.get(stem)?.uses;
  return uses === undefined ? 1 : Math.max(0, 1 - uses / COMMONEST);
}
/** `uses` of the commonest content words. */
const COMMONEST = 26;
