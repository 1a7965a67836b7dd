/** "List the four modalities": the sentence, the list or the run of sentences that names them, as many as are asked for. */

import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { ASKS_BACK } from '../../../book/telling/signs.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import type { PackCode } from '../../../language/codes.ts';
import { NEVER, pattern } from '../../../language/match.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Listing } from '../../../language/parts/listing.ts';
import type { Candidate, Retrieved } from '../../find/candidates.ts';
import { type Group, groupAround } from '../compose/compose.ts';
import { announces, listAfter } from './lists.ts';
import { type Members, namesThem, numberSaid } from './members.ts';

/** A series is told within so many sentences after it is announced, and is announced so near the best places. */
const SERIES = 45;
const NEAR = 12;
/** The share of the question's weight that must stand in or around a sentence that lists. */
const LEAST = 0.5;
/** … and in one that lists without saying how many. */
const MOSTLY = 0.8;
/** Where nobody says how many, fewer are no list. */
const FEWEST = 3;
/** What is listed is named so near the first member (characters). */
const LEAD_IN = 60;

/** Names a number of members: that many, or any number where none is asked for. */
const numberOf = (count: number | null, { numbers }: Listing): RegExp => {
  const one = count === null ? undefined : numbers[count - 2];
  return one === undefined ? pattern`\b(?:${numbers.join('|')})\b` : pattern`\b(?:${one}|${String(count)})\b`;
};

/** The groups that name the members asked for; empty where none of the best places does. */
export function pickMembers(
  wanted: Members,
  weights: ReadonlyMap<string, number>,
  retrieved: Retrieved,
  index: BookIndex,
  facts: KnowledgeBase | null = null,
): Group[] {
  const { listing } = packFor(index.language);
  if (!listing) return [];
  const { count, head } = wanted;
  const stated = facts && listedIn(facts, wanted, weights, index);
  if (stated) return stated;
  const number = numberOf(count, listing);
  const worth = ({ at, cover, around, passage }: Candidate) =>
    cover + 0.5 * around + passage + (number.test(index.sentences[at]?.text ?? '') ? 0.5 : 0);
  const places = retrieved.candidates
    .filter(({ at, around }) => around >= (count === null ? MOSTLY : LEAST) && tellsOf(at, head, weights, index))
    .toSorted((a, b) => worth(b) - worth(a) || a.at - b.at);
  const names = (at: number) => namesThem(index.sentences[at]?.text ?? '', wanted, index.language);
  const enumerating = places.find(({ at, cover }) => {
    const text = index.sentences[at]?.text ?? '';
    if (!names(at)) return false;
    if (count === null) return cover >= LEAST && leadsIn(text, head, listing, index.language);
    return (number.test(text) || cover >= MOSTLY) && sizesOf(text, listing, count).includes(count);
  });
  const said = enumerating ?? (count === null ? saidOutright(wanted, weights, retrieved, index, listing) : undefined);
  if (said) return [{ ...groupAround(index, said.at, 'needed'), members: true }];
  for (const { at } of places) {
    const items = names(at) && (count !== null || announces(index, at)) ? listAfter(index, at) : [];
    const asks = items.some(({ first }) => ASKS_BACK.test(index.sentences[first]?.text ?? ''));
    const fits = count === null ? items.length >= FEWEST : items.length === count;
    if (fits && !asks) return [{ ...groupAround(index, at, 'needed'), members: true }, ...items.map(asItem)];
  }
  return count === null
    ? (places.map(({ at }) => numberedAfter(at, names, index, listing)).find((groups) => groups.length > 0) ?? [])
    : toldOneByOne(count, places, names, index, listing);
}

/** What the question tells of the list must stand near a fact that lists, so much of it. */
const NEAR_FACT = 0.75;

/** What the book's facts have read as a list of just that: as many as are asked for, the one nearest to the question; null where none is. */
function listedIn(
  facts: KnowledgeBase,
  wanted: Members,
  weights: ReadonlyMap<string, number>,
  index: BookIndex,
): Group[] | null {
  const { count, head } = wanted;
  const [best] = (['list', 'step', 'part'] as const)
    .flatMap((kind) => facts.ofKind(kind))
    .filter(({ items, subject }) => {
      const enough = count === null ? items.length >= FEWEST : items.length === count;
      return enough && namesThem(subject, wanted, index.language);
    })
    .map(({ stored: { first, last } }) => ({ first, last, near: nearby(first, head, weights, index) }))
    .filter(({ near }) => near >= NEAR_FACT)
    .toSorted((a, b) => b.near - a.near || a.first - b.first);
  if (!best) return null;
  const items = listAfter(index, best.first);
  return [{ ...groupAround(index, best.first, 'needed'), members: true }, ...items.map(asItem)];
}

