/** Which words say the same, and which say the opposite. Built once from the lists of the language pack. */
import { IRREGULAR_FORMS } from '../../language/packs/en/marking/irregular.ts';
import {
  CONTRARIES,
  OPPOSING_PREFIXES,
  OPPOSITES,
  PAIRED_PREFIXES,
  SERIES,
} from '../../language/packs/en/marking/opposites.ts';
import { PHRASES, SYNONYM_GROUPS } from '../../language/packs/en/marking/synonyms.ts';
import { porter2 } from '../../language/porter.ts';
import { foreignOpposites } from './languages.ts';

const stems = new Map<string, string>();

/** Adjectives whose degrees are one word to a marker: "high", "higher", "highest". */
const GRADABLE =
  'high low big large small long short tall fast quick slow heavy light strong weak hot warm cold cool thick thin wide narrow deep shallow hard soft loud quiet bright dark dim near close far great tight loose steep smooth rough sharp dull clean dirty rich poor cheap dense young old new strict safe simple tough clear sweet wet dry flat full fat early late easy heavy happy tiny';
/** Written forms by the word they are forms of. */
const bases = new Map<string, string>();
for (const word of GRADABLE.split(' ')) {
  const base = word.endsWith('y') ? `${word.slice(0, -1)}i` : word.endsWith('e') ? word.slice(0, -1) : word;
  const doubled = /[^aeiou][aeiou][^aeiouwy]$/.test(word) ? word + word.slice(-1) : base;
  for (const form of [base, doubled]) for (const ending of ['er', 'est']) bases.set(form + ending, word);
}
for (const [form, word] of [
  ['farther', 'far'],
  ['further', 'far'],
  ['farthest', 'far'],
  ['furthest', 'far'],
  ['lesser', 'less'],
] as const)
  bases.set(form, word);
for (const entry of IRREGULAR_FORMS.split(';')) {
  const [word = '', ...forms] = entry.trim().split(/\s+/);
  for (const form of forms) bases.set(form, word);
}

/** The stem of a lower-case word (English rules; words of other scripts come back as they are). */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const base = bases.get(word) ?? word;
  const found = /^[a-z']+$/.test(base) ? porter2(base) : base;
  if (stems.size < 50_000) stems.set(word, found);
  return found;
}

const pair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);
const splitPairs = (text: string, stemmed: (word: string) => string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => entry.split('/').map((side) => side.split('|').map(stemmed)));

function crossed(text: string, stemmed: (word: string) => string = stemOf): Set<string> {
  const pairs = new Set<string>();
  for (const [left = [], right = []] of splitPairs(text, stemmed)) {
    for (const a of left) for (const b of right) if (a !== b) pairs.add(pair(a, b));
  }
  return pairs;
}

type Pairs = ReadonlyMap<string, ReadonlySet<string>>;

/** Pairs by either of their sides: an answer is compared word by word, and no name is to be put together for each two. */
function indexed(entries: ReadonlySet<string>): Pairs {
  const sides = [...entries].flatMap((entry) => {
    const [a = '', b = ''] = entry.split(' ');
    return [
      { a, b },
      { a: b, b: a },
    ];
  });
  const grouped = Map.groupBy(sides, ({ a }) => a);
  return new Map([...grouped].map(([a, others]) => [a, new Set(others.map(({ b }) => b))]));
}
const holdsPair = (pairs: Pairs, a: string, b: string) => pairs.get(a)?.has(b) === true;

const opposites = crossed(OPPOSITES);
for (const { pairs, stem: stemmed } of foreignOpposites)
  for (const entry of crossed(pairs, stemmed)) opposites.add(entry);
const contraries = crossed(CONTRARIES);
/** Each member of a series is another thing than any other: "June" in the place of "May". */
function apart(series: string, stemmed: (word: string) => string): void {
  for (const line of series.split(';')) {
    const members = [...new Set(line.trim().split(/\s+/).filter(Boolean).map(stemmed))];
    for (const [index, a] of members.entries()) for (const b of members.slice(index + 1)) contraries.add(pair(a, b));
  }
}
apart(SERIES, stemOf);
for (const { inPlace, series, stem: stemmed } of foreignOpposites) {
  for (const entry of crossed(inPlace, stemmed)) contraries.add(entry);
  apart(series, stemmed);
}

const synonyms = new Set<string>();
for (const line of SYNONYM_GROUPS.split(';')) {
  const group = [...new Set(line.trim().split(/\s+/).filter(Boolean).map(stemOf))];
  for (const [index, a] of group.entries()) for (const b of group.slice(index + 1)) synonyms.add(pair(a, b));
}
/** A pair cannot be both; the list of opposites wins. */
for (const entry of opposites) synonyms.delete(entry);

const opposed = indexed(opposites);
const alike = indexed(synonyms);
const contrary = indexed(contraries);

export const areSynonyms = (a: string, b: string) => holdsPair(alike, a, b);

/** Opposite stems: listed, or one is the other with an opposing prefix ("complete", "incomplete"). */
export function areOpposites(a: string, b: string): boolean {
  if (holdsPair(opposed, a, b)) return true;
  if (holdsPair(alike, a, b)) return false;
  return opposedByPrefix(a, b);
}

/** Prefixes that may stand for a word of their own. */
const WHOLE_PREFIXES: ReadonlySet<string> = new Set(PAIRED_PREFIXES.flat());
const UNDOING = 'un';
/** One word is the other with an opposing prefix, in English as in the languages that share some of them ("unendlich"). */
export function opposedByPrefix(a: string, b: string): boolean {
  // What differs by its beginning ends alike.
  if (a[a.length - 1] !== b[b.length - 1] && !WHOLE_PREFIXES.has(a)) return false;
  if (PAIRED_PREFIXES.some(([one, other]) => pairedBy(one, other, a, b) || pairedBy(other, one, a, b))) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (!long.endsWith(short)) return false;
  const prefix = long.slice(0, long.length - short.length);
  // "Unpack" undoes "pack", but "inform" nothing of "form".
  return short.length >= (prefix === UNDOING ? 4 : 5) && OPPOSING_PREFIXES.includes(prefix);
}

/** Opposites, or words that are only where one stands in the other's place ("stops" for "enables"). */
export const areContraries = (a: string, b: string): boolean =>
  areOpposites(a, b) || (holdsPair(contrary, a, b) && !holdsPair(alike, a, b));

/** So many letters behind a prefix, or none, make the same rest. */
const REST = 3;
function pairedBy(one: string, other: string, a: string, b: string): boolean {
  if (!a.startsWith(one) || !b.startsWith(other)) return false;
  const rest = a.slice(one.length);
  return rest === b.slice(other.length) && (rest === '' || rest.length >= REST);
}

interface Phrase {
  words: string[];
  word: string;
}
const phrases = new Map<string, Phrase[]>();
for (const entry of PHRASES.split(';')) {
  const [phrase = '', word = ''] = entry.trim().split('=');
  const words = phrase.split(/\s+/);
  const head = words[0] ?? '';
  if (word === '') continue;
  phrases.set(
    head,
    [...(phrases.get(head) ?? []), { words, word }].sort((a, b) => b.words.length - a.words.length),
  );
}

/** The longest known phrase that starts at `tokens[at]`, as the one word it stands for. */
export function phraseAt(tokens: readonly { text: string }[], at: number): { word: string; length: number } | null {
  const candidates = phrases.get(tokens[at]?.text ?? '');
  const found = candidates?.find(({ words }) => words.every((word, index) => tokens[at + index]?.text === word));
  return found ? { word: found.word, length: found.words.length } : null;
}
