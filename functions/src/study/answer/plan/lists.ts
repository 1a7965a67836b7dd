/** Sentences that announce what follows them, and the lists that do follow. */
import type { BookIndex } from '../../../book/search/build.ts';
import { type Item, itemsAfter } from '../../../book/telling/lists.ts';
import { ITEM_MARK } from '../../../book/telling/marked.ts';
import type { Group } from '../compose/compose.ts';

const MOST_PIECES = 6;
const ENDS = /[.!?;。！？]$/u;
/** A longer formula is a program, which the page shows better. */
const LONGEST = 300;

/** Whether a sentence ends by announcing what follows it. */
export const announces = (index: BookIndex, at: number): boolean => index.traits.has(at, 'announces');

/** The items of the list that follows a sentence: first and last sentence of each; none where none follows. */
export const listAfter = (index: BookIndex, at: number): Item[] => itemsAfter(index.sentences, at);

/** The formula or the lines of a program right after a sentence that announces them; null where none stand there. */
export function formulaAfter(index: BookIndex, at: number): { first: number; last: number } | null {
  const from = index.sentences[at];
  const lines: number[] = [];
  let length = 0;
  for (let next = at + 1; next <= at + MOST_PIECES; next++) {
    const sentence = index.sentences[next];
    if (sentence?.kind === 'furniture' && lines.length === 0) continue;
    const isLine = sentence?.kind === 'code' || (sentence?.kind === 'fragment' && !ENDS.test(sentence.text));
    if (!sentence || !isLine || sentence.section !== from?.section || ITEM_MARK.test(sentence.text)) break;
    length += sentence.text.length;
    if (length > LONGEST || sentence.page !== index.sentences[lines[0] ?? next]?.page) break;
    lines.push(next);
  }
  const [first] = lines;
  return first === undefined ? null : { first, last: lines.at(-1) ?? first };
}

/** The last piece of a sentence that formulas part ("… if every cover | U = { … } | has …."); null where it is whole, or has no end nearby. */
function endOf(index: BookIndex, { first, last }: Group): number | null {
  const start = index.sentences[first];
  if (first !== last || start?.kind !== 'fragment' || ENDS.test(start.text)) return null;
  for (let next = first + 1; next <= first + MOST_PIECES; next++) {
    const piece = index.sentences[next];
    if (!piece || piece.page !== start.page || piece.section !== start.section) return null;
    if (!['code', 'fragment', 'prose'].includes(piece.kind) || ITEM_MARK.test(piece.text)) return null;
    if (ENDS.test(piece.text)) return /^\p{Ll}{2}/u.test(piece.text) ? next : null;
  }
  return null;
}

/**
 * Groups that stop before their point made whole: one that ends by announcing a list gets the list, else it loses the
 * announcement; a lone sentence may have its formula instead; it goes where nothing else is left of it and another group stands.
 * @param tellsAlone a group that has all that is asked for, whatever it announces
 */
export function withLists(
  groups: readonly Group[],
  index: BookIndex,
  tellsAlone: (group: Group) => boolean = () => false,
): Group[] {
  const whole = groups.flatMap((group): Group[] => {
    const end = endOf(index, group);
    if (end !== null) return [{ ...group, last: end, pieces: true }];
    if (!announces(index, group.last) || tellsAlone(group)) return [group];
    const items = listAfter(index, group.last).map((item): Group => ({ ...item, main: item.first, item: true }));
    if (items.length > 0) return [group, ...items];
    const formula = group.first === group.last ? formulaAfter(index, group.last) : null;
    if (formula !== null) return [group, { ...formula, main: formula.first, pieces: true }];
    return group.last > group.first
      ? [{ ...group, last: group.last - 1, main: Math.min(group.main, group.last - 1) }]
      : [];
  });
  // A list that was picked with its announcement is said once.
  const once = whole.filter(
    ({ item, first }, at) => !item || whole.findIndex((other) => other.item && other.first === first) === at,
  );
  return once.length > 0 ? once : [...groups];
}