/** What a sentence is about stands among its first words. */
const SUBJECT_WORDS = 5;

/** Three things or more, strung together behind a word that members follow. */
const joined = ({ and, follows }: Listing) =>
  new RegExp(`${EDGE}(?:${follows}) (?:${ITEM}, )+(?:${and}) ${ITEM}`, 'iu');

/** The best sentence that begins with what is to be listed and strings it together: "The four lobes of the brain are …". */
function saidOutright(
  wanted: Members,
  weights: ReadonlyMap<string, number>,
  { candidates }: Retrieved,
  index: BookIndex,
  listing: Listing,
): Candidate | undefined {
  return candidates
    .filter(({ at }) => {
      const text = index.sentences[at]?.text ?? '';
      const opening = text.split(/\s+/).slice(0, SUBJECT_WORDS).join(' ');
      return (
        !packFor(index.language).signs?.leansBack?.test(text) &&
        !/,/.test(opening) &&
        namesThem(opening, wanted, index.language) &&
        !ASKS_BACK.test(text) &&
        tellsOf(at, wanted.head, weights, index) &&
        joined(listing).test(text)
      );
    })
    .toSorted((a, b) => b.cover + b.around - a.cover - a.around || a.at - b.at)[0];
}

/** A sentence that says how many there are ("… of four distinct types."), with as many numbered items that follow it; else none. */
function numberedAfter(at: number, names: (at: number) => boolean, index: BookIndex, listing: Listing): Group[] {
  const text = index.sentences[at]?.text ?? '';
  const said = numberOf(null, listing).exec(text)?.[0];
  if (said === undefined || !names(at)) return [];
  const series = seriesAfter(index, at, listing);
  return series.length === numberSaid(said, listing)
    ? [{ first: at, last: at, main: at, members: true }, ...series.map(asItem)]
    : [];
}

/** Terms that say what the members are of stand so near the sentence that lists them (sentences), or in its section's title. */
const OF_NEAR = 4;

/** Whether most of what a question tells beside the head of its list ("stages *of sleep*") stands near a sentence. */
export const tellsOf = (at: number, head: string, weights: ReadonlyMap<string, number>, index: BookIndex): boolean =>
  nearby(at, head, weights, index) >= LEAST;

/** The share of what a question tells beside the head of its list that stands near a sentence, or in its section's title; 1 where it tells nothing else. */
function nearby(at: number, head: string, weights: ReadonlyMap<string, number>, index: BookIndex): number {
  const { listing } = packFor(index.language);
  const number = listing ? numberOf(null, listing) : NEVER;
  const told = [...weights].filter(([term]) => term !== head && !number.test(term) && !/^\p{Nd}+$/u.test(term));
  const { section } = index.sentences[at] ?? {};
  const near = new Set(termsOf(index.sections[section ?? -1]?.title ?? '', index.language));
  for (let other = at - OF_NEAR; other <= at + OF_NEAR; other++)
    if (index.sentences[other]?.section === section)
      for (const term of termsOf(index.sentences[other]?.text ?? '', index.language)) near.add(term);
  const sum = (some: typeof told) => some.reduce((total, [, weight]) => total + weight, 0);
  const all = sum(told);
  return all === 0 ? 1 : sum(told.filter(([term]) => near.has(term))) / all;
}

/** Members that sentences open, one after another, behind one that announces how many there are. */
function toldOneByOne(
  count: number,
  places: readonly Candidate[],
  names: (at: number) => boolean,
  index: BookIndex,
  listing: Listing,
): Group[] {
  const number = numberOf(count, listing);
  const announcing = new Set(
    places.flatMap(({ at }) => Array.from({ length: 2 * NEAR }, (_, step) => at - NEAR + step)),
  );
  for (const at of [...announcing].sort((a, b) => a - b)) {
    const sentence = index.sentences[at];
    if (sentence?.kind !== 'prose' || !number.test(sentence.text) || !names(at)) continue;
    // It may name them itself: what is numbered behind it is of something else.
    if (sizesOf(sentence.text, listing, count).includes(count))
      return [{ ...groupAround(index, at, 'needed'), members: true }];
    const series = seriesAfter(index, at, listing);
    if (series.length === count) return [{ first: at, last: at, main: at, members: true }, ...series.map(asItem)];
  }
  return [];
}

