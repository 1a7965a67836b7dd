/** Lists tied to what they list: inside a sentence behind a colon, below a lead-in; steps are such lists in order. */

import { isFormula, standsAlone } from '../alone.ts';
import type { FactPlaces, Wording } from '../model.ts';
import { isBalanced, type Range } from '../phrase.ts';
import type { Reading } from '../reading.ts';
import { itemsIn, withoutJoint } from './items.ts';
import { fact, place } from './parts.ts';

const MOST_ITEMS = 15;
const MARK = /^(?:[•◦▪‣●○■□–—*-]|\(?\p{Nd}{1,2}[.)]|\(?[a-z][.)]|[ivx]{1,4}[.)])\s/u;

/** The lead-in of a list: the phrase that says what is listed, else the whole of it where it stands alone. */
function leadOf(reading: Reading, to: number): { range: Range; ordered: boolean } | null {
  const { tokens, lexicon, from } = reading;
  let member = -1;
  for (let at = from; at < to; at++) {
    const { text } = tokens[at]!; // at < to
    if (lexicon.members.has(text) || lexicon.ordered.has(text)) member = at;
  }
  const range = { from, to };
  if (!tells(reading, range)) return null;
  if (member < 0 || !standsAlone(reading, withoutFollowing(reading, range), false)) return null;
  return isBalanced(tokens, range) ? { range, ordered: lexicon.ordered.has(tokens[member]?.text ?? '') } : null;
}

/** Whether a lead-in says what is listed: "There are two cases" does not. */
function tells({ tokens, lexicon }: Reading, { from, to }: Range): boolean {
  const { members, ordered, numbers, expletives, verbs } = lexicon;
  const { articles, determiners, prepositions, pointing, hedges, generic } = lexicon;
  const empty = [
    members,
    ordered,
    numbers,
    expletives,
    verbs,
    articles,
    determiners,
    prepositions,
    pointing,
    hedges,
    generic,
  ];
  return tokens.slice(from, to).some(({ kind, text }) => kind === 'word' && !empty.some((words) => words.has(text)));
}

/** A lead-in without the words that point at the list itself: "are the following", "as follows". */
function withoutFollowing({ tokens, lexicon }: Reading, { from, to }: Range): Range {
  let end = to;
  while (
    end > from &&
    (lexicon.pointing.has(tokens[end - 1]?.text ?? '') || lexicon.articles.has(tokens[end - 1]?.text ?? ''))
  )
    end--;
  return { from, to: end };
}

/** "There are three types of memory: a, b, and c." */
export function listInside(reading: Reading): FactPlaces[] {
  const { tokens, from, to, sentence } = reading;
  if (sentence.kind !== 'prose') return [];
  let colon = from;
  while (colon < to && !/^[:：]$/.test(tokens[colon]?.text ?? '')) colon++;
  if (colon >= to - 2 || colon - from < 3) return [];
  const lead = leadOf(reading, colon);
  const items = lead ? itemsIn(reading, { from: colon + 1, to }) : [];
  if (!lead || items.length < 2 || !countFits(reading, lead.range, items.length)) return [];
  const parts = { items: items.map((item) => place(reading, item)) };
  return [fact(reading, lead.ordered ? 'step' : 'list', place(reading, lead.range), parts)];
}

/** Whether a number word in the lead-in, if there is one, is the number of members. */
function countFits({ tokens, lexicon }: Reading, { from, to }: Range, count: number): boolean {
  for (let at = from; at < to; at++) {
    const told = lexicon.numberWords.indexOf(tokens[at]?.text ?? '');
    if (told >= 0) return told + 2 === count;
  }
  return true;
}

const kindOfMark = (text: string): string =>
  /^\(?\p{Nd}/u.test(text) ? '1' : /^\(?[a-z]/.test(text) ? 'a' : text.charAt(0);

/** A sentence that ends in a colon and the marked items below it. */
export function listBelow(readings: readonly (Reading | null)[], at: number): FactPlaces[] {
  const reading = readings[at];
  if (!reading?.leads) return [];
  const lead = leadOf(reading, reading.to);
  if (!lead) return [];
  const items: Wording[] = [];
  let last = at;
  let numbered = true;
  let paragraph = -1;
  let marked: string | null = null;
  for (let next = at + 1; next < readings.length && items.length < MOST_ITEMS; next++) {
    const item = readings[next];
    if (item === null || item === undefined) {
      if (next - last > 3) break;
      continue;
    }
    if (item.sentence.section !== reading.sentence.section) break;
    if (MARK.test(item.text)) {
      const told = withoutJoint(item, { from: item.context?.from ?? item.from, to: item.to });
      // Items in several depths, or with variables, are no list that can be told.
      if (kindOfMark(item.text) !== kindOfMark(marked ?? item.text) || isFormula(item.tokens, told)) return [];
      marked ??= item.text;
      if (!/^\(?\p{Nd}/u.test(item.text)) numbered = false;
      items.push(place(item, told));
      [last, paragraph] = [next, item.sentence.paragraph];
    } else if (item.sentence.paragraph !== paragraph) break;
  }
  if (items.length < 2 || !countFits(reading, lead.range, items.length)) return [];
  const kind = lead.ordered && numbered ? 'step' : 'list';
  return [fact(reading, kind, place(reading, lead.range), { items, last })];
}
