/** Steps, stages and dates of one list, to be put in order. */
import type { DraftMcq } from '../../engine.ts';
import { shuffled } from '../../gate/seed.ts';
import { capital, framed, type QuizContext } from '../context.ts';
import { type BookList, listsOf } from '../lists.ts';
import { because, LETTERS, type McqForm } from './form.ts';

const ITEMS = { least: 3, most: 6, chars: 90 };
const YEAR = /\b(?:1\d|20)\d\d\b/g;

export const order: McqForm = {
  level: 'understand',
  most: (count) => Math.ceil(count / 5),
  candidates: (context) =>
    listsOf(context)
      .filter(({ page, chapter }) => chapter >= 0 && context.inRange(page))
      .flatMap((list) => {
        const items = orderedItems(context, list);
        if (!items) return [];
        return {
          form: 'order',
          chapter: list.chapter,
          score: 5,
          about: [`list ${list.at}`],
          names: [list.lead],
          draft: (random) => draftOf(context, list, items, random),
        };
      }),
};

/** The members in their order: as steps are listed, or by the one year that each names, which is left out. */
function orderedItems({ frames }: QuizContext, list: BookList): BookList['items'] | null {
  const { items, ordered } = list;
  if (items.length < ITEMS.least || items.length > ITEMS.most) return null;
  const years = items.map(({ text }) => text.match(YEAR) ?? []);
  const dated = years.every(({ length }) => length === 1) && new Set(years.flat()).size === items.length;
  if (!ordered && !dated) return null;
  const undated = (text: string) => capital(text.replace(YEAR, '…'));
  const found = dated
    ? items
        .map((item, at) => ({ item: { ...item, text: undated(item.text) }, year: Number(years[at]?.[0]) }))
        .sort((a, b) => a.year - b.year)
        .map(({ item }) => item)
    : items;
  // "Early, middle, late" say themselves which comes first.
  const telling = new Set(frames.selfOrdered?.split(' '));
  const told = found.filter(({ text }) => telling.has(text.split(' ', 1)[0]?.toLowerCase() ?? ''));
  return told.length > 1 || found.some(({ text }) => text.length > ITEMS.chars || /\p{Nd}/u.test(text)) ? null : found;
}

function draftOf(
  context: QuizContext,
  { placed, quote }: BookList,
  items: BookList['items'],
  random: () => number,
): DraftMcq | null {
  const listed = shuffled(items, random);
  const key = items.map((item) => listed.indexOf(item));
  const shown = (places: readonly number[]) => places.map((at) => LETTERS[at]).join(' → ');
  const [first] = items;
  if (!first) return null;
  const parts = items.map((item) => ({ text: item.text, quote: quote ?? item.quote }));
  return {
    question: `${framed(context.frames.stages, placed)}\n${listed.map(({ text }, at) => `${LETTERS[at]}. ${text}`).join('\n')}`,
    options: [key, ...orders(key, random)].map(shown),
    answer_index: 0,
    explanation: because(context, ...(quote ? [quote] : items.map((item) => item.quote))),
    evidence: quote ?? first.quote,
    parts,
  };
}

/** Three other orders of the same places, each different from the right one and from one another. */
export function orders(key: readonly number[], random: () => number): number[][] {
  const found = new Map<string, number[]>();
  for (let tries = 0; tries < 50 && found.size < 3; tries++) {
    const other = shuffled(key, random);
    if (other.some((at, i) => at !== key[i])) found.set(other.join(), other);
  }
  return [...found.values()];
}
