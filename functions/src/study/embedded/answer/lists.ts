/** Sentences that announce what follows them, and the lists that do follow. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { Group } from './compose.ts';
import { ITEM_MARK } from './define.ts';

const ANNOUNCES = /[:：]["”’)]?$|\bthe following(?: \p{L}+){0,2}\.$/u;
/** A longer list is a part of the book. */
const MOST_ITEMS = 10;
const TEXT = new Set(['prose', 'fragment', 'caption']);

export const announces = (index: BookIndex, at: number): boolean => ANNOUNCES.test(index.sentences[at]?.text ?? '');

/** The items of the list that follows a sentence: first and last sentence of each; none where none follows. */
export function listAfter(index: BookIndex, at: number): { first: number; last: number }[] {
  const items: { first: number; last: number }[] = [];
  const section = index.sentences[at]?.section;
  for (let next = at + 1; next < index.sentences.length; next++) {
    const sentence = index.sentences[next];
    if (sentence?.kind === 'furniture') continue;
    if (!sentence || sentence.section !== section || !TEXT.has(sentence.kind)) break;
    const open = items.at(-1);
    if (ITEM_MARK.test(sentence.text)) {
      if (items.length === MOST_ITEMS) break;
      items.push({ first: next, last: next });
    } else if (open && sentence.paragraph === index.sentences[open.first]?.paragraph) open.last = next;
    else break;
  }
  return items.length >= 2 ? items : [];
}

/**
 * Groups that stop before their point made whole: one that ends by announcing a list gets the list, else it loses the
 * announcement; it goes where nothing else is left of it and another group stands.
 */
export function withLists(groups: readonly Group[], index: BookIndex): Group[] {
  const whole = groups.flatMap((group): Group[] => {
    if (!announces(index, group.last)) return [group];
    const items = listAfter(index, group.last).map((item): Group => ({ ...item, main: item.first, item: true }));
    if (items.length > 0) return [group, ...items];
    return group.last > group.first
      ? [{ ...group, last: group.last - 1, main: Math.min(group.main, group.last - 1) }]
      : [];
  });
  return whole.length > 0 ? whole : [...groups];
}