const asItem = ({ first, last }: { first: number; last: number }): Group => ({ first, last, main: first, item: true });

/** A mark of a list that stands by itself, before what it marks: "A.", "(2)". */
const MARK = /^[([]?(?:\p{Lu}|\p{Nd}{1,2}|[ivx]{1,4})[.)\]]$/u;

/** "2." before an item; what stands behind it in so few words only names it, and the next sentence tells of it. */
const NUMBER_MARK = /^[([]?(\p{Nd}{1,2})[.)\]]\s/u;
const NAME_WORDS = 9;
const isBeside = (at: number, index: BookIndex): boolean =>
  index.sentences[at + 1]?.kind === 'prose' && index.sentences[at + 1]?.paragraph === index.sentences[at]?.paragraph;

/** The sentences after one that each open the next member, up to the end of its section or the next announcement. */
function seriesAfter(index: BookIndex, at: number, { nextOne, lastOne }: Listing): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (let next = at + 1; next <= at + SERIES; next++) {
    const sentence = index.sentences[next];
    if (sentence?.section !== index.sentences[at]?.section) break;
    if (sentence?.kind !== 'prose') continue;
    const numbered = Number(NUMBER_MARK.exec(sentence.text)?.[1]) === found.length + 1;
    if (numbered || nextOne?.test(sentence.text) || MARK.test(index.sentences[next - 1]?.text ?? '')) {
      const goesOn = numbered && countWords(sentence.text) < NAME_WORDS && isBeside(next, index);
      found.push({ first: next, last: goesOn ? next + 1 : next });
      if (lastOne?.test(sentence.text)) break;
    }
  }
  return found;
}

const ITEM = '[^,;:.()]{2,60}';

/** Three or more things strung together, with what stands before them. */
const strings = ({ and, follows }: Listing) => [
  new RegExp(`(?:^|[:—,] |${EDGE}(?:${follows}) )((?:${ITEM}, )+)(?:${and}) ${ITEM}`, 'giu'),
  new RegExp(`((?:${ITEM}, )+)${ITEM} (?:${and}) ${ITEM}`, 'giu'),
];
/** The mark of a member within a sentence: "1)", "(b)". */
const NUMBERED = /(?<=^|[\s(])(?:\p{Nd}{1,2}|[a-h])\)(?=\s)/gu;
const EDGE = '(?<![\\p{L}\\p{M}\\p{N}])';

/** How many things a sentence strings together, in each place where it does: "a, b, c, and d" or "a, b and c". */
function sizesOf(text: string, listing: Listing, count: number): number[] {
  if (count === 2)
    return listing.both &&
      pattern`\b(?:${listing.both})\b.{2,80}\b(?:${listing.and})\b|: .{2,150}\b(?:${listing.and})\b`.test(text)
      ? [2]
      : [];
  const numbered = text.match(NUMBERED)?.length ?? 0;
  const strung = strings(listing).flatMap((one, more) =>
    [...text.matchAll(one)].map(([, items]) => (items?.split(', ').length ?? 1) + more),
  );
  return numbered > 1 ? [numbered, ...strung] : strung;
}

/** Whether a sentence counts up just so many things. */
export function countsUp(at: number, count: number, index: BookIndex): boolean {
  const { listing } = packFor(index.language);
  return listing !== undefined && sizesOf(index.sentences[at]?.text ?? '', listing, count).includes(count);
}

/** Whether a sentence strings three things or more together right behind the word for what they are. */
function leadsIn(text: string, head: string, listing: Listing, language: PackCode): boolean {
  const named = (before: string) => termsOf(before.slice(-LEAD_IN), language).includes(head);
  return strings(listing).some((one, more) =>
    [...text.matchAll(one)].some(({ index, 1: items }) => {
      const size = (items?.split(', ').length ?? 1) + more;
      return size >= FEWEST && named(text.slice(0, index + (more === 0 ? 1 : (items?.indexOf(',') ?? 0))));
    }),
  );
}
